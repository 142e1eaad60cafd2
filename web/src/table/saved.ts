// Games that were begun on this device, each as its record: what happens is added at the end, and nothing is written twice. Each survives a
// reload and a closed tab; the oldest finished ones go first.
//
//   dalapapa.game.ID       what there is to say about the game in a list
//   dalapapa.opened.ID     how chance was settled: nonce and deck, which a record tells only at its end
//   dalapapa.lines.ID.N    the record from line N on, up to where the next such entry begins
import { storage } from '../device/storage.ts';
import type { Opened, SeatInfo } from '../engine/types.ts';
import type { GameName } from '../games/all.ts';

export interface SavedGame {
  id: string;
  game: GameName;
  seats: readonly SeatInfo[];
  commitment: string; // which tells a game apart from all others
  begun: number;
  changed: number;
  clock: number; // milliseconds played, where there is a clock
  lines: number; // of the record
  over: boolean;
}

const prefix = 'dalapapa.game.';
const most = 40;
const openedKey = (id: string): string => `dalapapa.opened.${id}`;
const linesKey = (id: string, line: number | '' = ''): string => `dalapapa.lines.${id}.${line}`;

function parsed<T>(key: string): T | undefined {
  try {
    return (JSON.parse(storage.get(key) ?? 'null') as T | null) ?? undefined;
  } catch {
    return undefined; // cut off by a full disk: as good as lost
  }
}

const linesIn = (text: string): number => text.split('\n').length - 1;

export function savedGame(id: string): SavedGame | undefined {
  const game = parsed<SavedGame>(prefix + id);
  return game?.lines === undefined ? undefined : game;
}

export function savedGames(): SavedGame[] {
  const games = storage
    .keys(prefix)
    .map((key) => savedGame(key.slice(prefix.length)))
    .filter((game) => game !== undefined);
  return games.sort((a, b) => b.changed - a.changed);
}

export const openedOf = (id: string): Opened | undefined => parsed<Opened>(openedKey(id));

// As far as it goes without a gap, and in one piece from now on: the pieces of many visits do not pile up, and what comes after a gap is no
// part of it.
export function recordOf(id: string): string {
  let text = '';
  let lines = 0;
  for (;;) {
    const more = storage.get(linesKey(id, lines));
    if (more === null || more === '') break;
    text += more;
    lines += linesIn(more);
  }
  const whole = linesKey(id, 0);
  const others = storage.keys(linesKey(id)).filter((key) => key !== whole);
  if (others.length > 0 && storage.set(whole, text)) others.forEach((key) => storage.remove(key));
  return text;
}

export function forget(id: string): void {
  storage.remove(prefix + id);
  storage.remove(openedKey(id));
  storage.keys(linesKey(id)).forEach((key) => storage.remove(key));
}

// False if the browser does not keep all of it, because there is no room or it may not.
export const isKept = (id: string): boolean =>
  [linesKey(id), openedKey(id), prefix + id].map((key) => storage.settle(key)).every((kept) => kept);

export const keep = (game: SavedGame): boolean => storage.set(prefix + game.id, JSON.stringify(game));

// The lines come first: without them what is said about the game would not be true.
export function append(game: SavedGame, lines: string): void {
  if (lines !== '') storage.set(linesKey(game.id, game.lines), lines);
  game.lines += linesIn(lines);
  keep(game);
}

// The game as it is found: what is said about it may be older or newer than its lines, if the browser was closed in between.
export function takenUp(game: SavedGame, record: string): SavedGame {
  const found = { ...game, lines: linesIn(record) };
  if (found.lines !== game.lines) keep(found);
  return found;
}

export function keepNew(game: SavedGame, opened: Opened, record: string): void {
  forget(game.id);
  const all = savedGames();
  const leaving = [...all].sort((a, b) => Number(b.over) - Number(a.over) || a.changed - b.changed);
  for (const { id } of leaving.slice(0, Math.max(0, all.length + 1 - most))) forget(id);
  storage.set(openedKey(game.id), JSON.stringify(opened));
  append(game, record);
}
