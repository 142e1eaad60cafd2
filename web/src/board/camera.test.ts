import { expect, test } from 'vitest';

import {
  fitted,
  freeBox,
  grown,
  middleOfBox,
  moved,
  noInsets,
  onPixels,
  placed,
  revealing,
  scales,
  shows,
  toBoard,
  toPixel,
  underway,
  zoomed,
} from './camera.ts';

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

const phone = { width: 360, height: 640 };
const box = { left: -9, top: -7, right: 12, bottom: 11 };
const pleasant = { margin: 1.6, largest: 84 };

test('everything fits into what no panel covers, on a phone too', () => {
  for (const view of [size, phone])
    for (const covered of [
      noInsets,
      { top: 60, right: 0, bottom: 200, left: 0 },
      { top: 0, right: 150, bottom: 0, left: 0 },
    ]) {
      const free = freeBox(view, covered);
      const all = fitted(box, view, free, pleasant);
      expect(shows(all, view, grown(box, 1.59), free)).toBe(true);
      expect(toBoard(all, view, middleOfBox(free))).toEqual({ x: 1.5, y: 2 });
    }
});

test('however much is covered, something is free', () => {
  expect(freeBox(phone, { top: 400, right: 0, bottom: 400, left: 0 })).toEqual({
    left: 0,
    top: 400,
    right: 360,
    bottom: 440,
  });
  expect(freeBox(phone, { top: 900, right: 0, bottom: 0, left: 0 }).top).toBe(600);
});

test('what is to be seen comes into view by the shortest way', () => {
  const free = freeBox(size, { top: 100, right: 0, bottom: 100, left: 0 });
  const seen = { left: 2, top: -2, right: 4, bottom: -1 };
  expect(revealing(camera, size, seen, free)).toEqual(camera);
  const right = { left: 20, top: -2, right: 22, bottom: -1 };
  const there = revealing(camera, size, right, free);
  expect(toPixel(there, size, { x: 22, y: 0 }).x).toBeCloseTo(800);
  expect(there.y).toBe(camera.y);
  const below = revealing(camera, size, { left: 2, top: 10, right: 3, bottom: 12 }, free);
  expect(toPixel(below, size, { x: 0, y: 12 }).y).toBeCloseTo(500);
});

test('a glide begins and ends where it should, and never overshoots', () => {
  const to = { x: 9, y: 3, scale: 20 };
  expect(underway(camera, to, 0)).toEqual(camera);
  const end = underway(camera, to, 1);
  for (const name of ['x', 'y', 'scale'] as const) expect(end[name]).toBeCloseTo(to[name]);
  const half = underway(camera, to, 0.5);
  expect(half.x).toBeGreaterThan(camera.x);
  expect(half.x).toBeLessThan(to.x);
  expect(underway(camera, { ...camera, x: 4 }, 0.5).x).toBe(3);
});

test('what was drawn at another scale is put where the camera sees it', () => {
  const wanted = zoomed(moved(camera, { x: 30, y: -12 }), size, { x: 200, y: 200 }, 1.5);
  const [, x = 0, y = 0, factor = 0] = (
    /translate\((.+)px, (.+)px\) scale\((.+)\)/.exec(placed(wanted, size, camera.scale)) ?? []
  ).map(Number);
  const right = toPixel(wanted, size, { x: 7, y: 8 });
  expect(7 * camera.scale * factor + x).toBeCloseTo(right.x);
  expect(8 * camera.scale * factor + y).toBeCloseTo(right.y);
});

test('where it rests it lies on whole pixels, less than one from where it was', () => {
  const before = { x: 2.123, y: -1.77, scale: 37.3 };
  const after = onPixels(before, size);
  const { x, y } = toPixel(after, size, { x: 0, y: 0 });
  expect(x).toBeCloseTo(Math.round(x));
  expect(y).toBeCloseTo(Math.round(y));
  expect(Math.hypot(after.x - before.x, after.y - before.y) * before.scale).toBeLessThan(1);
});
