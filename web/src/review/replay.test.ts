import { readFileSync } from 'node:fs';

import { beforeAll, describe, expect, it, vi } from 'vitest';

import { analyseFrom, ask, catalogue, Refusal } from '../engine/engine.ts';
import { NodeWorker } from '../engine/node_worker.ts';
import type { AnalysedTurn, Step, TableRequest } from '../engine/types.ts';
import { commit, makeDeck } from '../table/chance.ts';
import { Analysis } from './analysis.svelte.ts';
import { mistakesOf } from './judged.ts';
import { MistakeWalk } from './mistakes.svelte.ts';
import { eyesOf, Replay } from './replay.svelte.ts';

const record = readFileSync(new URL('../../../src/table/testdata/classic_standard.jsonl', import.meta.url), 'utf8');
const pace = (): number => 1;

beforeAll(() => {
  vi.stubGlobal('Worker', NodeWorker);
});

describe('going through a record', () => {
  it('begins at its end, or after the steps asked for', async () => {
    const atEnd = await Replay.open(record, undefined, false, pace);
    expect(atEnd.position).toBe(atEnd.last);
    expect(atEnd.scene.state.result).toEqual(atEnd.whole.result);
    const early = await Replay.open(record, 6, false, pace);
    expect(early.scene.steps).toBeLessThanOrEqual(6);
    expect(early.last).toBe(atEnd.last);
  });

  it('shows each move with the tile that it laid', async () => {
    const replay = await Replay.open(record, 0, false, pace);
    let laid = replay.scene.layouts[0]?.tiles.length ?? 0;
    expect(laid).toBe(0);
    while (replay.position < Math.min(12, replay.last)) {
      await replay.goTo(replay.position + 1);
      const tiles = replay.scene.layouts[0]?.tiles ?? [];
      laid += replay.fresh.length;
      expect(tiles).toHaveLength(laid);
      if (replay.fresh.length > 0) expect(tiles.at(-1)).toEqual(replay.fresh.at(-1));
    }
  });

  it('stays within the record', async () => {
    const replay = await Replay.open(record, undefined, false, pace);
    await replay.goTo(replay.last + 7);
    expect(replay.position).toBe(replay.last);
    await replay.goTo(-3);
    expect(replay.position).toBe(0);
  });

  it('shows where one went last, however fast one goes', async () => {
    const replay = await Replay.open(record, undefined, false, pace);
    await Promise.all([replay.goTo(3), replay.goTo(20), replay.goTo(5)]);
    expect(replay.scene.steps).toBe(replay.steps);
  });

  it('runs by itself to the end', async () => {
    const replay = await Replay.open(record, undefined, false, pace);
    await replay.goTo(replay.last - 3);
    await replay.play();
    await vi.waitFor(() => expect(replay.playing).toBe(false));
    expect(replay.position).toBe(replay.last);
  });

  it('begins anew when it runs from the end, and can be stopped', async () => {
    const replay = await Replay.open(record, undefined, false, pace);
    await replay.play();
    expect(replay.position).toBe(0);
    replay.stop();
    expect(replay.playing).toBe(false);
  });

  it('shows hands to who may see them', async () => {
    const replay = await Replay.open(record, 12, false, pace);
    await replay.look(null);
    expect(replay.scene.state.hands?.flat().every((tile) => tile === null)).toBe(true);
    await replay.look(1);
    expect(replay.scene.state.hands?.[1]?.every((tile) => tile !== null)).toBe(true);
    expect(replay.scene.state.hands?.[0]?.every((tile) => tile === null)).toBe(true);
  });

  it('is refused when the record is not legal', async () => {
    const forged = record.replace('"place":["G', '"place":["R');
    await expect(Replay.open(forged, undefined, false, pace)).rejects.toBeInstanceOf(Refusal);
  });
});

// Somebody announces more than anybody could show.
async function boast(): Promise<string> {
  const { games, tiles } = await catalogue();
  const options = games.find(({ name }) => name === 'alex')?.options ?? [];
  const { opened, commitment } = await commit('alex', makeDeck(tiles.map(({ id }) => id), 100)); // prettier-ignore
  const request: TableRequest = {
    game: 'alex',
    options: Object.fromEntries(options.map((option) => [option.name, option.default])),
    seats: [{ name: 'Ann' }, { name: 'Ben' }],
    opened,
    commitment,
  };
  const { table } = await ask({ op: 'create', table: request });
  const { state, steps: seen } = await ask({ op: 'scene', table, viewer: null });
  for (let laid = 0; laid < 3; ++laid) {
    const moment = { now: 1, pace: 0, viewer: null };
    await ask({ op: 'submit', table, seat: state.seat ?? 0, actions: [{ auto: true }], seen: seen + laid, ...moment });
  }
  const steps: Step[] = [
    { seat: 0, announce: 99, ms: 2 },
    { seat: 1, pass: true, ms: 3 },
    { seat: 0, pass: true, ms: 4 },
  ];
  for (const step of steps) await ask({ op: 'act', table, step });
  return (await ask({ op: 'record', table })).record;
}

