import { expect, test } from 'vitest';

import type { State } from '../engine/types.ts';
import { nextOf } from './bots.svelte.ts';

const state = (awaited: State['awaited'], turnOf?: number): State => ({
  phase: 'first_tile',
  awaited,
  ...(turnOf === undefined ? {} : { seat: turnOf }),
});
const people = (seat: number): boolean => seat === 0;

test('who has the move', () => {
  expect(nextOf(state([1]), people)).toEqual({ kind: 'bot', seat: 1 });
  expect(nextOf(state([0]), people)).toEqual({ kind: 'person', seat: 0 });
  expect(nextOf(state([]), people)).toEqual({ kind: 'nobody' });
});

test('EN1: before a tile is placed the others may call, whoever moves', () => {
  expect(nextOf(state([0, 1, 2], 1), people)).toEqual({ kind: 'callers', seats: [0, 2], mover: 1 });
});
