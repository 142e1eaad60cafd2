import { describe, expect, it } from 'vitest';

import type { AnalysedTurn, PlayedAction } from '../engine/types.ts';
import {
  costliestOf,
  learnersOf,
  lossesOf,
  mistakesOf,
  positionBefore,
  positionOfTurn,
  summaryOf,
  turnAt,
} from './judged.ts';
import type { MoveRow } from './moves.ts';

const verdictOf = (weight: number): AnalysedTurn['verdict'] =>
  weight === 0 ? 'best' : weight < 0.3 ? 'good' : weight < 1 ? 'inaccuracy' : 'mistake';
const turn = (step: number, seat: number, length: number, weight: number, points = weight * 3): AnalysedTurn => {
  const actions = Array.from({ length }, (): PlayedAction => ({ done: true }));
  const plan = { actions, value: 0, now: 0, opens: null };
  return { step, seat, line: step + 2, played: plan, best: plan, verdict: verdictOf(weight), weight, given_away: points, exact: false }; // prettier-ignore
};
const unknown = (each: AnalysedTurn): AnalysedTurn => ({ ...each, given_away: null });
// The second turn has two moves.
const row: MoveRow = {
  start: 1,
  moves: [
    { seat: 0, from: 1, to: 4 },
    { seat: 1, from: 4, to: 5 },
    { seat: 1, from: 5, to: 8 },
    { seat: 0, from: 8, to: 10 },
  ],
};
const turns = [turn(1, 0, 2, 0), turn(4, 1, 3, 1.2), turn(8, 0, 2, 0.5)];

describe('judged turns', () => {
  it('are found at each of their moves', () => {
    const steps = [0, 1, 2, 3, 4, 5].map((position) => turnAt(turns, row, position)?.step);
    expect(steps).toEqual([undefined, 1, 4, 4, 8, undefined]);
  });
  it('of a move that was judged in parts say the hardest', () => {
    const parts = [turn(1, 0, 1, 0), turn(2, 0, 1, 0.5)];
    expect(turnAt(parts, row, 1)?.step).toBe(2);
    expect(lossesOf([...parts, turn(3, 0, 1, 0.2)], row).get(1)?.step).toBe(2);
  });
  it('are marked where they end', () => {
    expect(turns.map((each) => positionOfTurn(row, each))).toEqual([1, 3, 4]);
    expect([...lossesOf(turns, row)].map(([position, { step }]) => [position, step])).toEqual([
      [3, 4],
      [4, 8],
    ]);
  });
  it('were chosen before their first move', () => {
    expect(turns.map((each) => positionBefore(row, each))).toEqual([0, 1, 3]);
  });
  it('are summed up by player', () => {
    expect(summaryOf(turns, 0)).toEqual({ turns: 2, best: 1, inaccuracies: 1, mistakes: 0, lost: 1.5 });
    expect(summaryOf(turns, 1)).toMatchObject({ turns: 1, best: 0, inaccuracies: 0, mistakes: 1 });
    expect(summaryOf(turns, 2)).toEqual({ turns: 0, best: 0, inaccuracies: 0, mistakes: 0, lost: 0 });
  });
  it('are one turn where nobody else did anything in between', () => {
    const parts = [turn(1, 0, 1, 0), turn(2, 0, 2, 0.5), turn(4, 1, 3, 0), turn(8, 0, 2, 0)];
    expect(summaryOf(parts, 0)).toMatchObject({ turns: 2, best: 1, inaccuracies: 1 });
  });
  it('have no sum where the game is not counted in points', () => {
    expect(summaryOf([turn(1, 0, 2, 1), unknown(turn(8, 0, 2, 0.5))], 0).lost).toBeUndefined();
  });
});

describe('the costliest turn', () => {
  it('is one’s own, also where a bot has given more away', () => {
    expect(costliestOf(turns, [0])?.step).toBe(8);
    expect(costliestOf(turns, [0, 1])?.step).toBe(4);
  });
  it('is found without points', () => {
    expect(costliestOf(turns.map(unknown), [0, 1])?.step).toBe(4);
  });
  it('is none where nothing was given away', () => {
    expect(costliestOf([turn(1, 0, 2, 0)], [0])).toBeUndefined();
    expect(costliestOf([], [0])).toBeUndefined();
  });
});

describe('what is learnt from', () => {
  it('are the mistakes and inaccuracies of the people, or of the bots among themselves', () => {
    const bot = { name: 'Bot', bot: 'casual' as const };
    expect(learnersOf([bot, { name: 'Ann' }])).toEqual([1]);
    expect(learnersOf([bot, bot])).toEqual([0, 1]);
    const all = [turn(1, 0, 2, 0.1), ...turns];
    expect(mistakesOf(all, [0, 1]).map(({ step }) => step)).toEqual([4, 8]);
    expect(mistakesOf(all, [0]).map(({ step }) => step)).toEqual([8]);
  });
});
