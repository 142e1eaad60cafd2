// One table that is hosted, and everybody else follows it: whoever sits at one cannot tell which.
import { beforeAll, expect, test, vi } from 'vitest';

import { ask, catalogue } from '../engine/engine.ts';
import { NodeWorker } from '../engine/node_worker.ts';
import type { Action, Scene } from '../engine/types.ts';
import { gameNames, type GameName } from '../games/all.ts';
import { commit, makeDeck } from './chance.ts';
import { FollowedTable, type HostLine } from './followed_table.ts';
import type { News } from './table.ts';

beforeAll(() => void vi.stubGlobal('Worker', NodeWorker));

const seats = [{ name: 'Ann' }, { name: 'Bob' }];

// What a server would be: it knows everything, and reports to each what they may see.
class Hosted {
  #now = 0;
  readonly #lines: { line: HostLine; viewer: number | null; known: number }[] = [];

  private constructor(
    readonly table: number,
    readonly agreement: Parameters<typeof FollowedTable.join>[0],
  ) {}

  static async begin(game: GameName): Promise<Hosted> {
    const { tiles, games } = await catalogue();
    const info = games.find(({ name }) => name === game);
    const options = Object.fromEntries((info?.options ?? []).map((option) => [option.name, option.default]));
    const deck = makeDeck(
      tiles.map(({ id }) => id),
      info?.throws ?? 0,
    );
    const { opened, commitment } = await commit(game, deck);
    const few = seats.slice(0, info?.max_seats);
    const people = info?.ages ? few.map((seat) => ({ ...seat, age: 4 })) : few;
    const agreement = { game, options, seats: people, aids: [], commitment };
    const { table } = await ask({ op: 'create', table: { ...agreement, opened } });
    return new Hosted(table, agreement);
  }

  line(viewer: number | null): HostLine {
    const line: HostLine = {
      onReport: () => Promise.resolve(),
      submit: (seat, actions, seen) => this.submit(seat, actions, seen),
      goOn: () => Promise.resolve(),
      now: 0,
      close: () => undefined,
    };
    this.#lines.push({ line, viewer, known: 0 });
    return line;
  }

  scene(viewer: number | null, since: number): Promise<Scene> {
    return ask({ op: 'scene', table: this.table, viewer, since });
  }

  async report(): Promise<void> {
    for (const each of this.#lines) {
      const { viewer, known } = each;
      const report = await ask({ op: 'report', table: this.table, viewer, since: known });
      each.known += report.steps.length;
      await each.line.onReport(known, report, []);
    }
  }

  async submit(seat: number, actions: readonly Action[], seen: number): Promise<boolean> {
    const moment = { now: ++this.#now, pace: 0, viewer: null };
    await ask({ op: 'submit', table: this.table, seat, actions, seen, ...moment });
    await this.report();
    return true;
  }
}

async function follow(host: Hosted, viewer: number | null) {
  const table = await FollowedTable.join(host.agreement, viewer, host.line(viewer));
  const news: News[] = [await table.look(viewer)];
  table.onNews = (each) => news.push(each);
  return {
    table,
    viewer,
    now: () => (news.at(-1) as News).scene,
    told: () => news.flatMap(({ scene }) => scene.story),
  };
}

test.each(gameNames)(
  'whoever follows a game of %s sees what the host would show them, and plays by it',
  async (game) => {
    const host = await Hosted.begin(game);
    const viewers = [...host.agreement.seats.keys(), null];
    const all = await Promise.all(viewers.map((viewer) => follow(host, viewer)));
    await host.report();
    for (let turns = 0; turns < 40; ++turns) {
      for (const { viewer, now, told } of all) {
        expect(now()).toEqual(await host.scene(viewer, now().steps - now().story.length));
        expect(told()).toEqual((await host.scene(viewer, 0)).story);
      }
      if (all.some(({ now }) => now().state.result !== undefined)) break;
      const mine = all.find(({ viewer, now }) => viewer !== null && now().state.awaited.includes(viewer));
      if (mine === undefined) throw new Error('nobody is awaited');
      const { choices, places, steps } = mine.now();
      const actions = [...places.map(({ at }): Action => ({ place: at })), ...choices];
      await mine.table.submit(mine.viewer ?? 0, [actions[(turns * 7) % actions.length] as Action], steps);
    }
    await Promise.all(all.map(({ table }) => table.close()));
  },
);

test('when the game is over everybody has its whole record', async () => {
  const host = await Hosted.begin('gone');
  const all = await Promise.all([0, 1, null].map((viewer) => follow(host, viewer)));
  await host.report();
  await expect(all[0]?.table.record()).rejects.toThrow('not been told');
  await host.submit(0, [{ resign: true }], 0);
  const { record } = await ask({ op: 'record', table: host.table });
  for (const { table, now } of all) {
    expect(now().state.result?.winners).toEqual([1]);
    expect(await table.record()).toBe(record);
  }
});

test('a table that is followed is shown to nobody else, and what cannot have happened is refused', async () => {
  const host = await Hosted.begin('classic');
  const line = host.line(1);
  const table = await FollowedTable.join(host.agreement, 1, line);
  expect(table.here).toEqual([1]);
  const fail = vi.fn<(error: unknown) => void>();
  table.run({ pace: () => 0, fail });
  await expect(table.look(0)).rejects.toThrow('this table is followed by seat 1');
  await line.onReport(0, { steps: [{ seat: 0, pass: true }] }, []);
  expect(fail.mock.calls[0]?.[0]).toMatchObject({ message: expect.stringMatching(/^step 0: /) as string });
  await line.onReport(3, { steps: [] }, []);
  expect(fail.mock.calls[1]?.[0]).toMatchObject({ message: 'steps 0 to 2 are missing' });
  await host.report();
  expect(fail).toHaveBeenCalledTimes(2);
  expect((await table.look(1)).scene.state.hands?.[1]?.length).toBe(1);
  await table.close();
});
