// A player's turn, at real tables.
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { pointOf } from '../board/geometry.ts';
import { fakeStorage } from '../device/sample_storage.ts';
import { NodeWorker } from '../engine/node_worker.ts';
import type { Aid, Edge, SeatInfo } from '../engine/types.ts';
import { gameNames, games, type GameName } from '../games/all.ts';
import { sampleTable, until } from '../table/sample_tables.ts';
import { speak } from '../words/words.svelte.ts';
import { worth } from './holding.ts';
import { Session } from './session.svelte.ts';
import { Turn } from './turn.svelte.ts';

vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }));
beforeAll(() => {
  vi.stubGlobal('Worker', NodeWorker);
  return speak('en');
});
beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()));

interface Wanted {
  aids?: Aid[];
  seats?: SeatInfo[];
}
const usual: Required<Wanted> = {
  aids: ['preview', 'hints'],
  seats: [{ name: 'Ann' }, { name: 'Bob', bot: 'casual' }],
};

async function sit(game: GameName, wanted: Wanted = {}): Promise<{ turn: Turn; session: Session }> {
  const { table, tiles } = await sampleTable({ game, options: {}, ...usual, ...wanted });
  const session = await Session.join(table);
  return { turn: new Turn(session, tiles), session };
}

// Each test says when the others play.
async function othersPlay(session: Session): Promise<void> {
  const stop = session.table.run({
    pace: () => 0,
    fail: (error) => {
      throw error;
    },
  });
  await until(() => session.awaited || session.over);
  stop();
}

// The best first tile, and the turn ended.
async function playOne(turn: Turn): Promise<void> {
  turn.cycle(1);
  await turn.enter();
  await turn.confirm();
}

// SO2
describe.each(gameNames.filter((name) => games[name].dealOfTheDay))(
  'a pass where a tile could be placed, in %s',
  (game) => {
    it('is only tried until it is confirmed', async () => {
      const { turn, session } = await sit(game, { seats: [{ name: 'Ann' }] });
      const before = session.state;
      await turn.pass();
      expect(session.actual.steps).toBe(1); // a draw
      expect(turn.message).toBe(games[game].pass.button());
      await turn.undo();
      expect(session.state).toEqual(before);
      await turn.pass();
      await turn.confirm();
      expect(session.story.filter(({ pass }) => pass === true)).toHaveLength(1);
      expect(session.tried).toEqual([]);
    });
  },
);

describe('one thing after the other', () => {
  it('confirms what was laid a moment before', async () => {
    const { turn, session } = await sit('classic');
    turn.cycle(1);
    const laying = turn.enter();
    const ending = turn.confirm();
    await Promise.all([laying, ending]);
    expect(session.story.filter(({ seat, place }) => seat === 0 && place !== undefined)).toHaveLength(1);
    expect(session.tried).toEqual([]);
  });

  it('does once what was clicked twice', async () => {
    const { turn, session } = await sit('classic');
    await playOne(turn);
    await othersPlay(session);
    turn.cycle(1);
    await turn.enter();
    const claim = session.scene.choices.find((action) => 'done' in action);
    if (claim === undefined) throw new Error('a turn with a second tile to come can be ended');
    await Promise.all([session.attempt(claim), session.attempt(claim)]);
    expect(session.tried).toHaveLength(2);
    await session.undo();
    expect(session.tried).toHaveLength(1);
  });
});

describe('without the preview of scores', () => {
  it('no order and no number tells what a place is worth', async () => {
    const { turn, session } = await sit('classic', { aids: [] });
    await playOne(turn);
    await othersPlay(session);
    const rows: number[] = [];
    for (let i = 0; i < 12; ++i) {
      const found = turn.cycle(1);
      expect(found?.text).toMatch(/^place \d+ of \d+, column/);
      expect(turn.message).toBe('');
      expect(Object.keys(turn.holder.ghost ?? {})).toEqual(['tile', 'at']);
      rows.push(found?.at?.[2] ?? NaN);
    }
    expect(rows).toEqual([...rows].sort((a, b) => a - b));
    const { scores } = session.scene.state;
    await turn.enter();
    expect(session.tried).toHaveLength(1);
    expect(session.scene.state.scores).toEqual(scores);
    expect(turn.message).toMatch(/^A second tile costs 4 points/);
  });

  it('with it the best place comes first', async () => {
    const { turn, session } = await sit('classic');
    await playOne(turn);
    await othersPlay(session);
    turn.cycle(1);
    const best = turn.holder.ghost && worth(turn.holder.ghost);
    expect(best).toBe(Math.max(...turn.holder.places.map(worth)));
    expect(turn.message).toMatch(/discs?/);
  });
});

