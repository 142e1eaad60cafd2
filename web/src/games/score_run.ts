// How a game ran, for whoever draws it: what every seat had after each turn.
import type { Result, Told } from '../engine/types.ts';
import { games, type GameName } from './all.ts';

export interface ScoreRun {
  steps: number[]; // of the story, at each point of the run; the first is where the game begins
  values: number[][]; // by seat: what it had at each point
}

// What is laid out for no points is not yet the game.
const begins = ({ seat, outcome }: Told): boolean => typeof seat === 'number' && outcome?.free !== true;

// Where the turns of seats end: before another seat acts, with what is drawn until then.
function endsOfTurns(story: readonly Told[], from: number): number[] {
  const ends: number[] = [];
  let seat: unknown;
  for (let step = from; step < story.length; ++step) {
    const actor = story[step]?.seat;
    if (typeof actor !== 'number') continue;
    if (seat !== undefined && actor !== seat) ends.push(step);
    seat = actor;
  }
  return [...ends, story.length];
}

// Nothing where nobody has done anything yet. A result may count what no step has told (CO4): it is the last point.
export function scoreRunOf(
  game: GameName,
  story: readonly Told[],
  seats: number,
  result: Result | undefined,
): ScoreRun | undefined {
  const begin = story.findIndex(begins);
  if (begin < 0) return undefined;
  const run = games[game].run(story, seats);
  const at = (step: number): readonly number[] => run[step - 1] ?? Array.from({ length: seats }, () => 0);
  const steps = [begin];
  for (const end of endsOfTurns(story, begin)) {
    const before = steps.at(-1) ?? begin;
    const laid = story.slice(before, end).some(({ place }) => place !== undefined);
    const changed = at(end).some((value, seat) => value !== at(before)[seat]);
    // Bids and the like are no turns of their own; the end of the game is a point anyway.
    if (laid || changed || end === story.length) steps.push(end);
  }
  const values = Array.from({ length: seats }, (_, seat) => steps.map((step) => at(step)[seat] ?? 0));
  if (result !== undefined) values.forEach((own, seat) => (own[own.length - 1] = result.scores[seat] ?? 0));
  return { steps, values };
}

// The latest point that this many steps have come to.
export function pointAt({ steps }: ScoreRun, taken: number): number {
  return Math.max(
    0,
    steps.findLastIndex((step) => step <= taken),
  );
}
