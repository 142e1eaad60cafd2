// Whatever reads storage, with whatever may stand there: nothing throws, what comes out can be shown, what can be read beside it stays, and
// what cannot be read stays as it was, for whoever can.
import * as fc from 'fast-check';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { fuzzRuns, fuzzTime } from './device/fuzz_runs.ts';
import { fakeStorage } from './device/sample_storage.ts';
import { storage } from './device/storage.ts';
import { NodeWorker } from './engine/node_worker.ts';
import { gameNames, games, isGame, type GameName } from './games/all.ts';
import { dayIn } from './puzzles/days.ts';
import { begunPuzzles, fresh, progressOf, solvedDays, solvedPuzzles } from './puzzles/kept.ts';
import { lastOptions } from './puzzles/last_options.ts';
import { undone } from './puzzles/moves.ts';
import { dayOfDeal, tableOfDeal } from './table/deals.ts';
import { takeOver } from './table/old_games.ts';
import { openedOf, recordOf, savedGame, savedGames } from './table/saved.ts';

vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('localStorage', fakeStorage());
let settings: typeof import('./look/settings.svelte.ts');
beforeAll(async () => {
  vi.stubGlobal('Worker', NodeWorker);
  settings = await import('./look/settings.svelte.ts');
});
beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(9); // what is said anew of a game has the time of its reading
  for (const key of storage.keys('')) storage.remove(key);
});

const seats = [
  { name: 'Ann', age: 7 },
  { name: 'Max', bot: 'casual' },
];
const game = { game: 'classic', seats, commitment: '13c3', begun: 1, changed: 2, clock: 3, lines: 2, over: false };
const opened = { nonce: 'ab', deck: [2, 1] };
const alone = gameNames.find((name) => games[name].dealOfTheDay === true) as GameName;
const at = ['BBBYYRR', 0, 0, 0];
// What the page itself writes: the best place to begin from when something is to be spoilt.
const samples: Record<string, unknown> = {
  'dalapapa.settings': { language: 'fr', theme: 'dark', shape: 'square', signs: true, name: 'Ann', pace: 'fast' },
  'dalapapa.solved': { 'turn-1-000000': { clock: 1, helped: 0, when: 2, day: '2026-11-16' } },
  'dalapapa.wished': { kind: 'close', figure: '8x8', arlequin: '2', grand: '16x15', level: '4', outline: true },
  'dalapapa.puzzle.a': { ...fresh('a'), laid: [at], moves: [{ put: at }, { out: [[0, at]] }] },
  'dalapapa.game.a': { id: 'a', ...game },
  'dalapapa.opened.a': opened,
  'dalapapa.lines.a.0': '{"dalapapa":1}\n{}\n',
  'dalapapa.lines.a.2': '{}\n',
  [`dalapapa.deal.${alone}.2026-11-16`]: 'a',
};
const old = {
  id: 'b',
  begun: 1,
  changed: 2,
  clock: 0,
  over: false,
  request: { game: 'classic', options: {}, seats, opened, commitment: '13c3', steps: [] },
};
const others = {
  'dalapapa.game.good': JSON.stringify({ id: 'good', ...game }),
  'dalapapa.puzzle.good': JSON.stringify({ ...fresh('good'), laid: [at], changed: 5 }),
  'another.program': '{',
};

const anything = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(null, 1e308, -1, 0.5, '', '__proto__', 'constructor', [], {}, '\uD800', '\n', 'x'.repeat(2000)),
);
// One thing in a value, however deep, is another one, is gone, or has company.
function spoilt(value: unknown, path: readonly number[], odd: unknown, name: string): unknown {
  const [first = 0, ...rest] = path;
  if (typeof value !== 'object' || value === null || path.length === 0) return odd;
  const names = Object.keys(value);
  const chosen = names[first % (names.length + 2)];
  const entries = Object.entries(value);
  if (chosen === undefined)
    return Array.isArray(value) ? [...value, odd] : Object.fromEntries([...entries, [name, odd]]);
  const changed = entries.map(
    ([each, part]) => [each, each === chosen ? spoilt(part, rest, odd, name) : part] as const,
  );
  return Array.isArray(value) ? changed.map(([, part]) => part) : Object.fromEntries(changed);
}
const spoiltSample = (sample: unknown): fc.Arbitrary<string> =>
  fc
    .tuple(fc.array(fc.nat({ max: 20 }), { maxLength: 4 }), anything, fc.constantFrom('__proto__', 'toString', 'x'))
    .map(([path, odd, name]) => spoilt(sample, path, odd, name))
    .map((value) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')));
const textFor = (sample: unknown): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 6, arbitrary: spoiltSample(sample) },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
    { weight: 1, arbitrary: spoiltSample(sample).map((text) => text.slice(0, Math.floor(text.length / 2))) },
  );