describe('hints', () => {
  it('lay the tile into the hand and over its place, and Enter lays it down', async () => {
    const { turn, session } = await sit('classic');
    await playOne(turn);
    await othersPlay(session);
    const at = await turn.hint();
    expect(turn.message).toMatch(/^Hint 1 of \d: \ue000.*\ue001, \d discs?/);
    expect(turn.holder.ghost?.at).toEqual(at);
    const [, second] = turn.hints.shown?.actions ?? [];
    expect(second).toHaveProperty('place'); // with the tiles in this order both are worth it
    await turn.enter();
    expect(session.tried).toEqual([{ place: at }]);
    expect(turn.message).toMatch(/^Hint 1 of \d: /); // what is left of it
    await turn.enter();
    expect(session.tried).toEqual([{ place: at }, second]);
    expect(turn.message).not.toMatch(/Hint/);
  });

  it('go on with the turn, and say of which group they speak when it is its turn', async () => {
    const { turn, session } = await sit('domaine');
    for (let i = 0; i < 40 && !session.over; ++i) {
      await othersPlay(session);
      await turn.hint();
      const claims = turn.hints.shown?.actions.findIndex((action) => 'mark' in action) ?? -1;
      for (let step = 0; step < claims; ++step) await turn.enter();
      if (claims > 0) {
        expect(turn.message).toMatch(/^Hint 1 of \d: Place a marker: \w+ group · \d+ discs? · closed/);
        expect(turn.lit).toBeDefined();
        return;
      }
      const [action] = turn.hints.shown?.actions ?? [{ auto: true as const }];
      await turn.act(action ?? { auto: true });
    }
    throw new Error('no hint ever put a marker');
  });

  it('that come too late are not shown', async () => {
    const { turn, session } = await sit('classic');
    await playOne(turn);
    await othersPlay(session);
    const asked = turn.hint();
    turn.rest();
    await asked;
    expect(turn.hints.shown).toBeUndefined();
    expect(turn.holder.held).toBeUndefined();
  });

  it('come to an end: whoever does every step that is shown has played the whole turn', async () => {
    const { turn, session } = await sit('conquest');
    const doings = new Set<string>();
    for (let turns = 0; turns < 20 && !session.over && !(doings.has('mark') && doings.has('done')); ++turns) {
      await othersPlay(session);
      const { steps } = session.actual;
      await turn.hint();
      while (turn.hints.step !== undefined && session.actual.steps === steps) {
        for (const doing of Object.keys(turn.hints.step)) doings.add(doing);
        expect(turn.message).toMatch(/Hint 1 of \d: /);
        await turn.carryOut();
      }
      if (session.actual.steps === steps) await turn.confirm();
      expect(session.awaited && session.actual.mover === 0 && !session.over).toBe(false);
    }
    expect([...doings]).toEqual(expect.arrayContaining(['place', 'mark']));
  }, 20_000);

  it('are there after the first tile too, whoever laid it', async () => {
    const { turn, session } = await sit('classic');
    await playOne(turn);
    await othersPlay(session);
    turn.cycle(1);
    turn.cycle(1);
    await turn.enter();
    expect(turn.mayHint).toBe(true);
    await turn.hint();
    expect(turn.hints.step).toBeDefined();
    expect(turn.message).toMatch(/Hint 1 of \d: /);
    const { shown } = turn.hints;
    await turn.hint();
    expect(session.tried).toHaveLength(1);
    expect(turn.hints.shown).not.toBe(shown);
  });
});

describe('Enter', () => {
  it('comes to a place when a tile is in the hand, and does not end the turn', async () => {
    const { turn, session } = await sit('classic');
    await playOne(turn);
    await othersPlay(session);
    turn.cycle(1);
    await turn.enter();
    const second = turn.hand.find((id) => id !== null);
    turn.take(second ?? 0);
    const { steps } = session.actual;
    const found = await turn.enter();
    expect(found?.text).toMatch(/place 1 of|fits nowhere/);
    expect(session.actual.steps).toBe(steps);
    expect(session.tried).toHaveLength(1);
  });

  it('ends a turn of several parts once (CO1)', async () => {
    const { turn, session } = await sit('conquest');
    await playOne(turn);
    await othersPlay(session);
    turn.cycle(1);
    await turn.enter();
    expect(turn.targets.length).toBeGreaterThan(0);
    const { steps } = session.actual;
    await turn.enter();
    const own = session.story.slice(steps).filter(({ seat }) => seat === 0);
    expect(own.map(({ place, done }) => place !== undefined || done)).toEqual([true, true, true]);
    expect(session.actual.state.seat).toBe(1);
  });
});

