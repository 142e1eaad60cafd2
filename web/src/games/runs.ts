// What every seat has after each step of a story, of what counts in a game.
import type { Told } from '../engine/types.ts';

export type Run = (story: readonly Told[], seats: number) => readonly (readonly number[])[];

// Scores are told with every step.
export const runOfScores: Run = (story, seats) => {
  let now: readonly number[] = Array.from({ length: seats }, () => 0);
  return story.map(({ scores }) => (now = scores ?? now));
};

const with1 = (counts: readonly number[], seat: number, by: number): readonly number[] =>
  counts.map((count, i) => (i === seat ? count + by : count));

// The tiles in each hand: drawn and laid. What is laid out before the game comes from no hand.
export const runOfHands: Run = (story, seats) => {
  let now: readonly number[] = Array.from({ length: seats }, () => 0);
  return story.map(({ seat, draw, to, place, outcome }) => {
    if (draw !== undefined && to !== undefined) now = with1(now, to, 1);
    else if (place !== undefined && outcome?.free !== true && typeof seat === 'number') now = with1(now, seat, -1);
    return now;
  });
};

// The tiles in each figure: a tile is taken, from the pile or out of the figure, and then it is put into the figure or back.
export const runOfFigures: Run = (story, seats) => {
  const figures = Array.from({ length: seats }, () => new Set<number>());
  const held: number[] = [];
  return story.map(({ seat, take, place }) => {
    if (typeof seat === 'number' && take !== undefined) {
      held[seat] = take;
      figures[seat]?.delete(take);
    }
    if (typeof seat === 'number' && place !== undefined) figures[seat]?.add(held[seat] ?? -1);
    return figures.map(({ size }) => size);
  });
};
