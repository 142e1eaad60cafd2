import { expect, test } from 'vitest';

import type { GameInfo } from '../engine/types.ts';
import { asSeats, chair, usualSeats } from './chairs.ts';

const game = (min_seats: number, name: GameInfo['name'] = 'classic'): GameInfo => ({
  name,
  title: '',
  min_seats,
  max_seats: 4,
  asks_age: false,
  lowest_wins: false,
  returns_tiles: false,
  options: [],
});
const seats = (chairs: Parameters<typeof asSeats>[0]) =>
  asSeats(
    chairs,
    (level, n) => `${level} ${n}`,
    (n) => `Player ${n}`,
  );

test('usually a person sits down with one bot, or alone where one can', () => {
  expect(usualSeats(game(2), 'Ann').map(({ bot }) => bot)).toEqual([undefined, 'casual']);
  expect(usualSeats(game(1), 'Ann')).toHaveLength(1);
  expect(usualSeats(game(2, 'gone'), '').map(({ bot }) => bot)).toEqual([undefined, 'novice']);
});

test('everybody has a name, and no two the same', () => {
  const names = seats([chair(undefined, 'Ann'), chair(undefined, ' Ann '), chair(undefined), chair('master')]).map(
    ({ name }) => name,
  );
  expect(names).toEqual(['Ann', 'Ann 2', 'Player 3', 'master 4']);
});
