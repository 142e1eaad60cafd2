import { expect, test } from 'vitest';

import { arrowsTo } from './arrows.ts';
import { freeBox } from './camera.ts';
import type { Laid } from './moves.ts';

const size = { width: 400, height: 400 };
const camera = { x: 0, y: 0, scale: 40 };
const free = freeBox(size, { top: 40, right: 0, bottom: 60, left: 0 });
const laid = (x: number, y: number, seat = 1): Laid => ({ at: ['RRRRRRR', x, y, 0], seat, by: 'Bo' });

test('what is in sight needs no arrow, nor does what one did oneself', () => {
  expect(arrowsTo([laid(0, 0), { at: ['RRRRRRR', 20, 0, 0] }], camera, size, free)).toEqual([]);
});

test('what is not is pointed at from the edge of what is free', () => {
  const [right] = arrowsTo([laid(20, -3)], camera, size, free);
  expect(right?.pixel).toEqual({ x: 374, y: 100 });
  expect(right?.angle).toBe(0);
  const [below] = arrowsTo([laid(-1, 9)], camera, size, free);
  expect(below?.pixel.y).toBe(314);
  expect(below?.angle).toBe(90);
});

test('the buttons in the corner of the view are not covered', () => {
  const [corner] = arrowsTo([laid(20, 9)], camera, size, free);
  expect(corner?.pixel).toEqual({ x: 318, y: 314 });
});

test('several in one direction are one arrow, to the latest', () => {
  const arrows = arrowsTo([laid(20, 0, 1), laid(21, 0, 2), laid(-20, 0, 3)], camera, size, free);
  expect(arrows.map(({ seat }) => seat)).toEqual([3, 2]);
});
