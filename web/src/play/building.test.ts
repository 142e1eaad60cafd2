import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { fakeStorage } from '../device/sample_storage.ts';
import { NodeWorker } from '../engine/node_worker.ts';
import type { Action, Placement, SeatInfo, TileInfo } from '../engine/types.ts';
import type { GameName } from '../games/all.ts';
import { sampleTable } from '../table/sample_tables.ts';
import { speak, words } from '../words/words.svelte.ts';
import { Building } from './building.svelte.ts';
import { Fitting } from './fitting.svelte.ts';
import { Session } from './session.svelte.ts';

vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }));
beforeAll(() => {
  vi.stubGlobal('Worker', NodeWorker);
  return speak('en');
});
beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()));

let tiles: ReadonlyMap<number, TileInfo>;

async function sit(game: GameName, seats: SeatInfo[]) {
  const sample = await sampleTable({ game, options: {}, seats, aids: ['hints'] });
  ({ tiles } = sample);
  const session = await Session.join(sample.table);
  if (session.viewer === null) await session.look(0, false);
  return { table: sample.table, session, building: new Building(session, tiles) };
}

const ann = { name: 'Ann' };
const ben = { name: 'Ben' };
const stories = (session: Session): object[] =>
  session.story.map((told) => ({ ...told, ms: undefined, outcome: undefined }));

describe('a figure alone', () => {
  let game: Awaited<ReturnType<typeof sit>>;
  beforeEach(async () => {
    game = await sit('puzzle', [ann]);
  });

  test('a tile is seen in the hand at once, and a little later where it fits', async () => {
    const { building } = game;
    const face = tiles.get(5)?.b ?? '';
    const taking = building.take(5, face);
    expect(building.holder.held).toMatchObject({ tile: { id: 5 }, back: true });
    expect(building.holder.places).toEqual([]);
    await taking;
    expect(building.held).toBe(5);
    expect(building.holder.slots).toHaveLength(12);
    expect(building.message).toBe(words().play.where);
  });

  test('taking another tile puts the first one back', async () => {
    const { building, session } = game;
    await building.take(5);
    await building.take(9);
    expect(stories(session)).toMatchObject([{ take: 5 }, { back: true }, { take: 9 }]);
    expect(building.pile).toHaveLength(120); // its place in the pile is known
    await building.putBack();
    await building.putBack(); // nothing is in the hand any more
    expect(session.story).toHaveLength(4);
  });

  test('a touch lays the tile, the next one takes it out again', async () => {
    const { building } = game;
    await building.take(5);
    await building.tap({ x: 1, y: 0.5 });
    expect(building.layout?.tiles).toHaveLength(1);
    expect(building.held).toBeNull();
    await building.tap({ x: 3.5, y: 3.5 }); // nothing lies there
    expect(building.held).toBeNull();
    await building.tap({ x: 1, y: 0.5 });
    expect(building.held).toBe(5);
    expect(building.layout?.tiles).toEqual([]);
  });

  test('help leads through the whole figure', async () => {
    const { building, session } = game;
    for (let i = 0; i < 8; ++i) {
      await building.hint();
      expect(building.help.next).toBeDefined();
      await building.enter(); // takes it
      await building.enter(); // lays it
    }
    expect(session.over).toBe(true);
    expect(session.state.result?.winners).toEqual([0]);
  });

  test('tiles of the figure are gone through by keyboard, both ways', async () => {
    const { building } = game;
    for (let i = 0; i < 2; ++i) {
      await building.hint();
      await building.enter();
      await building.enter();
    }
    const laid = building.layout?.tiles as Placement[];
    expect([building.select(1), building.select(1), building.select(1)]).toEqual([laid[0], laid[1], laid[0]]);
    expect(building.select(-1)).toEqual(laid[1]);
    await building.enter();
    expect(building.held).toBe(building.tileOf(laid[1]?.[0] ?? ''));
  });

  test('what fits somewhere is what the engine lets one lay', async () => {
    const { building, table } = game;
    await building.take(5);
    await building.tap({ x: 1, y: 0.5 });
    const fitting = new Fitting(table);
    await fitting.look(0, [1, 2, 3], null);
    for (const id of [1, 2, 3]) {
      const { places } = await table.consider(0, [{ take: id } satisfies Action]);
      expect(fitting.faces?.get(id)).toEqual(new Set(places.map(({ at }) => at[0])));
    }
  });
});

test('who is too late is told so, and holds nothing', async () => {
  const { building, session } = await sit('puzzle', [ann, ben]);
  const [, late] = await Promise.all([session.act([{ take: 7 }], 1), building.take(7)]);
  expect(late).toBeUndefined();
  expect(building.held).toBeNull();
  expect(building.holder.held).toBeUndefined();
  expect(building.message).toBe(words().figure.quicker);
});

test('a tile that is gone while the hand is on its way is not in the hand', async () => {
  const { building, table } = await sit('puzzle', [ann, ben]);
  const theirs = table.submit(1, [{ take: 7 }], 0); // as a bot would, and nobody here knows yet
  await Promise.all([theirs, building.take(7)]);
  expect(building.held).toBeNull();
  expect(building.holder.held).toBeUndefined();
  expect(building.message).toBe(words().figure.quicker);
});

test('in Arlequin the pile is the sheet that was chosen', async () => {
  const { building, session } = await sit('arlequin', [ann, ben]);
  expect(building.message).toBe(words().figure.chooseSheet);
  await session.act([{ sheet: 2 }], 0);
  expect(building.message).toBe(words().figure.choosing('Ben'));
  await session.act([{ sheet: 1 }], 1);
  expect(building.active).toBe(true);
  expect(building.pile.every((id) => tiles.get(id)?.sheet === 2)).toBe(true);
  expect(building.pile).toHaveLength(40);
  await session.look(1, false);
  expect(building.pile.every((id) => tiles.get(id)?.sheet === 1)).toBe(true);
});
