import { describe, expect, test, vi } from 'vitest';

import { grown, noInsets, shows, toPixel } from './camera.ts';
import { boxOf, type Box } from './geometry.ts';
import type { Slot } from './slots.ts';
import { Viewing } from './viewing.svelte.ts';

vi.mock('../look/motion.ts', () => ({ mayMove: () => false })); // everything comes at once

const size = { width: 360, height: 640 };
const free = { top: 60, right: 0, bottom: 180, left: 0 };
const square = (reach: number): Box => ({ left: -reach, top: -reach, right: reach, bottom: reach });

function looking(reach: number): Viewing {
  const viewing = new Viewing();
  viewing.follow(square(reach), false);
  viewing.resize(size, free);
  return viewing;
}

test('the camera stays while there is room for another tile, and follows when there is not', () => {
  const viewing = looking(4);
  const before = viewing.wanted;
  viewing.follow({ ...square(4), right: 5 }, false);
  expect(viewing.wanted).toBe(before);
  const all = { ...square(4), right: 6 };
  viewing.follow(all, false);
  expect(viewing.wanted).not.toBe(before);
  expect(shows(viewing.wanted, size, grown(all, 2.9), viewing.free)).toBe(true);
});

test('who looks at the beginning of a long game again does not look at it from afar', () => {
  const viewing = looking(15);
  const { scale } = viewing.wanted;
  viewing.follow(square(13), false);
  expect(viewing.wanted.scale).toBe(scale);
  viewing.follow(square(1), false);
  expect(viewing.wanted.scale).toBeGreaterThan(2 * scale);
});

test('whoever has moved the view keeps it until they ask for everything', () => {
  const viewing = looking(4);
  viewing.zoom(2);
  const chosen = viewing.wanted;
  viewing.follow(square(9), false);
  expect(viewing.wanted).toBe(chosen);
  viewing.fit();
  expect(shows(viewing.wanted, size, square(9), viewing.free)).toBe(true);
});

test('a phone that is turned shows everything again, or what was in the middle', () => {
  const turned = { width: 640, height: 360 };
  const viewing = looking(4);
  viewing.resize(turned, noInsets);
  expect(shows(viewing.wanted, turned, square(4), viewing.free)).toBe(true);
  viewing.zoom(1.5);
  viewing.pan(2, 1);
  viewing.resize(size, free);
  const { x, y } = viewing.pointAt({ x: 180, y: 60 + 200 });
  expect(Math.hypot(x - 2, y - 1) * viewing.scale).toBeLessThan(2); // pixels
});

test('a place comes out from under a panel', () => {
  const viewing = looking(4);
  viewing.zoom(3);
  viewing.reveal(['RRRRRRR', 3, 3, 0]);
  expect(shows(viewing.wanted, size, { left: 3, top: 3, right: 5, bottom: 4 }, viewing.free)).toBe(true);
});

const slots = (...squares: [number, number][]): Slot[] => squares.map(([x, y]) => ({ at: ['RRRRRRR', x, y, 0] }));
const seen = (viewing: Viewing, { at }: Slot): boolean => shows(viewing.wanted, size, boxOf(at), viewing.free);

describe('on a crowded board', () => {
  test('whoever takes a tile is brought near the places, and goes back when they have done with it', () => {
    const viewing = looking(12);
    const afar = viewing.wanted;
    const places = slots([-12, -12], [8, 10], [10, 8], [6, 12]);
    viewing.approach(places);
    expect(viewing.wanted.scale).toBeGreaterThanOrEqual(32);
    expect(places.map((slot) => seen(viewing, slot))).toEqual([false, true, true, true]);
    viewing.retreat();
    expect(viewing.wanted).toEqual(afar);
  });
  test('the best place is in view, whatever else is', () => {
    const viewing = looking(12);
    const [best, ...others] = slots([-12, -12], [8, 10], [10, 8], [6, 12]);
    if (best === undefined) throw new Error();
    viewing.approach([...others, { ...best, best: true }]);
    expect(seen(viewing, best)).toBe(true);
  });
  test('no place is under the buttons in the corner', () => {
    const viewing = looking(12);
    const [one, other] = slots([-2, -2], [6, 8]) as [Slot, Slot];
    viewing.approach([one, { ...other, best: true }]);
    const corner = toPixel(viewing.wanted, size, { x: 8, y: 9 });
    expect(corner.x < viewing.free.right - 56 || corner.y < viewing.free.bottom - 56).toBe(true);
    expect(seen(viewing, other)).toBe(true);
  });
  test('it moves no further within a turn, nor where squares are large enough', () => {
    const viewing = looking(12);
    const places = slots([8, 10], [10, 8]);
    viewing.approach(places);
    const near = viewing.wanted;
    viewing.approach(places.slice(1));
    viewing.follow(square(13), false);
    expect(viewing.wanted).toBe(near);
    const small = looking(2);
    const before = small.wanted;
    small.approach(slots([1, 1]));
    expect(small.wanted).toBe(before);
  });
  test('when the board has grown in the meantime, all of it is seen', () => {
    const viewing = looking(12);
    viewing.approach(slots([12, 0]));
    viewing.follow({ ...square(12), right: 15 }, false);
    viewing.retreat();
    expect(shows(viewing.wanted, size, { ...square(12), right: 15 }, viewing.free)).toBe(true);
  });
  test('whoever moves the view by hand stays there', () => {
    const viewing = looking(12);
    viewing.approach(slots([8, 10]));
    viewing.pan(-3, 0);
    const chosen = viewing.wanted;
    viewing.retreat();
    expect(viewing.wanted).toBe(chosen);
  });
});
