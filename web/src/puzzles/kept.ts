// What is kept of puzzles on this device: how far each has got, and which are solved.
import { storage } from '../device/storage.ts';
import type { Placement } from '../engine/types.ts';
import { dayText } from './days.ts';
import type { Move } from './moves.ts';

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

function read<T>(key: string): T | undefined {
  const text = storage.get(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as T;
  } catch {
    return undefined; // cut off by a full disk: as good as lost
  }
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

export const progressOf = (id: string): Progress => read<Progress>(prefix + id) ?? fresh(id);

export const forgetPuzzle = (id: string): void => storage.remove(prefix + id);

function all(): Progress[] {
  const found = storage
    .keys(prefix)
    .map((key) => read<Progress>(key))
    .filter((progress) => progress !== undefined);
  return found.sort((a, b) => b.changed - a.changed);
}

export function keepProgress(progress: Progress): void {
  storage.set(prefix + progress.id, JSON.stringify(progress));
  for (const { id } of all().slice(most)) forgetPuzzle(id);
}

export const solvedPuzzles = (): Record<string, Solved> => read<Record<string, Solved>>(solvedKey) ?? {};

export const solvedCount = (): number => Object.keys(solvedPuzzles()).length;

// The first time counts.
export function keepSolved(id: string, solved: Solved): void {
  const known = solvedPuzzles();
  const { day = known[id]?.day } = solved;
  const now = { ...known, [id]: { ...(known[id] ?? solved), ...(day === undefined ? {} : { day }) } };
  storage.set(solvedKey, JSON.stringify(now));
}

// Those that were begun and are neither solved nor given up, the latest first.
export const begunPuzzles = (): Progress[] => all().filter(({ laid, state }) => laid.length > 0 && state === 'open');

export const solvedDays = (): Set<string> =>
  new Set(Object.values(solvedPuzzles()).flatMap(({ day }) => (day === undefined ? [] : [day])));

// Whether the puzzle of the day has been solved here.
export const solvedToday = (now: Date = new Date()): boolean => solvedDays().has(dayText(now));
