import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Ask } from '../engine/engine.ts';
import { startNodeEngine } from '../engine/node.ts';
import type {
  Action,
  Catalogue,
  GameName,
  Hints,
  Placement,
  Scene,
  SeatInfo,
  Step,
  TileInfo,
} from '../engine/types.ts';
import { hashOf } from '../table/chance.ts';
import type { Table } from '../table/table.ts';
import { speak, words } from '../words/words.svelte.ts';
import { Building } from './building.svelte.ts';
import { TableClock } from './clock.svelte.ts';
import { Fitting } from './fitting.svelte.ts';
import { Session } from './session.svelte.ts';
import type { TimeSource } from './stopwatch.svelte.ts';

let ask: Ask;
let tiles: ReadonlyMap<number, TileInfo>;
beforeAll(async () => {
  await speak('en');
  ask = await startNodeEngine();
  tiles = new Map((await ask<Catalogue>({ op: 'catalogue' })).tiles.map((tile) => [tile.id, tile]));
});

// Time stands still here.
const still: TimeSource = { now: () => 0, every: () => () => undefined, watch: () => () => undefined };

async function tableOf(game: GameName, seats: SeatInfo[]): Promise<Table> {
  const opened = { nonce: '0'.repeat(64), deck: [...tiles.keys()] };
  const { text } = await ask<{ text: string }>({ op: 'committed_text', game, tiles: 'standard', opened });
  const request = { game, options: {}, seats, opened, commitment: hashOf(text) };
  const { table } = await ask<{ table: number }>({ op: 'create', table: request });
  return {
    game,
    options: {},
    seats,
    aids: ['hints'],
    scene: (viewer, tried, since) => ask<Scene>({ op: 'scene', table, viewer, tried, since }),
    act: async (steps: readonly Step[]) => {
      for (const step of steps) await ask({ op: 'act', table, step });
    },
    fit: (viewer, tried, place) => ask({ op: 'fit', table, viewer, tried, place }),
    hints: (seat) => ask<Hints>({ op: 'hints', table, seat, nodes: 100_000, seed: 1 }),
    gaps: async () => [],
    suggest: async () => null,
    pause: async () => 0,
    record: async () => '',
    close: async () => undefined,
  };
}

const fail = (error: unknown): never => {
  throw error;
};

async function sit(game: GameName, seats: SeatInfo[]) {
  const table = await tableOf(game, seats);
  const session = await Session.join(table);
  if (session.viewer === null) await session.look(0, false);
  const kept = { clock: 0, keepClock: () => undefined };
  const clock = new TableClock(session, kept, { fail, pace: () => 0, source: still });
  return { table, session, clock, building: new Building(session, tiles, clock) };
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
      await building.ask();
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
      await building.ask();
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
    const { building, session, table } = game;
    await building.take(5);
    await building.tap({ x: 1, y: 0.5 });
    const fitting = new Fitting(table);
    await fitting.look(0, [1, 2, 3], null, session.scene.steps);
    for (const id of [1, 2, 3]) {
      const { places } = await table.scene(0, [{ take: id } satisfies Action], 0);
      expect(fitting.faces?.get(id)).toEqual(new Set(places.map(({ at }) => at[0])));
    }
  });
});

test('who is too late is told so, and holds nothing', async () => {
  const { building, clock } = await sit('puzzle', [ann, ben]);
  const [, late] = await Promise.all([clock.act([{ take: 7 }], 1), building.take(7)]);
  expect(late).toBeUndefined();
  expect(building.held).toBeNull();
  expect(building.holder.held).toBeUndefined();
  expect(building.message).toBe(words().figure.quicker);
});

test('in Arlequin the pile is the sheet that was chosen', async () => {
  const { building, session, clock } = await sit('arlequin', [ann, ben]);
  expect(building.message).toBe(words().figure.chooseSheet);
  await clock.act([{ sheet: 2 }], 0);
  expect(building.message).toBe(words().figure.choosing('Ben'));
  await clock.act([{ sheet: 1 }], 1);
  expect(building.active).toBe(true);
  expect(building.pile.every((id) => tiles.get(id)?.sheet === 2)).toBe(true);
  expect(building.pile).toHaveLength(40);
  await session.look(1, false);
  expect(building.pile.every((id) => tiles.get(id)?.sheet === 1)).toBe(true);
});
