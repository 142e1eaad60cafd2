import { describe, expect, it } from 'vitest';

import type { Placement, Told } from '../engine/types.ts';
import { moveRowOf, laidBy, linesOf, positionAfter, positionOf, stepsAt } from './moves.ts';

const at: Placement = ['GGBRRBG', 0, 0, 0];
const draw: Told = { seat: 'chance', draw: null, to: 0 };
const place = (seat: number): Told => ({ seat, place: at });
const done = (seat: number): Told => ({ seat, done: true });

const story: Told[] = [
  draw,
  draw,
  place(0), // 2: move 1
  done(0),
  draw,
  place(1), // 5: move 2
  place(1), // 6: move 3
  { seat: 'referee', time: true },
  done(0), // 8: move 4, a turn in which nothing was done
  draw,
];
const row = moveRowOf(story);

describe('the moves of a record', () => {
  it('are what seats do, with all that follows from it', () => {
    expect(row).toEqual({
      start: 2,
      moves: [
        { seat: 0, from: 2, to: 5 },
        { seat: 1, from: 5, to: 6 },
        { seat: 1, from: 6, to: 8 },
        { seat: 0, from: 8, to: 10 },
      ],
    });
  });
  it('are none where nobody has acted', () => {
    expect(moveRowOf([])).toEqual({ start: 0, moves: [] });
    expect(moveRowOf([draw])).toEqual({ start: 1, moves: [] });
  });
  it('lead from positions to steps and back', () => {
    expect([0, 1, 2, 3, 4].map((position) => stepsAt(row, position))).toEqual([2, 5, 6, 8, 10]);
    expect([0, 2, 4, 5, 7, 10, 99].map((steps) => positionAfter(row, steps))).toEqual([0, 0, 0, 1, 2, 4, 4]);
    expect([2, 4, 5, 6, 7, 8].map((step) => positionOf(row, step))).toEqual([1, 1, 2, 3, 3, 4]);
  });
  it('have laid tiles', () => {
    expect(laidBy(story, row.moves[0])).toEqual([at]);
    expect(laidBy(story, row.moves[3])).toEqual([]);
    expect(laidBy(story, undefined)).toEqual([]);
  });
});

const tell = (told: Told): string | undefined =>
  told.place ? 'places' : told.done ? 'ends the turn' : told.time ? 'Time is up' : undefined;

describe('the moves in words', () => {
  it('say that a turn ended only where nothing else is to be said', () => {
    expect(linesOf(story, row, tell)).toEqual([
      { position: 1, seat: 0, text: 'places' },
      { position: 2, seat: 1, text: 'places' },
      { position: 3, seat: 1, text: 'places. Time is up' },
      { position: 4, seat: 0, text: 'ends the turn' },
    ]);
  });
});
