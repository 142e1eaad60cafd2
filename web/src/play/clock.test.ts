import { describe, expect, test } from 'vitest';

import type { Action, Placement, Scene, SeatInfo, State, Step, Told } from '../engine/types.ts';
import type { Table } from '../table/table.ts';
import { TableClock } from './clock.svelte.ts';
import { Session } from './session.svelte.ts';
import type { TimeSource } from './stopwatch.svelte.ts';

const ann: SeatInfo = { name: 'Ann' };
const bot: SeatInfo = { name: 'Bot', bot: 'casual' };

// A table at which everything is allowed. Bots rest for a second, and do what they are told to.
class FakeTable implements Table {
  readonly game = 'puzzle';
  readonly options = {};
  readonly aids = [];
  readonly steps: Told[] = [];
  readonly asked: number[] = []; // bots, in order
  plans: (Action | null)[] = [];
  pauses = 0;
  clock = 0;
  kept: number[] = [];

  constructor(
    readonly seats: readonly SeatInfo[],
    public state: State,
  ) {}

  async scene(_viewer: number | null, tried: readonly Action[], since: number): Promise<Scene> {
    return {
      steps: this.steps.length,
      story: this.steps.slice(since),
      tried: [],
      state: this.state,
      layouts: [],
      choices: tried.length > 0 ? [{ done: true }] : [],
      places: [],
      may_wait: true,
      automatic: false,
      chance: false,
    };
  }
  async act(steps: readonly Step[]): Promise<void> {
    this.steps.push(...steps.map((step) => step as Told));
  }
  async suggest(seat: number): Promise<Action | null> {
    this.asked.push(seat);
    return this.plans.shift() ?? null;
  }
  async pause(): Promise<number> {
    ++this.pauses;
    return 1000;
  }
  keepClock(milliseconds: number): void {
    this.clock = milliseconds;
    this.kept.push(milliseconds);
  }
  fit = () => Promise.reject(new Error('not asked for'));
  gaps = () => Promise.resolve([]);
  hints = () => Promise.resolve({});
  record = () => Promise.resolve('');
  close = () => Promise.resolve();
}

class FakeTime implements TimeSource {
  #now = 5_000_000;
  #run: (() => void) | undefined;
  look: (visible: boolean) => void = () => undefined;