const held = fc.record(Object.fromEntries(Object.entries(samples).map(([key, sample]) => [key, textFor(sample)])), {
  requiredKeys: [],
});

const date = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

// All that the screens do with what was kept, or the like of it.
function look(): unknown {
  const games = savedGames();
  for (const { id, game, seats, changed, begun, clock, lines, over } of games) {
    expect(isGame(game) && lines >= 0 && clock >= 0 && typeof over === 'boolean').toBe(true);
    seats.map(({ name }) => name.trim()).join(', ');
    date.format(changed);
    date.format(begun);
    encodeURIComponent(id);
  }
  expect(new Set(games.map(({ id }) => id)).size).toBe(games.length);
  expect(recordOf('a')).toMatch(/^$|\n$/);
  for (const day of solvedDays()) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
  dayIn([...solvedDays()][0] ?? '');
  const begun = begunPuzzles();
  for (const { laid, moves, clock } of [...begun, progressOf('a')]) {
    let now = { tiles: laid, moves };
    while (now.moves.length > 0) now = undone(now);
    for (const [face, x, y, rot] of now.tiles) expect(face.length + x + y + rot).not.toBeNaN();
    expect(clock).toBeGreaterThanOrEqual(0);
  }
  const { language, name } = settings.readSettings();
  expect(`${language}${name.trim()}`).toMatch(/^[a-z]{2}/);
  const known = { games, game: savedGame('a'), opened: openedOf('a'), record: recordOf('a'), solved: solvedPuzzles() };
  const deal = [tableOfDeal(alone, '2026-11-16'), dayOfDeal('a')];
  return JSON.stringify([known, begun, progressOf('a'), lastOptions(), settings.readSettings(), deal]);
}

test('whatever was kept can be shown, and the same again', fuzzTime, () => {
  fc.assert(
    fc.property(held, (held) => {
      vi.stubGlobal('localStorage', fakeStorage());
      for (const [key, text] of Object.entries({ ...held, ...others })) localStorage.setItem(key, text);
      const seen = look();
      expect(look()).toBe(seen);
      expect(savedGames().map(({ id }) => id)).toContain('good');
      expect(begunPuzzles().map(({ id }) => id)).toContain('good');
      // Records are put into one piece.
      for (const [key, text] of Object.entries({ ...held, ...others }))
        if (!key.startsWith('dalapapa.lines.')) expect(localStorage.getItem(key), key).toBe(text);
    }),
    fuzzRuns(),
  );
});

test('whatever was kept of lessons can be shown', fuzzTime, async () => {
  await fc.assert(
    fc.asyncProperty(textFor({ classic: ['look', 'place'], terra: ['pawn'] }), async (text) => {
      vi.stubGlobal('localStorage', fakeStorage());
      localStorage.setItem('dalapapa.lessons', text);
      vi.resetModules();
      const { isDone, noteDone } = await import('./learn/progress.svelte.ts');
      noteDone('classic', 'look');
      expect(isDone('classic', 'look')).toBe(true);
      expect(typeof isDone('terra', 'pawn')).toBe('boolean');
    }),
    fuzzRuns(0.1),
  );
});

test('whatever was kept in the old way is taken over or gone', fuzzTime, async () => {
  await fc.assert(
    fc.asyncProperty(textFor(old), async (text) => {
      vi.stubGlobal('localStorage', fakeStorage());
      localStorage.setItem('dalapapa.table.b', text);
      await takeOver();
      expect(storage.keys('dalapapa.table.')).toEqual([]);
      look();
    }),
    fuzzRuns(0.3),
  );
});
