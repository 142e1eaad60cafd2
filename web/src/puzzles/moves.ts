// What has been laid, and how it came about, so that everything can be undone: also after a reload.
import type { Placement } from '../engine/types.ts';

export type Move = { put: Placement } | { out: [place: number, at: Placement][] };

export interface Laid {
  tiles: readonly Placement[]; // in the order in which they were laid
  moves: readonly Move[];
}

export const nothing: Laid = { tiles: [], moves: [] };

export const put = ({ tiles, moves }: Laid, at: Placement): Laid => ({
  tiles: [...tiles, at],
  moves: [...moves, { put: at }],
});

// Takes some of them out, by their places.
export function takeOut({ tiles, moves }: Laid, places: readonly number[]): Laid {
  const out = tiles.flatMap((at, place): [number, Placement][] => (places.includes(place) ? [[place, at]] : []));
  return out.length === 0
    ? { tiles, moves }
    : { tiles: tiles.filter((_, place) => !places.includes(place)), moves: [...moves, { out }] };
}

// Whether the last move can have led here.
export function isPossible({ tiles, moves }: Laid): boolean {
  const last = moves.at(-1);
  if (last === undefined) return true;
  if ('put' in last) return tiles.at(-1)?.join() === last.put.join();
  // In order, and with no gap behind what was there.
  return last.out.every(([place], i) => place <= tiles.length + i && (i === 0 || place > (last.out[i - 1]?.[0] ?? 0)));
}

export function undone({ tiles, moves }: Laid): Laid {
  const last = moves.at(-1);
  if (last === undefined) return { tiles, moves };
  const before = moves.slice(0, -1);
  if ('put' in last) return { tiles: tiles.slice(0, -1), moves: before };
  const all = [...tiles];
  for (const [place, at] of last.out) all.splice(place, 0, at);
  return { tiles: all, moves: before };
}