describe('a round of Alex', () => {
  it('tells what came of it', async () => {
    const replay = await Replay.open(await boast(), undefined, false, pace);
    expect(replay.newsAt(replay.last)).toMatchObject([{ kind: 'wrong', seat: 0, times: 1 }]);
    expect(replay.newsAt(1)).toEqual([]);
  });
});

describe('whose eyes one may look through', () => {
  const bot = { name: 'Bot', bot: 'casual' as const };
  const person = { name: 'Ann' };
  it('are anybody’s after the game', () => {
    expect(eyesOf([person, bot, person], false)).toEqual([0, 1, 2]);
  });
  it('are only one’s own before, and nobody’s where several people share the device', () => {
    expect(eyesOf([bot, person], true)).toEqual([1]);
    expect(eyesOf([person, person], true)).toEqual([]);
    expect(eyesOf([bot, bot], true)).toEqual([]);
  });
});

describe('what could have been better', () => {
  const total = record.trimEnd().split('\n').length - 2;

  it('is found turn by turn, and can be seen on the board', async () => {
    const replay = await Replay.open(record, undefined, false, pace);
    const analysis = new Analysis(record, total, 60, (text, from, nodes) => {
      if (analysis.turns.length === 2) analysis.stop();
      return analyseFrom(text, from, nodes);
    });
    await analysis.run();
    expect(analysis.turns).toHaveLength(3);
    expect(analysis.complete).toBe(false);
    const [first] = analysis.turns as [AnalysedTurn];
    await replay.imagine(first);
    expect(replay.shown.steps).toBe(first.step + first.best.actions.length);
    await replay.goTo(2);
    expect(replay.variant).toBeUndefined();
  });

  it('goes on where it was stopped', async () => {
    const asked: number[] = [];
    const analysis = new Analysis(record, 10, 60, async (_record, from) => {
      asked.push(from);
      if (asked.length === 2) analysis.stop();
      return { turn: null, next: from + 4 };
    });
    await analysis.run();
    expect([asked, analysis.done]).toEqual([[0, 4], 8]);
    await analysis.run();
    expect([asked, analysis.complete]).toEqual([[0, 4, 8], true]);
  });

  it('is not asked twice when it is stopped and started in one breath', async () => {
    const asked: number[] = [];
    const analysis = new Analysis(record, 3, 60, async (_record, from) => {
      asked.push(from);
      return { turn: null, next: from + 1 };
    });
    const first = analysis.run();
    analysis.stop();
    await Promise.all([first, analysis.run()]);
    expect(asked).toEqual([0, 0, 1, 2]);
    expect(analysis.running).toBe(false);
  });

  it('is known to be impossible when the engine refuses', async () => {
    const analysis = new Analysis(record, 10, 60, () => Promise.reject(new Refusal('only games in turns')));
    await analysis.ask();
    expect(analysis.possible).toBe(false);
    await analysis.run();
    expect([analysis.running, analysis.complete]).toEqual([false, false]);
  });
});

describe('learning from mistakes', () => {
  const total = record.trimEnd().split('\n').length - 2;
  let turns: AnalysedTurn[] = [];
  beforeAll(async () => {
    const analysis = new Analysis(record, total, 60);
    await analysis.run();
    turns = mistakesOf(analysis.turns, [0, 1]);
  });

  it('asks first and answers then, one mistake after the other', async () => {
    const replay = await Replay.open(record, undefined, false, pace);
    const walk = new MistakeWalk(replay, () => turns);
    expect(walk.count).toBeGreaterThan(1);
    expect(walk.turn).toBeUndefined();
    for (const [i, turn] of turns.entries()) {
      await walk.goTo(i);
      expect(walk.turn).toBe(turn);
      expect(walk.atLast).toBe(i === turns.length - 1);
      // The position before the turn, as its player saw it, and nothing given away yet.
      expect(replay.scene.steps).toBe(turn.step);
      expect(replay.viewer).toBe(turn.seat);
      expect(replay.scene.state.hands?.[turn.seat]?.every((tile) => tile !== null)).toBe(true);
      expect([walk.shown, replay.variant]).toEqual(['nothing', undefined]);
      await walk.answer();
      expect(walk.shown).toBe('better');
      expect(replay.shown.steps).toBe(turn.step + turn.best.actions.length);
      await walk.answer();
      expect(walk.shown).toBe('played');
      expect(replay.variant).toBeUndefined();
      expect(replay.shown.steps).toBeGreaterThan(turn.step);
    }
    walk.stop();
    expect([walk.index, walk.shown, replay.variant]).toEqual([undefined, 'nothing', undefined]);
  });

  it('ends at once where there are none', async () => {
    const replay = await Replay.open(record, undefined, false, pace);
    const walk = new MistakeWalk(replay, () => []);
    await walk.goTo(0);
    expect(walk.turn).toBeUndefined();
    expect(replay.position).toBe(replay.last);
  });
});
