import { expect, test } from 'vitest';

import type { Placement } from '../engine/types.ts';
import { nothing, put, takeOut, undone, type Laid } from './moves.ts';

const tile = (n: number): Placement => ['BBBYYRR', n, 0, 0];

test('everything is undone in the order in which it was done', () => {
  const states: Laid[] = [nothing];
  const next = (change: (laid: Laid) => Laid): void => void states.push(change(states.at(-1) as Laid));
  next((laid) => put(laid, tile(1)));
  next((laid) => put(laid, tile(2)));
  next((laid) => put(laid, tile(3)));
  next((laid) => takeOut(laid, [1]));
  next((laid) => put(laid, tile(4)));
  next((laid) => takeOut(laid, [0, 2]));
  next((laid) => put(laid, tile(2)));
  next((laid) => takeOut(laid, [0, 1]));
  expect(states.at(-1)?.tiles).toEqual([]);
  for (let i = states.length - 1; i > 0; --i) expect(undone(states[i] as Laid)).toEqual(states[i - 1]);
  expect(undone(nothing)).toEqual(nothing);
});

test('taking out nothing is no move', () => {
  expect(takeOut(put(nothing, tile(1)), []).moves).toHaveLength(1);
  expect(takeOut(nothing, [0])).toEqual(nothing);
});
