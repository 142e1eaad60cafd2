// What has just happened on the board, as it is shown there.
import type { Group, Letter, Placement } from '../engine/types.ts';
import { boxOf, covers, halvesAt, keyOf, middleOf, type Point } from './geometry.ts';

// A tile that is new; who has laid it, if that is worth saying.
export interface Laid {
  at: Placement;
  seat?: number | undefined;
  by?: string; // what the way to it is called, where it is out of sight
}

// What a tile has brought, or would bring if the turn ended now.
export interface Gain {
  key: string;
  at: Placement;
  text: string;
  seat?: number | undefined; // whose points they are
  tried?: boolean;
  closed?: readonly Group[];
}

// The groups that a tile has closed: those named, of the groups as they lie with it.
export function closedBy(at: Placement, named: readonly [Letter, number][], groups: readonly Group[]): Group[] {
  const own = new Set([middleOf(at), ...halvesAt(at).map(({ disc }) => disc)].map(keyOf));
  const around = groups.filter(({ open, discs }) => !open && discs.some((disc) => own.has(keyOf(disc))));
  return named.flatMap(([colour, size]) => {
    const i = around.findIndex((group) => group.colour === colour && group.discs.length === size);
    return i < 0 ? [] : around.splice(i, 1);
  });
}

// Where a word about a tile stands: beside it, on a square where no tile lies; at its corner where there is none.
export function beside(at: Placement, tiles: readonly Placement[]): Point {
  const { left, top, right, bottom } = boxOf(at);
  const rows = Array.from({ length: bottom - top }, (_, i) => top + i + 0.5);
  const columns = Array.from({ length: right - left }, (_, i) => left + i + 0.5);
  const around: Point[] = [
    ...rows.map((y) => ({ x: right + 0.5, y })),
    ...rows.map((y) => ({ x: left - 0.5, y })),
    ...columns.map((x) => ({ x, y: top - 0.5 })),
    ...columns.map((x) => ({ x, y: bottom + 0.5 })),
  ];
  return around.find((point) => !tiles.some((tile) => covers(tile, point))) ?? { x: right, y: top };
}
