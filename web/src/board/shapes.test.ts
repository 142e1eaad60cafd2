import { expect, test } from 'vitest';

import { tile } from '../../../look/tiles.json';
import { halfPath, wholePath } from './shapes.ts';

const numbers = (path: string): number[] => (path.match(/-?\d*\.?\d+/g) ?? []).map(Number);

test.each(['disc', 'octagon', 'square'] as const)('half a %s stays on its tile', (shape) => {
  for (const inward of [
    { x: 0, y: 1 },
    { x: 0, y: -1 },
    { x: 1, y: 0 },
    { x: -1, y: 0 },
  ]) {
    const path = halfPath(shape, inward);
    expect(path).toMatch(/^M.*Z$/);
    if (shape === 'disc') continue; // an arc's numbers are not all points
    const values = numbers(path);
    for (let i = 0; i + 1 < values.length; i += 2) {
      const depth = (values[i] ?? 0) * inward.x + (values[i + 1] ?? 0) * inward.y;
      expect(depth).toBeGreaterThanOrEqual(tile.margin - 1e-9);
    }
  }
});

test('drawn as squares discs reach the corners of the unit squares, and no further', () => {
  expect(Math.max(...numbers(wholePath('square')))).toBe(0.5);
  expect(Math.max(...numbers(wholePath('octagon')))).toBeLessThan(0.5);
});
