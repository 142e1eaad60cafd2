// Where a loupe is that shows what a finger is about: above it, or beside it where there is no room above.
import type { Size } from './camera.ts';
import type { Point } from './geometry.ts';

// What is looked at.
export interface Magnified {
  at: Point; // of the window
  over: Point; // of the board
}

export const loupeSize = 120; // pixels
const far = 112; // from what is looked at to its middle
const edge = 4;

// Where squares are smaller than that, a finger hides too much.
export const needsLoupe = (scale: number): boolean => scale < 40;
// How large a square is in it: larger than on the board, and large enough.
export const inLoupe = (scale: number): number => Math.max(44, 1.6 * scale);

// Its middle, in a window of this size.
export function loupeAt({ x, y }: Point, { width, height }: Size): Point {
  const half = loupeSize / 2 + edge;
  const within = (value: number, length: number): number => Math.max(half, Math.min(length - half, value));
  if (y - far >= half) return { x: within(x, width), y: y - far };
  const aside = x > width / 2 ? x - far : x + far;
  return { x: within(aside, width), y: within(y, height) };
}
