import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { fakeStorage } from '../device/sample_storage.ts';
import { ask } from '../engine/engine.ts';
import { NodeWorker } from '../engine/node_worker.ts';
import type { Step, TableRequest } from '../engine/types.ts';
import { commit } from './chance.ts';
import { takeOver } from './old_games.ts';
import { opened } from './sample_tables.ts';
import { recordOf, savedGame, savedGames } from './saved.ts';

beforeAll(() => void vi.stubGlobal('Worker', NodeWorker));
beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()));

const steps = (text: string): string[] => text.split('\n').slice(1); // without the header
const ids = Array.from({ length: 120 }, (_, i) => i + 1);

// As the page kept games before.
async function old(id: string, steps: TableRequest['steps']): Promise<TableRequest> {
  const request: TableRequest = {
    game: 'classic',
    options: { target: 90 },
    seats: [{ name: 'Ann' }, { name: 'Bob', bot: 'casual' }],
    aids: ['hints'],
    ...(await commit('classic', ids)),
    ...(steps && { steps }),
  };
  localStorage.setItem(
    `dalapapa.table.${id}`,
    JSON.stringify({ id, request, begun: 5, changed: 7, clock: 0, over: false }),
  );
  return request;
}

test('a game that was kept in the old way is taken over, once', async () => {
  const { table } = await ask({ op: 'create', table: await old('x', []) });
  const { choices } = await ask({ op: 'choices', table, seat: 0 });
  const step = { seat: 0, ...choices[0] } as Step;
  await ask({ op: 'act', table, step });
  const { record } = await ask({ op: 'record', table });
  await old('a', [step]);
  localStorage.setItem('dalapapa.table.cut', '{"id":"cut');

  await takeOver();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('dalapapa.table.'))).toEqual([]);
  expect(savedGames().map(({ id }) => id).sort()).toEqual(['a', 'x']); // prettier-ignore
  expect(savedGame('a')).toMatchObject({ game: 'classic', begun: 5, changed: 7, over: false });
  expect(steps(recordOf('a'))).toEqual(steps(record));
  expect((await opened('a')).table).toMatchObject({ options: { target: 90 }, aids: ['hints'] });
});

test('one with a name that no game begins with any more is taken over too, and opens', async () => {
  const name = 'Ann \u202esniw';
  for (const [id, steps] of [
    ['a', []],
    ['b', undefined],
  ] as const) {
    const request = { ...(await old(id, steps)), seats: [{ name }, { name: 'Bob' }] };
    localStorage.setItem(
      `dalapapa.table.${id}`,
      JSON.stringify({ id, request, begun: 5, changed: 7, clock: 0, over: false }),
    );
    await takeOver();
    expect((await opened(id)).table.seats[0]?.name).toBe(name);
  }
});

test('one for which there is no room stays as it was', async () => {
  await old('a', []);
  const text = localStorage.getItem('dalapapa.table.a') ?? '';
  const full = fakeStorage(text.length + 100);
  full.setItem('dalapapa.table.a', text);
  vi.stubGlobal('localStorage', full);
  await takeOver();
  expect(Object.keys(full)).toEqual(['dalapapa.table.a']);
  expect(full.getItem('dalapapa.table.a')).toBe(text);
});

test('one that no longer fits the rules is kept, and whoever opens it is told', async () => {
  await old('a', [{ seat: 1, pass: true }]);
  await takeOver();
  expect(savedGames()).toHaveLength(1);
  await expect(opened('a')).rejects.toThrow('line 1');
});
