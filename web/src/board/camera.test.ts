import { expect, test } from 'vitest';

import { between, fitted, moved, scales, shows, toBoard, toPixel, zoomed } from './camera.ts';

const size = { width: 800, height: 600 };
const camera = { x: 2, y: -1, scale: 40 };

test('points go to pixels and back', () => {
  const pixel = toPixel(camera, size, { x: 5, y: 3 });
  expect(toBoard(camera, size, pixel)).toEqual({ x: 5, y: 3 });
});

test('zooming keeps the point under the pointer, within limits', () => {
  const pixel = { x: 100, y: 500 };
  const before = toBoard(camera, size, pixel);
  const after = toBoard(zoomed(camera, size, pixel, 1.7), size, pixel);
  expect(after.x).toBeCloseTo(before.x);
  expect(after.y).toBeCloseTo(before.y);
  expect(zoomed(camera, size, pixel, 1000).scale).toBe(scales.max);
  expect(zoomed(camera, size, pixel, 0.0001).scale).toBe(scales.min);
});

test('everything fits into view, on a phone too', () => {
  const box = { left: -9, top: -7, right: 12, bottom: 11 };
  for (const view of [size, { width: 360, height: 400 }]) expect(shows(fitted(box, view), view, box)).toBe(true);
});

test('what a gesture shows is what is drawn when it ends', () => {
  const wanted = zoomed(moved(camera, { x: 30, y: -12 }), size, { x: 200, y: 200 }, 1.5);
  const [, x = 0, y = 0, factor = 0] = (
    /translate\((.+)px, (.+)px\) scale\((.+)\)/.exec(between(camera, wanted, size)) ?? []
  ).map(Number);
  const drawn = toPixel(camera, size, { x: 7, y: 7 });
  const right = toPixel(wanted, size, { x: 7, y: 7 });
  expect(drawn.x * factor + x).toBeCloseTo(right.x);
  expect(drawn.y * factor + y).toBeCloseTo(right.y);
});
