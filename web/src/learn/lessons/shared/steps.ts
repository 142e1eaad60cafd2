// How the tables of lessons are set up.
import type { Placement, Step } from '../../../engine/types.ts';

// One seat lays out the first tiles.
export const laysOut = (seat: number, placed: readonly Placement[]): Step[] => placed.map((place) => ({ seat, place }));

// Every seat lays its first tile.
export const opening = (placed: readonly Placement[]): Step[] => placed.map((place, seat) => ({ seat, place }));

// A turn of one tile.
export const turn = (seat: number, place: Placement): Step[] => [
  { seat, place },
  { seat, done: true },
];
