// A record as a text: what can be said about it without the engine, and how one of its turns would look if it were played differently.
import type { Action } from '../engine/types.ts';

// Hundreds of times the longest game; whatever is larger is not one.
export const mostBytes = 1 << 20;
// A host ends a game after 20,000 steps (src/host/host.hpp). Besides, there are the header, the result, and people who resigned then.
export const mostLines = 20_100;

// What somebody sent may be a record, but not that of a game that was played.
export class TooLarge extends Error {}

export function checkLength(text: string): void {
  if (text.length > mostBytes) throw new TooLarge(`${text.length} letters`);
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
    if (++lines > mostLines) throw new TooLarge(`more than ${mostLines} lines`);
}

export interface Header {
  game: string;
  commitment: string;
}

// The first line, if the text looks like a record at all.
export function headerOf(text: string): Header | undefined {
  try {
    const header = JSON.parse(text.slice(0, text.indexOf('\n') + 1 || undefined)) as Partial<Header> | null;
    if (header === null || !('dalapapa' in header)) return undefined;
    return { game: String(header.game), commitment: String(header.commitment) };
  } catch {
    return undefined;
  }
}

// The record up to a step, and then these actions of a seat.
export function withTurn(text: string, step: number, seat: number, actions: readonly Action[]): string {
  const before = text.split('\n').slice(0, step + 1);
  const turn = actions.map((action) => JSON.stringify({ seat, ...action }));
  return `${[...before, ...turn].join('\n')}\n`;
}

const twoDigits = (n: number): string => String(n).padStart(2, '0');

export const fileName = (game: string, day: Date, ending: string): string =>
  `${game}-${day.getFullYear()}-${twoDigits(day.getMonth() + 1)}-${twoDigits(day.getDate())}.${ending}`;
