import { expect, test } from 'vitest';

import { Presses } from './double.ts';

test('a second tap does not press what has come to the same place meanwhile', () => {
  let now = 1000;
  const presses = new Presses(() => now);
  expect(presses.isMeant('other', 'Lay it here')).toBe(true);
  now += 150;
  expect(presses.isMeant('other', 'Play again for 2 tokens')).toBe(false);
  expect(presses.isMeant('end', 'End turn')).toBe(true);
  now += 300;
  expect(presses.isMeant('other', 'Play again for 2 tokens')).toBe(true);
});

test('what is still the same may be pressed as fast as one can', () => {
  const presses = new Presses(() => 5);
  expect([1, 2, 3].map(() => presses.isMeant('other', 'Lay it here'))).toEqual([true, true, true]);
});
