// Everything that a game needs in the page is there, or the test says what is missing. For lessons see learn/lessons.test.ts; that it
// has a picture, and words of its lesson in every language, is for the type check to say.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { startNodeEngine } from '../engine/node.ts';
import type { Step } from '../engine/types.ts';
import { languages, type Language } from '../look/languages.ts';
import { words as en } from '../words/en.ts';
import { extras, gameNames, games, theTen, type GameName } from './all.ts';

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

// What can be done in the first turns of a game that bots play.
async function choicesIn(game: GameName): Promise<Set<string>> {
  const { max_seats } = known.find(({ name }) => name === game) ?? { max_seats: 0 };
  const seats = ['Ann', 'Bob'].slice(0, max_seats).map((name) => ({ name, age: 5 }));
  const chance = { opened: { nonce: '0'.repeat(64), deck: tiles.map(({ id }) => id) }, commitment: '0'.repeat(64) };
  const { table } = await ask({ op: 'create', table: { game, options: {}, seats, ...chance } });
  const found = new Set<string>();
  for (let seed = 0; seed < 60; ++seed) {
    const { state } = await ask({ op: 'scene', table, viewer: null });
    const seat = state.seat ?? state.awaited.find((actor) => typeof actor === 'number');
    if (state.result !== undefined || seat === undefined) break;
    const { choices } = await ask({ op: 'scene', table, viewer: seat });
    for (const key of choices.flatMap(Object.keys)) found.add(key);
    const { action } = await ask({ op: 'suggest', table, seat, level: 'greedy', seed });
    if (action === null) break;
    await ask({ op: 'act', table, step: { ...action, seat, ms: 0 } as Step });
  }
  await ask({ op: 'close', table });
  return found;
}

test.each(gameNames)('%s says what groups are claimed with, if they can be claimed', async (game) => {
  const choices = await choicesIn(game);
  expect(choices.has('mark'), `${game}: ${[...choices].join()}`).toBe(games[game].piece !== undefined);
});
