// How it stands, in words.
import type { State } from '../engine/types.ts';
import { games, type GameName } from '../games/all.ts';
import { words } from '../words/words.svelte.ts';

// Who still has a turn, once the target is reached (CL6, EN4), or that all have their last one (DO6, TE5); nothing before and after.
export function lastRoundInWords(now: State, names: readonly string[]): string {
  const { still_to_play = [], last_turns = false, plaque = null, result } = now;
  if (result !== undefined) return '';
  const w = words();
  if (still_to_play.length > 0) return w.play.lastRound(w.and(still_to_play.map((seat) => names[seat] ?? '')));
  return last_turns || plaque !== null ? w.play.lastTurns : '';
}

// What a seat has of points: in the end what the result says, which may count more than the steps told (CO4). Nothing where there are none.
export const scoreOf = ({ scores, result }: State, seat: number): number | undefined =>
  scores === undefined ? undefined : (result?.scores ?? scores)[seat];

// Everybody's, for anyone who listens.
export function standingInWords(game: GameName, now: State, names: readonly string[]): string[] {
  const w = words();
  const seats = names.map((name, seat) => {
    const score = scoreOf(now, seat);
    const points = score === undefined ? [] : [w.points(score)];
    const has = games[game].possessions(now, seat).map(({ words: text }) => text);
    return w.play.standing(name, [...points, ...has].join(', '));
  });
  const bag = now.bag === undefined ? [] : [w.play.bag(now.bag)];
  const lastRound = lastRoundInWords(now, names);
  return [...seats, ...bag, ...(lastRound === '' ? [] : [lastRound])];
}
