// Which part of the unbounded grid is in view. The board is drawn whole and only moved; it is drawn again when a gesture has zoomed it.
import type { Box, Point } from './geometry.ts';

export interface Camera {
  x: number; // the point in the middle of the view
  y: number;
  scale: number; // pixels per unit
}

export interface Size {
  width: number;
  height: number;
}

// What panels cover at each edge, in pixels.
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export const noInsets: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

export const scales = { min: 12, max: 160 };

export const clampScale = (scale: number): number => Math.min(scales.max, Math.max(scales.min, scale));

// The part of the view that no panel covers, in pixels. However much is covered, something is left to look at.
export function freeBox({ width, height }: Size, { top, right, bottom, left }: Insets): Box {
  const least = 40;
  const [l, t] = [Math.min(left, width - least), Math.min(top, height - least)];
  return { left: l, top: t, right: Math.max(l + least, width - right), bottom: Math.max(t + least, height - bottom) };
}

export const middleOfBox = ({ left, top, right, bottom }: Box): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

export const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

// The camera that shows a point of the board at a pixel.
export const lookingAt = (point: Point, pixel: Point, scale: number, size: Size): Camera => ({
  x: point.x - (pixel.x - size.width / 2) / scale,
  y: point.y - (pixel.y - size.height / 2) / scale,
  scale,
});

const emptyTable: Box = { left: -1, top: -1, right: 3, bottom: 2 };

export interface Fitting {
  margin: number; // in units, around everything
  largest: number; // pixels per unit that are still pleasant
}

// Everything in the free part of the view.
export function fitted(box: Box | undefined, size: Size, free: Box, { margin, largest }: Fitting): Camera {
  const all = grown(box ?? emptyTable, margin);
  const scale = Math.min(
    (free.right - free.left) / (all.right - all.left),
    (free.bottom - free.top) / (all.bottom - all.top),
    largest,
  );
  return lookingAt(middleOfBox(all), middleOfBox(free), Math.max(4, scale), size);
}

export const toBoard = (camera: Camera, size: Size, pixel: Point): Point => ({
  x: camera.x + (pixel.x - size.width / 2) / camera.scale,
  y: camera.y + (pixel.y - size.height / 2) / camera.scale,
});

export const toPixel = (camera: Camera, size: Size, point: Point): Point => ({
  x: (point.x - camera.x) * camera.scale + size.width / 2,
  y: (point.y - camera.y) * camera.scale + size.height / 2,
});

export function toPixels(camera: Camera, size: Size, { left, top, right, bottom }: Box): Box {
  const from = toPixel(camera, size, { x: left, y: top });
  const to = toPixel(camera, size, { x: right, y: bottom });
  return { left: from.x, top: from.y, right: to.x, bottom: to.y };
}

export const moved = (camera: Camera, pixels: Point): Camera => ({
  ...camera,
  x: camera.x - pixels.x / camera.scale,
  y: camera.y - pixels.y / camera.scale,
});

// So that the point under the pixel stays where it is.
export function zoomed(camera: Camera, size: Size, pixel: Point, factor: number): Camera {
  return lookingAt(toBoard(camera, size, pixel), pixel, clampScale(camera.scale * factor), size);
}

// Where a picture with 0 0 at its top left corner, drawn at some scale, must be put to be seen by a camera, in CSS.
export function placed(camera: Camera, size: Size, scale: number): string {
  const { x, y } = toPixel(camera, size, { x: 0, y: 0 });
  return `translate(${x}px, ${y}px) scale(${camera.scale / scale})`;
}

// So that nothing is blurred where a picture rests.
export function onPixels(camera: Camera, size: Size): Camera {
  const { x, y } = toPixel(camera, size, { x: 0, y: 0 });
  return moved(camera, { x: Math.round(x) - x, y: Math.round(y) - y });
}

// Whether a box of the board lies wholly within a box of the view.
export function shows(camera: Camera, size: Size, box: Box, view: Box): boolean {
  const { left, top, right, bottom } = toPixels(camera, size, box);
  return left >= view.left && top >= view.top && right <= view.right && bottom <= view.bottom;
}

// How far a stretch must be moved to lie within another one; into its middle if it is too long for it.
function into(from: number, to: number, low: number, high: number): number {
  if (to - from > high - low) return (low + high - from - to) / 2;
  return from < low ? low - from : Math.min(0, high - to);
}

// By the shortest way: just so far that the box of the board is in view.
export function revealing(camera: Camera, size: Size, box: Box, view: Box): Camera {
  const seen = toPixels(camera, size, box);
  return moved(camera, {
    x: into(seen.left, seen.right, view.left, view.right),
    y: into(seen.top, seen.bottom, view.top, view.bottom),
  });
}

// On the way from one camera to another, as the eye would go: zooming by equal factors, the middle along with it.
export function underway(from: Camera, to: Camera, share: number): Camera {
  const scale = from.scale * (to.scale / from.scale) ** share;
  // What is between in pixels of either end is reached as the scale is.
  const way = from.scale === to.scale ? share : (1 / scale - 1 / from.scale) / (1 / to.scale - 1 / from.scale);
  return { scale, x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way };
}
