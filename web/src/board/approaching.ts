// From how near a crowded board is looked at by somebody who has a tile in the hand: so that fingers can tell its places apart.
import {
  freeBox,
  grown,
  lookingAt,
  middleOfBox,
  shows,
  toPixels,
  type Camera,
  type Insets,
  type Size,
} from './camera.ts';
import { boxOf, type Box } from './geometry.ts';
import type { Slot } from './slots.ts';

// Pixels that a square must have to be touched; and has when the board is brought near.
export const touchable = 32;
const near = 36;
const air = 0.3; // units around places
const tools = 56; // pixels in a corner of what is free, where buttons are

const union = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

// What can be touched from there: the best places count for more than all others together.
function worthOf(camera: Camera, slots: readonly Slot[], size: Size, free: Box): number {
  const seen = slots.filter(({ at }) => {
    const { right, bottom } = toPixels(camera, size, boxOf(at));
    const isUnderTools = right > free.right - tools && bottom > free.bottom - tools;
    return shows(camera, size, boxOf(at), free) && !isUnderTools;
  });
  return seen.length + slots.length * seen.filter(({ best }) => best).length;
}

// Whether somebody who looks from here need not come nearer.
export const isNear = (camera: Camera, slots: readonly Slot[], size: Size, insets: Insets): boolean =>
  camera.scale >= touchable && slots.some(({ at }) => shows(camera, size, boxOf(at), freeBox(size, insets)));

// Where most of them can be seen and touched, and the best first.
export function approaching(camera: Camera, slots: readonly Slot[], size: Size, insets: Insets): Camera {
  const free = freeBox(size, insets);
  const scale = camera.scale < touchable ? near : camera.scale;
  const boxes = slots.map(({ at }) => grown(boxOf(at), air));
  const [width, height] = [(free.right - free.left) / scale, (free.bottom - free.top) / scale];
  const looking = (box: Box): Camera => lookingAt(middleOfBox(box), middleOfBox(free), scale, size);
  let best = camera;
  let most = 0;
  for (const left of new Set(boxes.map((box) => box.left)))
    for (const top of new Set(boxes.map((box) => box.top))) {
      const within = boxes.filter(
        (box) => box.left >= left && box.right <= left + width && box.top >= top && box.bottom <= top + height,
      );
      if (within.length === 0) continue;
      const found = looking(union(within));
      const worth = worthOf(found, slots, size, free);
      if (worth > most) [best, most] = [found, worth];
    }
  return best;
}
