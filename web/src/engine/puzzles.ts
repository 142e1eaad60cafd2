// Puzzles, by their names.
import type { Merged } from './merged.ts';
import type { Formed } from './outcomes.ts';
import type { Outcome } from './says.ts';
import type { Group } from './scenes.ts';
import type { Edge, Outline, Placement, Square } from './tiles.ts';

interface AnyPuzzle {
  id: string;
  level: number;
}
export interface FillPuzzle extends AnyPuzzle {
  kind: 'figure' | 'arlequin' | 'grand';
  width: number;
  height: number;
  fixed: Placement[];
  pile: number[];
  outline?: Outline[];
}
export interface TurnPuzzle extends AnyPuzzle {
  kind: 'turn' | 'close';
  board: Placement[];
  tiles: number[];
  group?: Edge; // to be closed
}
export type PuzzleInfo = Merged<FillPuzzle | TurnPuzzle>;

// A turn of a puzzle so far.
export interface PuzzleTurn {
  told: { place: Placement; outcome: Outcome<'classic'> }[];
  points: number;
  groups: Group[];
  closed?: boolean; // the group that is to be
}

// A frame to be filled: with the standard set, unless a pile is named, of ids, faces, or both faces of a tile.
export interface Task {
  width: number;
  height: number;
  torus?: boolean;
  blocked?: readonly Square[];
  pile?: readonly (number | string | [string, string])[];
  fixed?: readonly Placement[];
  outline?: readonly Outline[];
}
export interface Search {
  state: 'working' | 'solved' | 'exhausted';
  nodes: number;
  progress: number;
  solution?: Placement[];
}

// What is said of a board in a single line, for whoever tries things out.
export type BoardAnswer =
  | { legal: false; reason: string }
  | ({ legal: true; disc_points: number; points: number } & Formed)
  | { moves: { at: Placement; points: number }[] }
  | { best: { points: number; turn: Placement[] } };
