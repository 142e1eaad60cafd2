// What was remarkable in a game that is over.
import type { Group, Told } from '../../engine/types.ts';
import { games, type GameName } from '../../games/all.ts';
import { scoreRunOf } from '../../games/score_run.ts';
import type { Spot } from '../spot.ts';

// The first of the largest.
export const largestGroup = (groups: readonly Group[]): Group | undefined =>
  groups.reduce<Group | undefined>(
    (largest, group) => (largest === undefined || group.discs.length > largest.discs.length ? group : largest),
    undefined,
  );

// The tiles laid between two steps of a story.
export const laidIn = (story: readonly Told[], from: number, to: number): Spot => ({
  tiles: story.slice(from, to).flatMap(({ place }) => (place === undefined ? [] : [place])),
});

export interface BestTurn {
  seat: number;
  gain: number; // of what counts
  spot: Spot;
}

// The turn that brought its player most; nothing where all play at once, or none brought anything.
export function bestTurn(game: GameName, story: readonly Told[], seats: number): BestTurn | undefined {
  const { table, wants } = games[game];
  const run = table === 'figures' ? undefined : scoreRunOf(game, story, seats, undefined);
  if (run === undefined) return undefined;
  let best: BestTurn | undefined;
  run.steps.slice(1).forEach((to, i) => {
    const from = run.steps[i] ?? 0;
    const spot = laidIn(story, from, to);
    const seat = story.slice(from, to).find(({ place }) => place !== undefined)?.seat;
    if (typeof seat !== 'number') return;
    const change = (run.values[seat]?.[i + 1] ?? 0) - (run.values[seat]?.[i] ?? 0);
    const gain = wants === 'more' ? change : -change;
    if (gain > (best?.gain ?? 0)) best = { seat, gain, spot };
  });
  return best;
}
