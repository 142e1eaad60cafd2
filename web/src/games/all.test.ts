// Everything that a game needs in the page is there, or the test says what is missing. For lessons see learn/lessons.test.ts; that it
// has a picture, and words of its lesson in every language, is for the type check to say.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { startNodeEngine } from '../engine/node.ts';
import type { Catalogue } from '../engine/types.ts';
import { languages, type Language } from '../look/languages.ts';
import { en } from '../words/en.ts';
import { extras, gameNames, theTen } from './all.ts';

const ask = await startNodeEngine();
const { games: known } = await ask<Catalogue>({ op: 'catalogue' });
const codes = Object.keys(languages) as Language[];

test('the games of the page are those of the engine, in the same order', () => {
  expect(gameNames).toEqual(known.map(({ name }) => name));
});

test('the ten come first, and the engine knows the same extras', () => {
  expect([...theTen, ...extras]).toEqual(gameNames);
  expect(theTen).toHaveLength(10);
  expect(extras).toEqual(known.filter(({ extra }) => extra === true).map(({ name }) => name));
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
