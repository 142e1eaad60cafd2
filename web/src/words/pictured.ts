// Tiles in the midst of a text. A message is one string, whatever stands in it: a tile is a mark there, which is drawn as a picture where the
// text is seen (parts/Inline.svelte), and is a number where it is heard.
import type { Placement } from '../engine/types.ts';
import { words } from './words.svelte.ts';

export interface Pictured {
  id: number;
  face: string;
  rot: number;
}

// Between two characters that no message has: Unicode leaves them to whoever agrees on them.
const mark = /\ue000(\d+),([BYRG]{7}),([0-3])\ue001/g;

export const pictured = (id: number, face: string, rot = 0): string => `\ue000${id},${face},${rot}\ue001`;
export const picturedAt = (id: number, [face, , , rot]: Placement): string => pictured(id, face, rot);

// The text piece by piece, for whoever draws it.
export function piecesOf(text: string): (string | Pictured)[] {
  const pieces: (string | Pictured)[] = [];
  let from = 0;
  for (const found of text.matchAll(mark)) {
    const [whole, id, face = '', rot] = found;
    if (found.index > from) pieces.push(text.slice(from, found.index));
    pieces.push({ id: Number(id), face, rot: Number(rot) });
    from = found.index + whole.length;
  }
  if (from < text.length) pieces.push(text.slice(from));
  return pieces;
}

// For anyone who listens, and wherever there is nothing but letters.
export const spoken = (text: string): string => text.replace(mark, (_, id: string) => words().heard.tile(Number(id)));
