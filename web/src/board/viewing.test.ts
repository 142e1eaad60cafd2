import { expect, test, vi } from 'vitest';

import { grown, noInsets, shows } from './camera.ts';
import type { Box } from './geometry.ts';
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
