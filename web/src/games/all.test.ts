// Everything that a game needs in the page is there, or the test says what is missing. For lessons see learn/lessons.test.ts; that it
// has a picture, and words of its lesson in every language, is for the type check to say.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { beforeAll, expect, test, vi } from 'vitest';

import { startNodeEngine } from '../engine/node.ts';
import type { Step } from '../engine/types.ts';
import { languages, type Language } from '../look/languages.ts';
import { words as en } from '../words/en.ts';
import { extras, gameNames, games, theTen, type GameName } from './all.ts';
import { speak } from '../words/words.svelte.ts';

vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }));
beforeAll(() => speak('en'));

const ask = await startNodeEngine();
const { games: known, tiles } = await ask({ op: 'catalogue' });
const codes = Object.keys(languages) as Language[];

test('the games of the page are those of the engine, in the same order', () => {
  expect(gameNames).toEqual(known.map(({ name }) => name));
});

test('the ten come first, and the engine knows the same extras', () => {
  expect([...theTen, ...extras]).toEqual(gameNames);
  expect(theTen).toHaveLength(10);
  expect(extras).toEqual(known.filter(({ extra }) => extra).map(({ name }) => name));
});

test('every game has rules, and so a card, in every language', () => {
  const files = codes.flatMap((code) => gameNames.map((game) => `texts/rules/${code}/${game}.json`));
  const missing = files.filter((file) => !existsSync(join(import.meta.dirname, '../../..', file)));
  expect(missing).toEqual([]);
});

test('every option has a name, and no name is there for nothing', () => {
  const options = known.flatMap(({ name: game, options }) => options.map(({ name }) => ({ game, name })));
  const unnamed = options
    .filter(({ name }) => !(name in en.setup.option))
    .map(({ game, name }) => `${name} of ${game}`);
  expect(unnamed).toEqual([]);
  const used = new Set(options.map(({ name }) => name));
  expect(Object.keys(en.setup.option).filter((name) => !used.has(name))).toEqual([]);
});

// What can be done in the first turns of a game that bots play, and what the game says of itself meanwhile.
async function saidIn(game: GameName): Promise<{ choices: Set<string>; keys: Set<string> }> {
  const { max_seats } = known.find(({ name }) => name === game) ?? { max_seats: 0 };
  const seats = ['Ann', 'Bob'].slice(0, max_seats).map((name) => ({ name, age: 5 }));
  const chance = { opened: { nonce: '0'.repeat(64), deck: tiles.map(({ id }) => id) }, commitment: '0'.repeat(64) };
  const { table } = await ask({ op: 'create', table: { game, options: {}, seats, ...chance } });
  const found = new Set<string>();
  const keys = new Set<string>();
  for (let seed = 0; seed < 60; ++seed) {
    const { state } = await ask({ op: 'scene', table, viewer: null });
    for (const key of Object.keys(state)) keys.add(key);
    const seat = state.seat ?? state.awaited.find((actor) => typeof actor === 'number');
    if (state.result !== undefined || seat === undefined) break;
    const { choices } = await ask({ op: 'scene', table, viewer: seat });
    for (const key of choices.flatMap(Object.keys)) found.add(key);
    const { action } = await ask({ op: 'suggest', table, seat, level: 'greedy', seed });
    if (action === null) break;
    await ask({ op: 'act', table, step: { ...action, seat, ms: 0 } as Step });
  }
  await ask({ op: 'close', table });
  return { choices: found, keys };
}
const said = Object.fromEntries(
  await Promise.all(gameNames.map(async (game) => [game, await saidIn(game)] as const)),
) as Record<GameName, Awaited<ReturnType<typeof saidIn>>>;

test.each(gameNames)('%s says what groups are claimed with, if they can be claimed', (game) => {
  const { choices } = said[game];
  expect(choices.has('mark'), `${game}: ${[...choices].join()}`).toBe(games[game].piece !== undefined);
});

// SO2
test.each(known)('$name tells of a pass what the engine says of it: shown, or lost', ({ name, pass_loses }) => {
  expect(games[name].pass.told('tile 7') !== en.told.passesShowing('tile 7')).toBe(pass_loses);
});

const source = (file: string): string => readFileSync(join(import.meta.dirname, '..', file), 'utf8');

// What one game alone says is for its own file; where a part of the table reads it, that one.
const readElsewhere: Partial<Record<string, string>> = {
  auction: 'play/AuctionPanel.svelte',
  openings: 'play/AuctionPanel.svelte',
  round: 'play/AlexTable.svelte',
  sand: 'play/AlexTable.svelte',
  last_turns: 'play/standing.ts',
};
// Pieces are drawn as the layouts have them, ages are those that were asked for.
const drawnOrKnown = new Set(['marks', 'pawns', 'ages']);

test.each(gameNames)('what %s alone says of itself is read', (game) => {
  const others = gameNames.filter((other) => other !== game);
  const own = [...said[game].keys].filter(
    (key) => !drawnOrKnown.has(key) && others.every((other) => !said[other].keys.has(key)),
  );
  const unread = own.filter(
    (key) => !new RegExp(`\\b${key}\\b`).test(source(readElsewhere[key] ?? `games/${game}.ts`)),
  );
  expect(unread).toEqual([]);
});
