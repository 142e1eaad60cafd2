// What happened where nobody is looking: from the edge of the free part of the view an arrow points to it.
import type { Placement } from '../engine/types.ts';
import { toPixels, type Camera, type Size } from './camera.ts';
import { boxOf, type Box, type Point } from './geometry.ts';
import type { Laid } from './moves.ts';

export interface Arrow {
  at: Placement;
  seat: number;
  by: string;
  pixel: Point; // its middle
  angle: number; // degrees, clockwise from the right
}

const reach = 26; // from its middle to the edge, in pixels
const apart = 48; // two arrows that are nearer are one
// The corner where the buttons are that move the view.
const corner = { width: 56, height: 220 };

const within = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), Math.max(low, high));

export function arrowsTo(laid: readonly Laid[], camera: Camera, size: Size, free: Box): Arrow[] {
  const arrows: Arrow[] = [];
  // The latest first: of those in one direction it is the one to go to.
  for (const { at, seat, by = '' } of laid.toReversed()) {
    if (seat === undefined) continue;
    const { left, top, right, bottom } = toPixels(camera, size, boxOf(at));
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const isSeen = x >= free.left && x <= free.right && y >= free.top && y <= free.bottom;
    if (isSeen) continue;
    const down = within(y, free.top + reach, free.bottom - reach);
    const aside = down > free.bottom - corner.height ? corner.width : 0;
    const pixel = { x: within(x, free.left + reach, free.right - reach - aside), y: down };
    if (arrows.some((other) => Math.hypot(other.pixel.x - pixel.x, other.pixel.y - pixel.y) < apart)) continue;
    arrows.push({ at, seat, by, pixel, angle: (Math.atan2(y - pixel.y, x - pixel.x) * 180) / Math.PI });
  }
  return arrows;
}
