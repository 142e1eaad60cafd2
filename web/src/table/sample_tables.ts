// Tables for tests, on this device. Needs: a Worker and a localStorage.
import { catalogue } from '../engine/engine.ts';
import type { TileInfo } from '../engine/types.ts';
import { commit } from './chance.ts';
import { LocalTable } from './local_table.ts';
import { FakeTime } from './sample_time.ts';
import type { Agreement } from './table.ts';

export interface SampleTable {
  table: LocalTable;
  tiles: ReadonlyMap<number, TileInfo>;
  time: FakeTime; // stands still until it is told to pass
}

export async function opened(id: string): Promise<{ table: LocalTable; time: FakeTime }> {
  const time = new FakeTime();
  const table = await LocalTable.open(id, time);
  if (table === undefined) throw new Error(`there is no game ${id}`);
  return { table, time };
}

// Options that are not named are as usual; the tiles come in the order of their numbers, and bots always do the same.
export async function sampleTable(agreement: Agreement): Promise<SampleTable> {
  const { games, tiles } = await catalogue();
  const usual = games
    .find(({ name }) => name === agreement.game)
    ?.options.map((option) => [option.name, option.default]);
  const options = { ...Object.fromEntries(usual ?? []), ...agreement.options };
  const deck = tiles.map(({ id }) => id);
  const chance = await commit(agreement.game, deck, '0'.repeat(64));
  const sample = await opened(await LocalTable.createWith({ ...agreement, options }, chance));
  return { ...sample, tiles: new Map(tiles.map((tile) => [tile.id, tile])) };
}

export async function until(isSo: () => boolean): Promise<void> {
  for (let turns = 0; turns < 100_000; ++turns) {
    if (isSo()) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
  throw new Error('it never came to that');
}
