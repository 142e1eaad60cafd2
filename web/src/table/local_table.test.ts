import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { blockedStorage, fakeStorage } from '../device/sample_storage.ts';
import { NodeWorker } from '../engine/node_worker.ts';
import type { Action, Scene, Step } from '../engine/types.ts';
import type { LocalTable } from './local_table.ts';
import { opened, sampleTable, until, type SampleTable } from './sample_tables.ts';
import { forget, recordOf, savedGame } from './saved.ts';
import type { Agreement, Manners, News } from './table.ts';

beforeAll(() => void vi.stubGlobal('Worker', NodeWorker));
beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()));
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const ann = { name: 'Ann' };
const bob = { name: 'Bob' };
const bot = { name: 'Bot', bot: 'casual' as const };
const quiet = { pace: () => 300, fail: (error: unknown) => void console.error(error) };

interface Sat extends SampleTable {
  now: () => Scene;
  news: News[];
}

async function sit(game: Agreement['game'], more: Partial<Agreement> = {}, viewer: number | null = 0): Promise<Sat> {
  const sample = await sampleTable({ game, options: {}, seats: [ann, bob], aids: [], ...more });
  return watched(sample, viewer);
}
async function watched(sample: SampleTable, viewer: number | null = 0): Promise<Sat> {
  const news: News[] = [];
  news.push(await sample.table.look(viewer));
  sample.table.onNews = (each) => news.push(each);
  return { ...sample, news, now: () => (news.at(-1) as News).scene };
}
// As another tab, or the next visit, finds it.
const reopened = async ({ table, tiles }: Sat): Promise<Sat> => watched({ ...(await opened(table.id)), tiles });

// Whoever must act does the first thing they can.
async function play({ table, now }: Sat, times: number): Promise<void> {
  for (let i = 0; i < times; ++i) {
    const { mover, steps } = now();
    const { choices, places } = await table.consider(mover, []);
    const [first] = [...places.map(({ at }): Action => ({ place: at })), ...choices];
    expect(await table.submit(mover ?? 0, [first as Action], steps)).toBe(true);
  }
}
const linesKept = ({ table }: { table: LocalTable }): number | undefined => savedGame(table.id)?.lines;
// What the seats and the referee did, as it is kept.
const done = ({ table }: { table: LocalTable }): Step[] =>
  recordOf(table.id)
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => JSON.parse(line) as Step)
    .filter((step) => 'seat' in step && (step.seat as unknown) !== 'chance');

function run({ table }: Sat, manners: Manners): () => void {
  const stop = table.run(manners);
  stops.push(stop);
  return stop;
}

// Time passes in beats, as a page lives through it.
async function pass({ time }: Sat, milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= 100) {
    time.pass(Math.min(100, left), Math.min(100, left));
    for (let i = 0; i < 12; ++i) await new Promise((resolve) => setImmediate(resolve));
  }
}

