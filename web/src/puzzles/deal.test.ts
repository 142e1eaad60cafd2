import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { fakeStorage } from '../device/sample_storage.ts';
import { catalogue } from '../engine/engine.ts';
import { NodeWorker } from '../engine/node_worker.ts';
import { games, gameNames } from '../games/all.ts';
import { titleOfTable } from '../parts/table_title.ts';
import { tableOfTheDay } from './deal.ts';
import { dayOfDeal } from '../table/deals.ts';
import { LocalTable } from '../table/local_table.ts';
import { forget, openedOf } from '../table/saved.ts';
import { speak } from '../words/words.svelte.ts';

vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }));
beforeAll(async () => {
  vi.stubGlobal('Worker', NodeWorker);
  await speak('en');
});
beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()));

const day = (date: number): Date => new Date(2026, 10, date, 12);
const dealt = gameNames.filter((name) => games[name].dealOfTheDay);

test('SO5: there is a deal of the day where a game is played alone for a target', async () => {
  const { games: known } = await catalogue();
  const alone = known.filter(
    ({ max_seats, options }) => max_seats === 1 && options.some(({ name }) => name === 'target'),
  );
  expect(dealt).toEqual(alone.map(({ name }) => name));
});

test.each(dealt)('the table of a day is found again, and another day has other tiles: %s', async (game) => {
  const id = await tableOfTheDay(game, day(18), 'Ann');
  expect(await tableOfTheDay(game, day(18), 'Ann')).toBe(id);
  const other = await tableOfTheDay(game, day(19), 'Ann');
  expect(openedOf(other)?.deck).not.toEqual(openedOf(id)?.deck);
  const deck = openedOf(id)?.deck;
  forget(id);
  const again = await tableOfTheDay(game, day(18), 'Bob');
  expect(again).not.toBe(id);
  expect(openedOf(again)?.deck).toEqual(deck);
  const table = await LocalTable.open(again);
  expect(table?.aids).not.toContain('hints');
  await table?.close();
  expect(dayOfDeal(again)).toBe('2026-11-18');
  expect(dayOfDeal(id)).toBeUndefined();
});

test.each(dealt)('a deal can be played once more, with the same tiles at another table: %s', async (game) => {
  const first = await tableOfTheDay(game, day(18), 'Ann');
  const second = await tableOfTheDay(game, day(18), 'Ann', true);
  expect(second).not.toBe(first);
  expect(openedOf(second)?.deck).toEqual(openedOf(first)?.deck);
  expect(await tableOfTheDay(game, day(18), 'Ann')).toBe(second);
  expect(titleOfTable(game, second)).toContain('Deal of Nov 18, 2026');
});
