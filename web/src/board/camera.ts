// Which part of the unbounded grid is in view. The board is redrawn when a gesture ends; while it lasts the existing picture
// is only moved and scaled.
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

export const scales = { min: 12, max: 160 };

export const clampScale = (scale: number): number => Math.min(scales.max, Math.max(scales.min, scale));

// Everything in view, with a margin in units, but not larger than is pleasant.
export function fitted(box: Box | undefined, size: Size, margin = 1.6, largest = 84): Camera {
  const { left, top, right, bottom } = box ?? { left: -1, top: -1, right: 3, bottom: 2 };
  const wide = right - left + 2 * margin;
  const high = bottom - top + 2 * margin;
  const scale = Math.min(size.width / wide, size.height / high, largest);
  return { x: (left + right) / 2, y: (top + bottom) / 2, scale: Math.max(4, scale) };
}

export const toBoard = (camera: Camera, size: Size, pixel: Point): Point => ({
  x: camera.x + (pixel.x - size.width / 2) / camera.scale,
  y: camera.y + (pixel.y - size.height / 2) / camera.scale,
});

export const toPixel = (camera: Camera, size: Size, point: Point): Point => ({
  x: (point.x - camera.x) * camera.scale + size.width / 2,
  y: (point.y - camera.y) * camera.scale + size.height / 2,
});

export const moved = (camera: Camera, pixels: Point): Camera => ({
  ...camera,
  x: camera.x - pixels.x / camera.scale,
  y: camera.y - pixels.y / camera.scale,
});

// So that the point under the pixel stays where it is.
export function zoomed(camera: Camera, size: Size, pixel: Point, factor: number): Camera {
  const scale = clampScale(camera.scale * factor);
  const fixed = toBoard(camera, size, pixel);
  return {
    scale,
    x: fixed.x - (pixel.x - size.width / 2) / scale,
    y: fixed.y - (pixel.y - size.height / 2) / scale,
  };
}

// How a picture drawn for one camera is moved and scaled to look as if drawn for another (CSS, origin at the top left).
export function between(drawn: Camera, wanted: Camera, size: Size): string {
  const factor = wanted.scale / drawn.scale;
  const corner = toPixel(wanted, size, toBoard(drawn, size, { x: 0, y: 0 }));
  return `translate(${corner.x}px, ${corner.y}px) scale(${factor})`;
}

// Whether a box is wholly in view.
export function shows(camera: Camera, size: Size, box: Box): boolean {
  const from = toPixel(camera, size, { x: box.left, y: box.top });
  const to = toPixel(camera, size, { x: box.right, y: box.bottom });
  return from.x >= 0 && from.y >= 0 && to.x <= size.width && to.y <= size.height;
}