describe('a table on this device', () => {
  test('is kept from the start and taken up where it was left', async () => {
    const sat = await sit('domaine');
    const before = linesKept(sat) ?? 0;
    expect(before).toBeGreaterThan(1); // chance has dealt
    await play(sat, 6);
    expect(linesKept(sat)).toBe(1 + sat.now().steps);
    const again = await reopened(sat);
    expect(again.now()).toEqual({ ...sat.now(), story: again.now().story });
    expect(again.now().story).toHaveLength(sat.now().steps);
    expect(await again.table.record()).toBe(recordOf(sat.table.id));
    await play(again, 1);
    expect(linesKept(again)).toBe(1 + again.now().steps);
  });

  test('tells after it has kept, and the story goes on where it was', async () => {
    const sat = await sit('classic');
    sat.table.onNews = ({ scene }) => {
      expect(linesKept(sat)).toBe(1 + scene.steps);
      sat.news.push({ scene, asked: [] });
    };
    await play(sat, 8);
    const story = sat.news.flatMap(({ scene }) => scene.story);
    expect(story).toHaveLength(sat.now().steps);
  });

  test('takes a whole turn or nothing of it, and keeps nothing of what was refused', async () => {
    const sat = await sit('classic');
    await play(sat, 2);
    const { places, steps, mover } = sat.now();
    const kept = linesKept(sat);
    const place: Action = { place: places[0]?.at ?? ['', 0, 0, 0] };
    await expect(sat.table.submit(mover ?? 0, [place, { announce: 3 }], steps)).rejects.toThrow();
    expect(linesKept(sat)).toBe(kept);
    expect(sat.now().steps).toBe(steps);
    expect(await sat.table.submit(mover ?? 0, [place, { done: true }], steps)).toBe(true);
    expect(sat.now().mover).toBe(1);
  });

  test('says what came too late, and what happened instead is told', async () => {
    const sat = await sit('classic');
    const { places, steps } = sat.now();
    const place: Action = { place: places[0]?.at ?? ['', 0, 0, 0] };
    const [first, second] = await Promise.all([
      sat.table.submit(0, [place], steps),
      sat.table.submit(0, [place], steps),
    ]);
    expect([first, second]).toEqual([true, false]);
    expect(sat.now().steps).toBeGreaterThan(steps);
  });

  test('is played without a storage, for as long as the visit lasts', async () => {
    vi.stubGlobal('localStorage', blockedStorage());
    const sat = await sit('domaine');
    await play(sat, 4);
    expect(sat.table.kept).toBe(false);
    const again = await reopened(sat);
    expect(await again.table.record()).toBe(await sat.table.record());
    forget(sat.table.id);
  });

  test('that goes on in another tab is left alone in this one', async () => {
    const sat = await sit('domaine');
    await play(sat, 3);
    const other = await reopened(sat);
    expect(sat.table.overtaken).toBe(false);
    await play(other, 2);
    const overtaken = vi.fn<() => void>();
    sat.table.onOvertaken = overtaken;
    expect(sat.table.overtaken).toBe(true);
    await expect(play(sat, 1)).rejects.toThrow('another tab');
    expect(overtaken).toHaveBeenCalled();
    // Once reloaded it is the newest, and the other one has to wait.
    const newest = await reopened(sat);
    await play(newest, 1);
    expect(other.table.overtaken).toBe(true);
    expect(linesKept(newest)).toBe(1 + newest.now().steps);
  });

  test('is not kept over what another tab has done while this one was thinking', async () => {
    const sat = await sit('domaine');
    await play(sat, 3);
    const other = await reopened(sat);
    const results = await Promise.allSettled([play(sat, 1), play(other, 1)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(linesKept(sat)).toBe(1 + Math.max(sat.now().steps, other.now().steps));
  });

  test('that was thrown away elsewhere does not come back', async () => {
    const sat = await sit('domaine');
    await play(sat, 3);
    forget(sat.table.id);
    await expect(play(sat, 1)).rejects.toThrow('another tab');
    expect(Object.keys(localStorage)).toEqual([]);
  });

  test('is refused when its record is damaged', async () => {
    const { table } = await sit('classic');
    localStorage.setItem(`dalapapa.lines.${table.id}.0`, 'Roses are red\n');
    await expect(opened(table.id)).rejects.toThrow('line 1');
  });
});

describe('time', () => {
  test('runs while somebody sits there, and is kept for the next visit', async () => {
    const sat = await sit('puzzle', { seats: [ann] });
    const stop = run(sat, quiet);
    await pass(sat, 5_200);
    expect(sat.table.now).toBe(5_200);
    stop();
    await pass(sat, 1_000);
    expect((await reopened(sat)).table.now).toBe(5_200);
  });

  test('stands still while nobody looks', async () => {
    const sat = await sit('puzzle', { seats: [ann] });
    run(sat, quiet);
    await pass(sat, 1_000);
    sat.time.look(false);
    await pass(sat, 60_000);
    expect(sat.table.now).toBe(1_000);
    sat.time.look(true);
    await pass(sat, 500);
    expect(sat.table.now).toBe(1_500);
  });

  test('stands still while the game is set up (AR2)', async () => {
    const sat = await sit('arlequin', { seats: [ann] });
    run(sat, quiet);
    await pass(sat, 4_000);
    expect(sat.table.now).toBe(0);
    await sat.table.submit(0, [{ sheet: 2 }], sat.now().steps);
    await pass(sat, 1_000);
    expect(sat.table.now).toBe(1_000);
  });

  test('is never before the latest step, and is not kept where it does not count', async () => {
    const sat = await sit('puzzle', { seats: [ann] });
    const stop = run(sat, quiet);
    await pass(sat, 3_000);
    await sat.table.submit(0, [{ take: 5 }], 0);
    expect(done(sat)).toEqual([{ seat: 0, take: 5, ms: 3_000 }]);
    stop();
    const key = `dalapapa.game.${sat.table.id}`;
    localStorage.setItem(key, JSON.stringify({ ...savedGame(sat.table.id), clock: 0 }));
    expect((await reopened(sat)).table.now).toBe(3_000);
    const turns = await sit('classic');
    run(turns, quiet);
    await pass(turns, 7_000);
    expect(savedGame(turns.table.id)?.clock).toBe(0);
  });
});

describe('the referee', () => {
  const minute = { options: { minutes: 1 } };
  test('comes when time is up, once, and the game is over', async () => {
    const sat = await sit('puzzle', minute);
    run(sat, quiet);
    await pass(sat, 59_000);
    expect(done(sat)).toEqual([]);
    await pass(sat, 2_000);
    expect(done(sat)).toEqual([{ seat: 'referee', time: true, ms: 60_000 }]);
    expect(sat.now().state.result).toBeDefined();
    await pass(sat, 2_000);
    expect(sat.table.now).toBeLessThanOrEqual(60_100); // it has stopped
  });

  test('comes before whoever is too late', async () => {
    const sat = await sit('alex', { options: { seconds: 5 } });
    for (let laid = 0; laid < 3; ++laid) await sat.table.submit(1, [{ auto: true }], sat.now().steps);
    await sat.table.submit(0, [{ announce: 4 }], sat.now().steps);
    run(sat, quiet);
    await pass(sat, 4_900);
    sat.time.sleep(200);
    expect(await sat.table.submit(1, [{ announce: 6 }], sat.now().steps)).toBe(false);
    expect(done(sat).at(-1)).toMatchObject({ seat: 'referee', time: true });
    expect(sat.now().state.phase).toBe('show');
  });
});

// To the moment at which seat 1 shows a turn, with the clock running.
async function showing(): Promise<Sat> {
  const sat = await sit('alex', { options: { seconds: 5 }, aids: ['preview'] }, 1);
  for (let laid = 0; laid < 3; ++laid) await sat.table.submit(1, [{ auto: true }], sat.now().steps);
  await sat.table.submit(1, [{ announce: 1 }], sat.now().steps);
  await sat.table.submit(0, [{ pass: true }], sat.now().steps);
  expect(sat.now().state).toMatchObject({ phase: 'show', seat: 1 });
  return sat;
}

describe('what lies there when the sand has run out (AL5)', () => {
  test('counts as shown, also where the page was busy for a while', async () => {
    const sat = await showing();
    const place: Action = { place: sat.now().places[0]?.at ?? ['', 0, 0, 0] };
    const lastWords = () => ({ seat: 1, actions: [place, { done: true } as const], seen: sat.now().steps });
    run(sat, { ...quiet, lastWords });
    await pass(sat, 29_000);
    expect(sat.now().state.phase).toBe('show');
    sat.time.pass(1_500, 1_500);
    await until(() => sat.now().state.phase === 'think');
    expect(done(sat).slice(-2)).toMatchObject([
      { seat: 1, ...place, ms: 29_999 },
      { seat: 1, done: true, ms: 29_999 },
    ]);
    expect(sat.now().state.scores).toEqual([0, 1]);
  });

  test('is also what is confirmed a moment too late', async () => {
    const sat = await showing();
    run(sat, quiet);
    await pass(sat, 29_900);
    sat.time.sleep(300);
    const place: Action = { place: sat.now().places[0]?.at ?? ['', 0, 0, 0] };
    expect(await sat.table.submit(1, [place, { done: true }], sat.now().steps)).toBe(true);
    expect(done(sat).at(-1)).toMatchObject({ seat: 1, done: true, ms: 29_999 });
  });

  test('is nothing where nothing does', async () => {
    const sat = await showing();
    run(sat, { ...quiet, lastWords: () => undefined });
    await pass(sat, 30_200);
    await until(() => sat.now().state.phase === 'think');
    expect(done(sat).at(-1)).toMatchObject({ seat: 'referee', time: true });
    expect(sat.now().state.penalties).toEqual([0, 1]);
  });
});

describe('bots', () => {
  test('keep people waiting for as long as these like, one action at a time', async () => {
    const sat = await sit('classic', { seats: [ann, bot] });
    run(sat, quiet);
    await play(sat, 1);
    expect(sat.now()).toMatchObject({ mover: 1, thinking: true });
    const { steps } = sat.now();
    await pass(sat, 200);
    expect(sat.now().steps).toBe(steps);
    await pass(sat, 200);
    expect(sat.now()).toMatchObject({ mover: 0, thinking: false });
  });

  test('race for as long as they think where all play at once', async () => {
    const sat = await sit('puzzle', { seats: [ann, bot] });
    run(sat, quiet);
    await pass(sat, 400);
    expect(done(sat)).toEqual([]);
    await pass(sat, 60_000);
    expect(done(sat).length).toBeGreaterThan(2);
    expect(new Set(done(sat).map(({ seat }) => seat))).toEqual(new Set([1]));
  });

  test('set a game with a clock up at once', async () => {
    const sat = await sit('arlequin', { seats: [bot, ann] });
    run(sat, quiet);
    await until(() => done(sat).length > 0);
    expect(done(sat)).toEqual([{ seat: 0, sheet: expect.any(Number) as number }]);
    expect(sat.table.now).toBe(0);
  });

  test('wait until people have had the time to call an auction (EN1)', async () => {
    const sat = await sit('auction', { seats: [bot, ann] }, 1);
    run(sat, { ...quiet, pace: () => 0 });
    await until(() => sat.now().mover === 1);
    await play(sat, 1); // to begin, everyone lays out one tile
    await until(() => sat.news.at(-1)?.asked.length === 1);
    const { steps } = sat.now();
    await pass(sat, 5_000);
    expect(sat.now().steps).toBe(steps);
    await sat.table.goOn([1], steps);
    await until(() => sat.now().steps > steps);
    expect(done(sat).at(-1)).toMatchObject({ seat: 0 });
  });

  test('do nothing once everybody has left', async () => {
    const sat = await sit('classic', { seats: [bot, bot] }, null);
    const stop = run(sat, { ...quiet, pace: () => 0 });
    await until(() => done(sat).length > 4);
    stop();
    await pass(sat, 500);
    const { length } = done(sat);
    await pass(sat, 2_000);
    expect(done(sat)).toHaveLength(length);
    await sat.table.close();
  });

  test('play a whole game, which is kept as a record with its end', async () => {
    const sat = await sit(
      'gone',
      {
        seats: [
          { ...bot, age: 5 },
          { ...bot, name: 'Bat', age: 4 },
        ],
      },
      null,
    );
    run(sat, { ...quiet, pace: () => 0 });
    await until(() => sat.now().state.result !== undefined);
    const record = recordOf(sat.table.id);
    expect(record).toBe(await sat.table.record());
    expect(record.trimEnd().split('\n').at(-1)).toMatch(/^{"result":.*"opened"/);
    expect(savedGame(sat.table.id)?.over).toBe(true);
  });
});
