// Places where the held tile fits, as they are shown.
import type { Placement } from '../engine/types.ts';

export interface Slot {
  at: Placement;
  text?: string | undefined; // what it brings, where help is allowed
  best?: boolean;
}

const usual = 0.44; // of a unit
const least = 11; // pixels that can be read
const widthOfLetter = 0.62; // of its height
const room = 0.94; // of the unit that no other place's text needs

// How large the text on a place is, in units; nothing if it could not be read.
export function textSize(text: string, scale: number): number | undefined {
  const size = Math.max(usual, least / scale);
  return size * widthOfLetter * text.length <= room ? size : shrunk(text, scale);
}
function shrunk(text: string, scale: number): number | undefined {
  const size = room / widthOfLetter / text.length;
  return size * scale >= least ? size : undefined;
}
