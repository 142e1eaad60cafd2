// What the judged turns of a game say together, and where in the row of moves they are.
import type { AnalysedTurn } from '../engine/types.ts';
import { positionOf, type MoveRow } from './moves.ts';

const endOf = ({ step, played }: AnalysedTurn): number => step + played.actions.length;

// A turn is marked where it ends, when all of it lies on the table.
export const positionOfTurn = (row: MoveRow, turn: AnalysedTurn): number => positionOf(row, endOf(turn) - 1);

// The turn that the move before a position belongs to.
export function turnAt(turns: readonly AnalysedTurn[], row: MoveRow, position: number): AnalysedTurn | undefined {
  const move = row.moves[position - 1];
  return move && turns.find((turn) => turn.step <= move.from && move.from < endOf(turn));
}

// What was given away, by position; only where something was.
export function lossesOf(turns: readonly AnalysedTurn[], row: MoveRow): Map<number, number> {
  const lost = turns.filter(({ given_away }) => given_away > 0);
  return new Map(lost.map((turn) => [positionOfTurn(row, turn), turn.given_away]));
}

export interface Summary {
  turns: number;
  best: number; // that gave nothing away
  lost: number;
}

export function summaryOf(turns: readonly AnalysedTurn[], seat: number): Summary {
  const own = turns.filter((turn) => turn.seat === seat);
  return {
    turns: own.length,
    best: own.filter(({ given_away }) => given_away === 0).length,
    lost: own.reduce((sum, { given_away }) => sum + given_away, 0),
  };
}

export function costliestOf(turns: readonly AnalysedTurn[]): AnalysedTurn | undefined {
  const [first, ...others] = turns.filter(({ given_away }) => given_away > 0);
  return first && others.reduce((most, turn) => (turn.given_away > most.given_away ? turn : most), first);
}
