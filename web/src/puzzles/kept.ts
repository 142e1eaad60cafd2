// What is kept of puzzles on this device: how far each has got, and which are solved.
import { noteDropped } from '../device/dropped.svelte.ts';
import { keepMembers, kept, keptNames } from '../device/kept.ts';
import { list, matching, members, named, oneOf, time, tuple, whole, yesNo, type Reader } from '../device/reader.ts';
import { storage } from '../device/storage.ts';
import type { Placement } from '../engine/types.ts';
import { dayText } from './days.ts';
import { isPossible, undone, type Laid, type Move } from './moves.ts';
import type { Questions } from './questions.ts';

export interface Progress {
  id: string;
  laid: readonly Placement[];
  moves: readonly Move[];
  clock: number; // milliseconds
  helped: number; // how often
  state: 'open' | 'solved' | 'shown'; // the solution was
  counts: boolean; // not after that
  changed: number;
}

export interface Solved {
  clock: number;
  helped: number;
  when: number;
  day?: string; // whose puzzle it was
}

const prefix = 'dalapapa.puzzle.';
const solvedKey = 'dalapapa.solved';
const most = 40; // that are begun
const mostTiles = 120;
const mostMoves = 20_000; // more than anybody makes

const times = whole(0, 1_000_000);
const at: Reader<Placement> = tuple(matching(/^[BYRG]{7}$/), whole(-1000, 1000), whole(-1000, 1000), whole(0, 3));
const move: Reader<Move> = (value, reading) =>
  members({ put: at })(value, reading) ??
  members({ out: list(tuple(whole(0, mostTiles), at), mostTiles) })(value, reading);

const progressReader = members({
  laid: list(at, mostTiles),
  moves: list(move, mostMoves),
  clock: time,
  helped: times,
  state: oneOf(['open', 'solved', 'shown']),
  counts: yesNo,
  changed: time,
});
const solvedReader: Reader<Record<string, Solved>> = named(
  members({ clock: time, helped: times, when: time }, { day: matching(/^\d{4}-\d\d-\d\d$/) }),
);

function read(id: string): Progress | undefined {
  const progress = kept(prefix + id, progressReader);
  return progress && { id, ...progress };
}

export const fresh = (id: string): Progress => ({
  id,
  laid: [],
  moves: [],
  clock: 0,
  helped: 0,
  state: 'open',
  counts: true,
  changed: 0,
});

export const progressOf = (id: string): Progress => read(id) ?? fresh(id);

export const forgetPuzzle = (id: string): void => storage.remove(prefix + id);

// What the engine says cannot be is left out: all of it, or how it came about.
export async function checkProgress(id: string, questions: Questions): Promise<void> {
  const { laid, moves, ...rest } = progressOf(id);
  const possible = await questions.canLie(laid);
  if (possible && (await canHaveCome({ tiles: laid, moves }, questions))) return;
  if (possible) keepProgress({ ...rest, laid, moves: [] });
  else forgetPuzzle(id);
  noteDropped();
}

// Whether all can be undone, to what could lie there. What is left when a tile is taken back that was laid last always can: only what comes
// back is asked about.
async function canHaveCome(laid: Laid, questions: Questions): Promise<boolean> {
  for (let now = laid; now.moves.length > 0;) {
    const last = now.moves.at(-1);
    if (!isPossible(now)) return false;
    now = undone(now);
    if (last !== undefined && 'out' in last && !(await questions.canLie(now.tiles))) return false;
  }
  return true;
}

function all(): Progress[] {
  const found = keptNames(prefix)
    .map(read)
    .filter((progress) => progress !== undefined);
  return found.sort((a, b) => b.changed - a.changed);
}

export function keepProgress(progress: Progress): void {
  storage.set(prefix + progress.id, JSON.stringify(progress));
  for (const { id } of all().slice(most)) forgetPuzzle(id);
}

export const solvedPuzzles = (): Record<string, Solved> => kept(solvedKey, solvedReader) ?? {};

export const solvedCount = (): number => Object.keys(solvedPuzzles()).length;

// The first time counts.
export function keepSolved(id: string, solved: Solved): void {
  const known = solvedPuzzles();
  const { day = known[id]?.day } = solved;
  keepMembers(solvedKey, { [id]: { ...(known[id] ?? solved), ...(day === undefined ? {} : { day }) } });
}

// Those that were begun and are neither solved nor given up, the latest first.
export const begunPuzzles = (): Progress[] =>
  all()
    .filter(({ laid, state }) => laid.length > 0 && state === 'open')
    .slice(0, most);

export const solvedDays = (): Set<string> =>
  new Set(Object.values(solvedPuzzles()).flatMap(({ day }) => (day === undefined ? [] : [day])));

// Whether the puzzle of the day has been solved here.
export const solvedToday = (now: Date = new Date()): boolean => solvedDays().has(dayText(now));

// Days whose puzzle was solved on the very day: what was made up for later is no day in a row.
export const daysKept = (): Set<string> =>
  new Set(
    Object.values(solvedPuzzles()).flatMap(({ day, when }) =>
      day === undefined || day !== dayText(new Date(when)) ? [] : [day],
    ),
  );
