import { describe, expect, it } from 'vitest';

import type { AnalysedTurn, PlayedAction } from '../engine/types.ts';
import { costliestOf, lossesOf, positionOfTurn, summaryOf, turnAt } from './judged.ts';
import type { MoveRow } from './moves.ts';

const turn = (step: number, seat: number, length: number, given_away: number): AnalysedTurn => {
  const actions = Array.from({ length }, (): PlayedAction => ({ done: true }));
  const plan = { actions, value: 0, now: 0, opens: null };
  return { step, seat, line: step + 2, played: plan, best: plan, given_away, exact: false };
};
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
const turns = [turn(1, 0, 2, 0), turn(4, 1, 3, 2.5), turn(8, 0, 2, 1.5)];

describe('judged turns', () => {
  it('are found at each of their moves', () => {
    const steps = [0, 1, 2, 3, 4, 5].map((position) => turnAt(turns, row, position)?.step);
    expect(steps).toEqual([undefined, 1, 4, 4, 8, undefined]);
  });
  it('are marked where they end', () => {
    expect(turns.map((each) => positionOfTurn(row, each))).toEqual([1, 3, 4]);
    expect([...lossesOf(turns, row)]).toEqual([
      [3, 2.5],
      [4, 1.5],
    ]);
  });
  it('are summed up by player', () => {
    expect(summaryOf(turns, 0)).toEqual({ turns: 2, best: 1, lost: 1.5 });
    expect(summaryOf(turns, 1)).toEqual({ turns: 1, best: 0, lost: 2.5 });
    expect(summaryOf(turns, 2)).toEqual({ turns: 0, best: 0, lost: 0 });
  });
  it('have a costliest one if anything was given away', () => {
    expect(costliestOf(turns)?.step).toBe(4);
    expect(costliestOf([turn(1, 0, 2, 0)])).toBeUndefined();
    expect(costliestOf([])).toBeUndefined();
  });
});
