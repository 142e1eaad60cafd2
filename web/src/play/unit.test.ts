import { expect, test } from 'vitest';

import { handUnit } from './unit.ts';

test('tiles grow with the window, and are never too small to be touched', () => {
  const sides = [320, 360, 390, 768, 820, 1080, 2160];
  expect(sides.map(handUnit)).toEqual([36, 36, 36, 60, 66, 95, 96]);
});
