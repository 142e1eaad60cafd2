// What the judged turns of a game say together, and where in the row of moves they are.
import type { AnalysedTurn, SeatInfo } from '../engine/types.ts';
import { positionAfter, positionOf, type MoveRow } from './moves.ts';

const endOf = ({ step, played }: AnalysedTurn): number => step + played.actions.length;

// A turn is marked where it ends, when all of it lies on the table.
export const positionOfTurn = (row: MoveRow, turn: AnalysedTurn): number => positionOf(row, endOf(turn) - 1);
// Where its player had to choose.
export const positionBefore = (row: MoveRow, { step }: AnalysedTurn): number => positionAfter(row, step);

const heaviest = (turns: readonly AnalysedTurn[]): AnalysedTurn | undefined =>
  turns.reduce<AnalysedTurn | undefined>(
    (most, turn) => (most === undefined || turn.weight > most.weight ? turn : most),
    undefined,
  );

// What is to be said of the move before a position: of several judgements the hardest.
export function turnAt(turns: readonly AnalysedTurn[], row: MoveRow, position: number): AnalysedTurn | undefined {
  const move = row.moves[position - 1];
  return move && heaviest(turns.filter((turn) => turn.step < move.to && move.from < endOf(turn)));
}

// The turns that gave something away, by position.
export function lossesOf(turns: readonly AnalysedTurn[], row: MoveRow): Map<number, AnalysedTurn> {
  const losses = new Map<number, AnalysedTurn>();
  for (const turn of turns) {
    const position = positionOfTurn(row, turn);
    if (turn.weight > (losses.get(position)?.weight ?? 0)) losses.set(position, turn);
  }
  return losses;
}

export interface Summary {
  turns: number;
  best: number; // in which nothing better was found
  inaccuracies: number;
  mistakes: number;
  lost: number | undefined; // unknown where the game is not counted in points
}

// What a seat does without another doing something in between is one turn, however often it was judged.
export function summaryOf(turns: readonly AnalysedTurn[], seat: number): Summary {
  const whole: AnalysedTurn[][] = [];
  turns.forEach((turn, i) => {
    if (turn.seat !== seat) return;
    if (turns[i - 1]?.seat === seat) whole.at(-1)?.push(turn);
    else whole.push([turn]);
  });
  const own = whole.flat();
  const given = own.flatMap(({ given_away }) => given_away ?? []);
  return {
    turns: whole.length,
    best: whole.filter((parts) => parts.every(({ verdict }) => verdict === 'best')).length,
    inaccuracies: own.filter(({ verdict }) => verdict === 'inaccuracy').length,
    mistakes: own.filter(({ verdict }) => verdict === 'mistake').length,
    lost: given.length < own.length ? undefined : given.reduce((sum, each) => sum + each, 0),
  };
}

// Whose game it was: of the people, or of the bots where there were only bots.
export function learnersOf(seats: readonly SeatInfo[]): number[] {
  const people = seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  return people.length > 0 ? people : seats.map((_, seat) => seat);
}

export function costliestOf(turns: readonly AnalysedTurn[], learners: readonly number[]): AnalysedTurn | undefined {
  return heaviest(turns.filter(({ seat, weight }) => weight > 0 && learners.includes(seat)));
}

// What there is to learn from, in the order of the game.
export const mistakesOf = (turns: readonly AnalysedTurn[], learners: readonly number[]): AnalysedTurn[] =>
  turns.filter(({ seat, verdict }) => learners.includes(seat) && (verdict === 'inaccuracy' || verdict === 'mistake'));
