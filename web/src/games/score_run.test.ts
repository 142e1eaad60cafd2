import { expect, test } from 'vitest';

import { startNodeEngine } from '../engine/node.ts';
import { playSample, sampleRequest, seeded } from '../engine/sample_games.ts';
import type { Told } from '../engine/types.ts';
import { gameNames, games } from './all.ts';
import { pointAt, scoreRunOf } from './score_run.ts';

const engine = await startNodeEngine();
const catalogue = await engine({ op: 'catalogue' });

// Games with all that can happen in them, by somebody who does anything and a bot.
test.each(gameNames)('the run of %s is what its state says after each step', async (game) => {
  const info = catalogue.games.find(({ name }) => name === game);
  if (info === undefined) throw new Error(game);
  const random = seeded(3);
  const seats = [{ name: 'Ann' }, { name: 'Bot', bot: 'casual' as const }].slice(0, info.max_seats);
  const { table } = await engine({ op: 'create', table: sampleRequest(info, { seats }, catalogue.tiles, random) });
  await playSample(engine, table, { random, turns: 40 });
  const { record } = await engine({ op: 'record', table });
  const { total } = await engine({ op: 'record_scene', record, steps: 0, viewer: null });
  const { story, result } = await engine({ op: 'record_scene', record, steps: total, viewer: null });
  const run = games[game].run(story, seats.length);
  const counts = new Set<string>();
  for (let steps = 1; steps <= total; steps += 1 + (steps % 3)) {
    const { state } = await engine({ op: 'record_scene', record, steps, viewer: null });
    if (state.result !== undefined) break;
    const counted = seats.map((_, seat) => games[game].count(state, seat));
    expect(run[steps - 1], `${steps} of ${total}`).toEqual(counted);
    counts.add(counted.join());
  }
  expect(counts.size).toBeGreaterThan(game === 'terra' ? 1 : 3); // there was something to be counted
  const drawn = scoreRunOf(game, story, seats.length, result);
  expect(drawn?.steps.at(-1)).toBe(total);
  for (const own of drawn?.values ?? []) expect(own).toHaveLength(drawn?.steps.length ?? -1);
  if (result !== undefined) expect(drawn?.values.map((own) => own.at(-1))).toEqual(result.scores);
});

const place: Told['place'] = ['GGBRRBG', 0, 0, 0];
const free = { discs: 0, groups: [], free: true as const, points: 0 };
const scored = { discs: 1, groups: [], points: 1 };
const story: Told[] = [
  { seat: 'chance', draw: null, to: 0 },
  { seat: 0, place, outcome: free, scores: [0, 0] },
  { seat: 'chance', draw: null, to: 0 },
  { seat: 0, place, outcome: scored, scores: [4, 0] },
  { seat: 0, done: true, scores: [4, 0] },
  { seat: 'chance', draw: null, to: 0 },
  { seat: 1, bid: 2, scores: [4, 0] },
  { seat: 0, follow: true, scores: [4, 0] },
  { seat: 1, pass: true, scores: [3, 0] },
  { seat: 0, place, outcome: scored, scores: [9, 0] },
];

test('the run of a game begins where tiles count, and has a point where a turn ends', () => {
  expect(scoreRunOf('auction', story, 2, undefined)).toEqual({
    steps: [3, 6, 9, 10],
    values: [
      [0, 4, 3, 9],
      [0, 0, 0, 0],
    ],
  });
});

test('its last point is the result, which may count what no step has told', () => {
  const { values } = scoreRunOf('conquest', story, 2, { scores: [12, 5], winners: [0] }) ?? { values: [] };
  expect(values.map((own) => own.at(-1))).toEqual([12, 5]);
});

test('there is no run before anybody has acted', () => {
  expect(scoreRunOf('classic', story.slice(0, 3), 2, undefined)).toBeUndefined();
});

test('a moment of the game is at its latest point', () => {
  const run = { steps: [3, 6, 9, 10], values: [] };
  expect([0, 3, 5, 6, 9, 12].map((steps) => pointAt(run, steps))).toEqual([0, 0, 0, 1, 2, 3]);
});
