// Games that were begun on this device, each as its record: what happens is added at the end, and nothing is written twice. Each survives a
// reload and a closed tab; the oldest finished ones go first.
//
//   dalapapa.game.ID       what there is to say about the game in a list
//   dalapapa.opened.ID     how chance was settled: nonce and deck, which a record tells only at its end
//   dalapapa.lines.ID.N    the record from line N on, up to where the next such entry begins
import { inJson, kept, keptNames, keptText } from '../device/kept.ts';
import { list, members, nameText, oneOf, text, time, whole, yesNo, type Reader } from '../device/reader.ts';
import { storage } from '../device/storage.ts';
import type { Level, Opened, SeatInfo } from '../engine/types.ts';
import { gameNames, type GameName } from '../games/all.ts';

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
const mostSeats = 20; // more than any game has
const openedKey = (id: string): string => `dalapapa.opened.${id}`;
const linesKey = (id: string, line: number | '' = ''): string => `dalapapa.lines.${id}.${line}`;

const linesIn = (text: string): number => text.split('\n').length - 1;

const seatReader: Reader<SeatInfo> = members(
  { name: nameText },
  { bot: nameText as Reader<Level>, age: whole(0, 999) },
);
export const openedReader: Reader<Opened> = members({ nonce: text(1000), deck: list(whole(0, 1_000_000), 10_000) });
export const agreed = { game: oneOf(gameNames), seats: list(seatReader, mostSeats), commitment: text(1000) };
const savedReader = members({
  ...agreed,
  begun: time,
  changed: time,
  clock: time,
  lines: whole(0, 1_000_000),
  over: yesNo,
});
// Up to the last that is whole.
const linesReader: Reader<string> = (value, reading) => {
  const read = String(value).slice(0, String(value).lastIndexOf('\n') + 1);
  if (read !== value) reading.dropped = true;
  return read === '' ? undefined : read;
};

// Whether there is one, be it that it cannot be read.
export const isThere = (id: string): boolean => storage.has(prefix + id);

// Where it cannot be read, what there is to say about a game is said anew from its record; a record that cannot be read either may be that
// of a game which only a newer version knows.
export function savedGame(id: string): SavedGame | undefined {
  if (!isThere(id)) return undefined;
  const known = kept(prefix + id, savedReader);
  if (known !== undefined) return { id, ...known };
  const record = recordOf(id);
  const [head = '', ...rest] = record.split('\n');
  const header = inJson(head, members(agreed));
  if (header === undefined) return undefined;
  const now = Date.now();
  const over = rest.at(-2)?.startsWith('{"result"') === true;
  return { id, ...header, begun: now, changed: now, clock: 0, lines: linesIn(record), over };
}

export function savedGames(): SavedGame[] {
  const games = keptNames(prefix)
    .map(savedGame)
    .filter((game) => game !== undefined);
  return games.sort((a, b) => b.changed - a.changed);
}

export const openedOf = (id: string): Opened | undefined => kept(openedKey(id), openedReader);

// As far as it goes without a gap, and in one piece from now on: the pieces of many visits do not pile up, and what comes after a gap is no
// part of it.
export function recordOf(id: string): string {
  let text = '';
  let lines = 0;
  for (;;) {
    const more = keptText(linesKey(id, lines), linesReader);
    if (more === undefined) break;
    text += more;
    lines += linesIn(more);
  }
  const whole = linesKey(id, 0);
  const others = storage.keys(linesKey(id)).filter((key) => key !== whole);
  if (text !== '' && others.length > 0 && storage.set(whole, text)) others.forEach((key) => storage.remove(key));
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
