import { expect, test } from 'vitest';

import { startNodeEngine } from '../engine/node.ts';
import type { Ask, GameInfo, State, Step } from '../engine/types.ts';
import { games } from '../games/all.ts';
import { asSeats, chair, usualSeats } from './chairs.ts';

const game = (min_seats: number, name: GameInfo['name'] = 'classic'): GameInfo => ({
  name,
  title: '',
  min_seats,
  max_seats: 4,
  ages: null,
  lowest_wins: false,
  aids: [],
  pass_loses: false,
  extra: false,
  throws: 0,
  options: [],
});
const seats = (chairs: Parameters<typeof asSeats>[0], ages: GameInfo['ages'] = null) =>
  asSeats(
    chairs,
    { ages },
    (level, n) => `${level} ${n}`,
    (n) => `Player ${n}`,
  );

test('usually a person sits down with one bot, or alone where one can', () => {
  expect(usualSeats(game(2), 'Ann').map(({ bot }) => bot)).toEqual([undefined, 'casual']);
  expect(usualSeats(game(1), 'Ann')).toHaveLength(1);
  expect(usualSeats(game(2, 'gone'), '').map(({ bot }) => bot)).toEqual([undefined, 'novice']);
});

test('everybody has a name, and no two the same', () => {
  const names = seats([chair(undefined, 'Ann'), chair(undefined, 'Ann'), chair(undefined), chair('master')]).map(
    ({ name }) => name,
  );
  expect(names).toEqual(['Ann', 'Ann 2', 'Player 3', 'master 4']);
});

test('only where the game asks for it everybody has an age', () => {
  expect(seats([chair(undefined, 'Ann')], [3, 99])).toEqual([{ name: 'Ann', age: 6 }]);
  expect(seats([chair('casual')])).toEqual([{ name: 'casual 1', bot: 'casual' }]);
});

test('TE1, GO1: who begins is who really does', async () => {
  const ask = await startNodeEngine();
  const { games: known, tiles } = await ask({ op: 'catalogue' });
  const deck = tiles.map(({ id }) => id);
  for (const { name, max_seats } of known) {
    const seats = ['Bob', 'Cid', 'Anna'].slice(0, max_seats).map((name) => ({ name, age: 5 }));
    const request = {
      game: name,
      options: {},
      seats,
      opened: { nonce: '0'.repeat(64), deck },
      commitment: '0'.repeat(64),
    };
    const { table } = await ask({ op: 'create', table: request });
    const { awaited, auction } = await firstToPlay(ask, table);
    // Where there are auctions the others are awaited too: they may call.
    const players = auction === undefined ? awaited.filter((actor) => typeof actor === 'number') : [auction.turn_of];
    const everybody = seats.map((_, seat) => seat);
    const expected = { first: [0], second: [1], letters: [2], together: everybody }[games[name].begins];
    expect(players, name).toEqual(expected);
  }
});

test('GO1: the ages that can be given are those that the game takes', async () => {
  const ask = await startNodeEngine();
  const { games: known, tiles } = await ask({ op: 'catalogue' });
  const canJoin = (age: number): Promise<boolean> =>
    ask({
      op: 'create',
      table: {
        game: 'gone',
        options: {},
        seats: [
          { name: 'Ann', age: 6 },
          { name: 'Bob', age },
        ],
        opened: { nonce: '0'.repeat(64), deck: tiles.map(({ id }) => id) },
        commitment: '0'.repeat(64),
      },
    }).then(
      () => true,
      () => false,
    );
  const [youngest, oldest] = known.find(({ name }) => name === 'gone')?.ages ?? [0, 0];
  const joined = await Promise.all([youngest - 1, youngest, oldest, oldest + 1].map(canJoin));
  expect(joined).toEqual([false, true, true, false]);
});

// After what is laid out or chosen before.
async function firstToPlay(ask: Ask, table: number): Promise<State> {
  for (;;) {
    const { state } = await ask({ op: 'scene', table, viewer: null });
    if (!['opening', 'layout', 'sheets'].includes(state.phase)) return state;
    const seat = state.awaited.find((actor) => typeof actor === 'number') ?? 0;
    const { action } = await ask({ op: 'suggest', table, seat, level: 'novice', seed: 1 });
    await ask({ op: 'act', table, step: { ...action, seat, ms: 0 } as Step });
  }
}