  now = (): number => this.#now;
  every(_milliseconds: number, run: () => void): () => void {
    this.#run = run;
    return () => (this.#run = undefined);
  }
  watch(look: (visible: boolean) => void): () => void {
    this.look = look;
    return () => undefined;
  }
  get running(): boolean {
    return this.#run !== undefined;
  }
  // In beats, as a page would live through it.
  async pass(milliseconds: number): Promise<void> {
    for (let left = milliseconds; left > 0; left -= 100) {
      this.#now += Math.min(100, left);
      this.#run?.();
      await settle();
    }
  }
  // All at once: nothing ran meanwhile.
  sleep(milliseconds: number): void {
    this.#now += milliseconds;
  }
}

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const building = (more: Partial<State> = {}): State => ({ phase: 'build', awaited: [0], time_up: null, ...more });
const place: Placement = ['BBBGRRG', 0, 0, 0];

const takeIfThere = ({ state }: Scene): Action[] => (state.pile?.includes(5) === true ? [{ take: 5 }] : []);

async function sit(table: FakeTable) {
  const source = new FakeTime();
  const session = await Session.join(table);
  const errors: unknown[] = [];
  const clock = new TableClock(session, table, { fail: (error) => errors.push(error), pace: () => 300, source });
  clock.start();
  return { source, session, clock, errors };
}

describe('time', () => {
  test('runs, and is kept every few seconds and when the table is left', async () => {
    const table = new FakeTable([ann], building());
    const { source, clock } = await sit(table);
    await source.pass(5_200);
    expect(clock.elapsed).toBe(5_200);
    expect(table.kept).toEqual([5_000]);
    clock.stop();
    expect(table.kept).toEqual([5_000, 5_200]);
    expect(source.running).toBe(false);
  });

  test('stands still while nobody looks', async () => {
    const table = new FakeTable([ann], building());
    const { source, clock } = await sit(table);
    await source.pass(1_000);
    source.look(false);
    expect(table.kept).toEqual([1_000]);
    await source.pass(60_000);
    expect(clock.elapsed).toBe(1_000);
    source.look(true);
    await source.pass(500);
    expect(clock.elapsed).toBe(1_500);
  });

  test('does not count the hours that a machine sleeps', async () => {
    const { source, clock } = await sit(new FakeTable([ann], building()));
    source.sleep(3_600_000);
    await source.pass(100);
    expect(clock.elapsed).toBe(2_000);
  });

  test('stands still while the game is set up', async () => {
    const table = new FakeTable([ann], building({ phase: 'sheets' }));
    const { source, clock } = await sit(table);
    await source.pass(4_000);
    expect(clock.elapsed).toBe(0);
  });

  test('goes on where it was left, and never before the latest step', async () => {
    const table = new FakeTable([ann], building());
    table.clock = 7_000;
    expect((await sit(table)).clock.elapsed).toBe(7_000);
    table.steps.push({ seat: 0, take: 5, ms: 9_000 });
    expect((await sit(table)).clock.elapsed).toBe(9_000);
  });

  test('stops with the game', async () => {
    const table = new FakeTable([ann], building());
    const { source, session, clock } = await sit(table);
    table.state = { phase: 'over', awaited: [], result: { scores: [8], winners: [0] } };
    await session.look(session.viewer, false);
    await source.pass(100);
    expect(source.running).toBe(false);
    clock.start();
    expect(source.running).toBe(false);
  });
});

describe('acting', () => {
  test('every step carries the time, and the next one is not earlier', async () => {
    const table = new FakeTable([ann], building());
    const { source, clock } = await sit(table);
    await source.pass(1_200);
    await Promise.all([clock.act([{ take: 5 }]), clock.act([{ place }])]);
    await source.pass(300);
    expect(await clock.act([{ take: 6 }])).toBe(true);
    expect(table.steps).toEqual([
      { seat: 0, take: 5, ms: 1_200 },
      { seat: 0, place, ms: 1_200 },
      { seat: 0, take: 6, ms: 1_500 },
    ]);
  });

  test('what is to be done is found out when its turn comes', async () => {
    const table = new FakeTable([ann], building({ pile: [5] }));
    const { clock } = await sit(table);
    const act = table.act.bind(table);
    table.act = async (steps) => {
      table.state = building({ pile: [] });
      await act(steps);
    };
    expect(await Promise.all([clock.act(takeIfThere), clock.act(takeIfThere)])).toEqual([true, false]);
    expect(table.steps).toHaveLength(1);
  });

  test('a refusal goes to who asked, and what comes after is done', async () => {
    const { clock } = await sit(new FakeTable([ann], building()));
    await expect(clock.inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await clock.inTurn(async () => 3)).toBe(3);
  });
});

describe('the referee', () => {
  test('comes when time is up, once', async () => {
    const table = new FakeTable([ann], building({ time_up: 2_000 }));
    const { source, clock } = await sit(table);
    await source.pass(1_900);
    expect(clock.left).toBe(100);
    expect(table.steps).toEqual([]);
    const act = table.act.bind(table);
    table.act = async (steps) => {
      table.state = building();
      await act(steps);
    };
    await source.pass(1_000);
    expect(table.steps).toEqual([{ seat: 'referee', time: true, ms: 2_000 }]);
    expect(clock.left).toBeUndefined();
  });

  test('comes before whoever is too late', async () => {
    const table = new FakeTable([ann], building({ time_up: 1_000 }));
    const { source, clock } = await sit(table);
    await source.pass(900);
    source.sleep(150);
    expect(await clock.act([{ take: 5 }])).toBe(false);
    expect(table.steps).toEqual([{ seat: 'referee', time: true, ms: 1_050 }]);
  });

  test('takes what was tried by then for what was shown', async () => {
    const table = new FakeTable([ann], building({ phase: 'show', time_up: 1_000 }));
    const { source, session, clock } = await sit(table);
    await clock.inTurn(() => session.attempt({ place }));
    await source.pass(1_000);
    expect(table.steps.slice(0, 2)).toEqual([
      { seat: 0, place, ms: 999 },
      { seat: 0, done: true, ms: 999 },
    ]);
  });
});

describe('bots', () => {
  test('are asked when they have thought, and asked again when they wait', async () => {
    const table = new FakeTable([ann, bot], building({ awaited: [0, 1] }));
    table.plans = [null, { take: 9 }];
    const { source } = await sit(table);
    await source.pass(1_000);
    expect(table.asked).toEqual([]);
    await source.pass(200);
    expect(table.asked).toEqual([1]);
    expect(table.steps).toEqual([]);
    await source.pass(1_000);
    expect(table.steps).toEqual([{ seat: 1, take: 9, ms: 2_100 }]);
  });

  test('keep nobody waiting where nobody races them', async () => {
    const table = new FakeTable([ann, bot], building({ phase: 'show', awaited: [1] }));
    table.plans = [{ place }];
    const { source } = await sit(table);
    await source.pass(500);
    expect(table.steps).toEqual([{ seat: 1, place, ms: 400 }]);
  });

  test('set the game up at once', async () => {
    const table = new FakeTable([ann, bot], building({ phase: 'sheets', awaited: [1] }));
    table.plans = [{ sheet: 1 }];
    const { source } = await sit(table);
    await source.pass(100);
    expect(table.steps).toEqual([{ seat: 1, sheet: 1, ms: 0 }]);
  });

  test('begin to think anew with a new round', async () => {
    const table = new FakeTable([ann, bot], building({ phase: 'think', awaited: [0, 1], round: 0 }));
    const { source, clock } = await sit(table);
    await source.pass(900);
    table.state = { ...table.state, round: 1 };
    await clock.act([{ announce: 4 }]);
    await source.pass(1_000);
    expect(table.asked).toEqual([]);
    await source.pass(100);
    expect(table.asked).toEqual([1]);
  });

  test('are not asked about what is only tried, nor while nobody looks', async () => {
    const table = new FakeTable([ann, bot], building({ awaited: [0, 1] }));
    const { source, session, clock } = await sit(table);
    await clock.inTurn(() => session.attempt({ place }));
    await source.pass(3_000);
    await session.undo();
    source.look(false);
    await source.pass(3_000);
    expect(table.asked).toEqual([]);
  });

  test('that break the engine stop the clock, and it is said', async () => {
    const table = new FakeTable([ann, bot], building({ awaited: [0, 1] }));
    table.suggest = () => Promise.reject(new Error('broken'));
    const { source, errors } = await sit(table);
    await source.pass(1_200);
    expect(errors).toEqual([new Error('broken')]);
    expect(source.running).toBe(false);
  });
});