describe('what is told', () => {
  it('is what the others did, by name', async () => {
    const { turn, session } = await sit('classic');
    await playOne(turn);
    await othersPlay(session);
    await playOne(turn);
    const known = session.story.length;
    await othersPlay(session);
    expect(turn.newsSince(known)[0]).toMatch(
      /^Bob places tile \d+: .*, column −?\d+, row −?\d+, (lying|upright), centre \w+, clockwise from the (left end|top) /,
    );
    expect(turn.newsSince(0).filter((line) => line.startsWith('Ann'))).toEqual([]);
  });

  it('is animated once: what was scored since one last did something', async () => {
    const { turn, session } = await sit('classic');
    await playOne(turn);
    await othersPlay(session);
    const before = turn.gains;
    turn.cycle(1);
    await turn.enter();
    await turn.undo();
    expect(turn.gains).toEqual(before);
    await playOne(turn);
    const keys = new Set(before.map(({ key }) => key));
    expect(turn.gains.filter(({ key }) => keys.has(key))).toEqual([]);
  });
});

describe('groups', () => {
  it('are gone through where nothing can be claimed, and Enter does not end the turn before they are left', async () => {
    const { turn, session } = await sit('classic');
    await playOne(turn);
    await othersPlay(session);
    turn.cycle(1);
    await turn.enter();
    const all = turn.layout?.groups.length ?? 0;
    const heard = Array.from({ length: all }, () => turn.nextGroup());
    expect(heard.every((text) => /group · \d+ discs?/.test(text ?? ''))).toBe(true);
    expect(turn.lit).toBeDefined();
    await turn.enter();
    expect(turn.message).toMatch(/: groups are not claimed in this game$/);
    expect(session.tried).toHaveLength(1);
    await turn.escape();
    expect(turn.lit).toBeUndefined();
    expect(session.tried).toHaveLength(1);
    await turn.enter();
    expect(session.tried).toEqual([]);
  });

  it('that cannot be claimed say why, and the turn goes on (DO4)', async () => {
    const { turn, session } = await sit('domaine');
    await othersPlay(session);
    turn.cycle(1);
    await turn.enter();
    const { steps } = session.actual;
    for (let i = 0; turn.chosen?.group.open !== true && i < 50; ++i) turn.nextGroup();
    for (let presses = 0; presses < 3; ++presses) {
      await turn.enter();
      expect(turn.message).toMatch(/ group · .* · open: only closed groups can be claimed$/);
      expect([session.tried.length, session.actual.steps]).toEqual([1, steps]);
    }
    turn.nextGroup();
    expect(turn.message).not.toMatch(/only closed/);
  });

  it('are claimed on the disc that is touched (TE3)', async () => {
    const { turn, session } = await sit('terra');
    const claimable = () => turn.claimable.find(({ discs }) => discs.length > 1);
    for (let i = 0; i < 60 && (claimable() === undefined || !turn.isMine); ++i) {
      await othersPlay(session);
      if (session.scene.automatic) await turn.act({ auto: true });
      else if (turn.isMine && claimable() === undefined) await turn.confirm({ done: true });
    }
    const [first, touched] = claimable()?.discs ?? [];
    expect(first).not.toEqual(touched);
    await turn.tap(pointOf(touched as Edge));
    expect(session.tried).toEqual([{ mark: touched }]);
    await turn.confirm();
    expect(turn.layout?.claims.filter(({ seat }) => seat === 0)).toEqual([{ disc: touched, seat: 0 }]);
  });

  it('are claimed by Enter when the keyboard came to them, not when a mouse rests on them', async () => {
    const { turn, session } = await sit('conquest');
    const markable = (): Edge | undefined => turn.targets[0];
    await playOne(turn);
    await othersPlay(session);
    turn.cycle(1);
    await turn.enter();
    const marks = (): number => session.story.filter(({ seat, mark }) => seat === 0 && mark !== undefined).length;
    expect(turn.nextGroup()).toMatch(/^Place a mark: /);
    await turn.enter();
    expect(session.tried.map((action) => Object.keys(action)[0])).toEqual(['place', 'done', 'mark']);
    await turn.undo();
    expect(session.tried).toHaveLength(1);
    turn.hover(pointOf(markable() as Edge));
    expect(turn.lit).toBeDefined();
    await turn.enter();
    expect(session.awaited).toBe(false); // the turn is ended
    expect(marks()).toBe(0);
  });
});
