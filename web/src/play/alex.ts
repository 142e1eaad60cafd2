// Alex as it is told: who has announced what, what came of it, which numbers are worth a button.
import type { Placement, State, Told } from '../engine/types.ts';
import { words } from '../words/words.svelte.ts';

export interface Announcement {
  seat: number;
  points: number;
}

// Of the round; each higher than those before, so no two are the same.
export function highestOf({ announced = [] }: State): Announcement | undefined {
  const points = Math.max(0, ...announced);
  return points === 0 ? undefined : { seat: announced.indexOf(points), points };
}

export type News =
  { kind: 'right'; seat: number; points: number } | { kind: 'wrong'; seat: number; times: number; lost: number };

// What was judged between two moments of a game (AL3, AL4).
export function newsOf(before: State, after: State): News[] {
  const news: News[] = [];
  (after.scores ?? []).forEach((score, seat) => {
    const scoredBefore = before.scores?.[seat] ?? 0;
    const times = after.penalties?.[seat] ?? 0;
    if (times > (before.penalties?.[seat] ?? 0)) {
      news.push({ kind: 'wrong', seat, times, lost: scoredBefore - score });
    } else if (score > scoredBefore) {
      news.push({ kind: 'right', seat, points: score - scoredBefore });
    }
  });
  return news;
}

export function newsInWords(news: News, names: readonly string[]): string {
  const w = words().alex;
  const name = names[news.seat] ?? '';
  if (news.kind === 'right') return w.right(name, news.points);
  const price = [w.wrongOnce, w.wrongTwice(news.lost), w.wrongThrice][Math.min(news.times, 3) - 1] ?? '';
  return `${w.wrong(name)} ${price}`;
}

// What the tiles shown so far bring, as the engine has counted each of them, where it tells.
export const shownPoints = (tried: readonly Told[]): number | undefined =>
  tried.some(({ place, outcome }) => place !== undefined && outcome === undefined)
    ? undefined
    : tried.reduce((sum, { outcome }) => sum + (outcome?.points ?? 0), 0);

// The placements that were shown last.
export function lastShown(story: readonly Told[]): Placement[] {
  const places: Placement[] = [];
  const last = story.findLastIndex(({ place }) => place !== undefined);
  for (let i = last; i >= 0; --i) {
    const told = story[i];
    if (told?.seat !== story[last]?.seat) break;
    if (told?.place !== undefined) places.push(told.place);
  }
  return places;
}

// In Alex a tile scores nothing by itself: the log says how much somebody has only where that has changed, and with the tile
// if the turn was ended after it.
export function whereScoresMove(story: readonly Told[]): Told[] {
  const told: Told[] = [];
  let before: readonly number[] | undefined;
  for (const { scores, ...step } of story) {
    const moved = scores !== undefined && before !== undefined && scores.join() !== before.join();
    const last = told.at(-1);
    if (moved && step.done === true && last !== undefined) told[told.length - 1] = { ...last, scores };
    told.push(moved ? { ...step, scores } : step);
    before = scores ?? before;
  }
  return told;
}
