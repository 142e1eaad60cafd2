import { describe, expect, test } from 'vitest';

import type { Placement } from '../engine/types.ts';
import { boundsOf, boxOf, centreOf, completedBy, halfDiscs, halvesAt, keyOf, wholeDiscs } from './geometry.ts';

// Where the half-disc W of a tile is, seen from its centre.
const west = (rot: number) => halfDiscs('BYRGBYR', rot)[0];

describe('a tile as it lies', () => {
  test('has W on the left, on top, on the right, at the bottom, for 0 to 3 quarter turns', () => {
    expect(west(0)?.from).toEqual({ x: -1, y: 0 });
    expect(west(1)?.from.y).toBe(-1);
    expect(west(2)?.from.x).toBe(1);
    expect(west(3)?.from.y).toBe(1);
  });
  test('has half-discs that point into it', () => {
    for (const rot of [0, 1, 2, 3]) {
      for (const { from, inward } of halfDiscs('BYRGBYR', rot)) {
        expect(Math.hypot(inward.x, inward.y)).toBe(1);
        // A step inward comes nearer to the line through the two squares, or to the centre.
        expect(Math.hypot(from.x + inward.x * 0.3, from.y + inward.y * 0.3)).toBeLessThan(Math.hypot(from.x, from.y));
      }
    }
  });
  test('covers two squares from its top-left one', () => {
    expect(boxOf(['BBBGGRR', 3, -2, 0])).toEqual({ left: 3, top: -2, right: 5, bottom: -1 });
    expect(boxOf(['BBBGGRR', 3, -2, 3])).toEqual({ left: 3, top: -2, right: 4, bottom: 0 });
    expect(centreOf(['BBBGGRR', 0, 0, 1])).toEqual({ x: 0.5, y: 1 });
  });
});

test('bounds are around all tiles, and none around nothing', () => {
  expect(boundsOf([])).toBeUndefined();
  expect(
    boundsOf([
      ['BBBGGRR', 0, 0, 0],
      ['BBBGGRR', -1, 3, 1],
    ]),
  ).toEqual({ left: -1, top: 0, right: 2, bottom: 5 });
});

test('where two tiles meet, discs are whole, and each tile has completed them', () => {
  const first: Placement = ['RBBYYGG', 0, 0, 0];
  const second: Placement = ['RYGGBYY', 2, 0, 0];
  expect(halvesAt(first).map(({ disc }) => keyOf(disc))).toEqual([
    '0,0,left',
    '0,0,top',
    '1,0,top',
    '2,0,left',
    '1,1,top',
    '0,1,top',
  ]);
  const whole = wholeDiscs([first, second]);
  expect(whole.map(({ disc, colour }) => [keyOf(disc), colour])).toEqual([['2,0,left', 'Y']]);
  expect(completedBy(first, [first, second]).map(({ disc }) => keyOf(disc))).toEqual(['2,0,left']);
  expect(completedBy(first, [first])).toEqual([]);
});
