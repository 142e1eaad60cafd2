// A record as a row of moves, for anyone going through it. Only what seats do are moves: draws and the referee's word go with the
// move before, and so does ending a turn in which something was done.
import type { Placement, Told } from '../engine/types.ts';

export interface Move {
  seat: number;
  from: number; // its steps in the record
  to: number; // exclusive
}

export interface MoveRow {
  start: number; // steps before the first move
  moves: Move[];
}

export function moveRowOf(story: readonly Told[]): MoveRow {
  const row: MoveRow = { start: 0, moves: [] };
  story.forEach((told, step) => {
    const latest = row.moves.at(-1);
    const goesAlong = typeof told.seat !== 'number' || (told.done === true && latest?.seat === told.seat);
    if (!goesAlong) row.moves.push({ seat: told.seat as number, from: step, to: step + 1 });
    else if (latest === undefined) row.start = step + 1;
    else latest.to = step + 1;
  });
  return row;
}

// Positions are counted in moves: 0 is before the first. How many steps of the record that is.
export const stepsAt = ({ start, moves }: MoveRow, position: number): number => moves[position - 1]?.to ?? start;

// The last position reached after this many steps. Moves are in order: halving finds it, also in a game of thousands.
export function positionAfter({ moves }: MoveRow, steps: number): number {
  let [from, to] = [0, moves.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((moves[middle]?.to ?? 0) <= steps) from = middle + 1;
    else to = middle;
  }
  return from;
}

// The position after the move that a step belongs to; 0 if it belongs to none.
export function positionOf(row: MoveRow, step: number): number {
  const position = positionAfter(row, step) + 1;
  return position > row.moves.length ? 0 : position;
}

// The tiles that a move laid.
export const laidBy = (story: readonly Told[], move: Move | undefined): Placement[] =>
  move === undefined
    ? []
    : story.slice(move.from, move.to).flatMap(({ place }) => (place === undefined ? [] : [place]));

export interface Line {
  position: number; // after the move
  seat: number;
  text: string;
}

// The moves in words; `tell` says what it can of a step.
export function linesOf(story: readonly Told[], { moves }: MoveRow, tell: (told: Told) => string | undefined): Line[] {
  return moves.map(({ seat, from, to }, i) => {
    const parts = story.slice(from, to).map((told) => ({ told, text: tell(told) }));
    // That a turn was ended need only be said where nothing else was done in it.
    const said = parts.filter(({ told, text }, j) => text !== undefined && (told.done !== true || j === 0));
    return { position: i + 1, seat, text: said.map(({ text }) => text).join('. ') };
  });
}
