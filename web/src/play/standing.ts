// What a seat has, in words.
import type { State } from '../engine/types.ts';
import { words } from '../words/words.svelte.ts';
import { seatInWords } from './alex.ts';

// Besides points.
export function possessions(now: State, seat: number): string[] {
  const w = words();
  const parts: string[] = [];
  const { tokens, coins, marks_left, markers_left, pawns_left, hands, plaque, penalties } = now;
  if (tokens !== undefined) parts.push(w.tokens(tokens[seat] ?? 0));
  if (coins !== undefined) parts.push(w.coins(coins[seat] ?? 0));
  if (marks_left !== undefined) parts.push(w.claims.marksLeft(marks_left[seat] ?? 0));
  if (markers_left !== undefined) parts.push(w.claims.markersLeft(markers_left[seat] ?? 0));
  if (pawns_left !== undefined) parts.push(w.claims.pawnsLeft(pawns_left[seat] ?? 0));
  if (plaque === seat) parts.push(w.claims.plaque);
  if (penalties !== undefined) parts.push(...seatInWords(now, seat));
  if (now.scores === undefined && hands !== undefined) parts.push(w.tiles(hands[seat]?.length ?? 0));
  return parts;
}

// Who still has a turn, once the target is reached (CL6, EN4); nothing before and after.
export function lastRoundInWords({ still_to_play = [], result }: State, names: readonly string[]): string {
  if (still_to_play.length === 0 || result !== undefined) return '';
  const w = words();
  return w.play.lastRound(w.and(still_to_play.map((seat) => names[seat] ?? '')));
}

// Everybody's, for anyone who listens.
export function standingInWords(now: State, names: readonly string[]): string[] {
  const w = words();
  const seats = names.map((name, seat) => {
    const points = now.scores === undefined ? [] : [w.points(now.scores[seat] ?? 0)];
    return w.play.standing(name, [...points, ...possessions(now, seat)].join(', '));
  });
  const bag = now.bag === undefined ? [] : [w.play.bag(now.bag)];
  const lastRound = lastRoundInWords(now, names);
  return [...seats, ...bag, ...(lastRound === '' ? [] : [lastRound])];
}
