import { beforeAll, expect, test, vi } from 'vitest';

import type { State } from '../engine/types.ts';
import { speak } from '../words/words.svelte.ts';
import { lastRoundInWords, standingInWords } from './standing.ts';

vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }));
beforeAll(() => speak('en'));

const names = ['Ann', 'Bob', 'Cid'];
const state = (more: Partial<State>): State => ({ phase: 'first_tile', awaited: [1], scores: [61, 7, 9], ...more });

test('EN4: the last round says who still has a turn, until the game is over', () => {
  expect(lastRoundInWords(state({ still_to_play: [1, 2] }), names)).toBe('Last round: one more turn for Bob and Cid');
  expect(lastRoundInWords(state({ still_to_play: [] }), names)).toBe('');
  expect(lastRoundInWords(state({}), names)).toBe('');
  const result = { scores: [61, 7, 9], winners: [0] };
  expect(lastRoundInWords(state({ still_to_play: [2], result }), names)).toBe('');
});

test('and so it is heard', () => {
  expect(standingInWords('classic', state({ still_to_play: [2], bag: 3 }), names).at(-1)).toBe(
    'Last round: one more turn for Cid',
  );
  expect(standingInWords('classic', state({ still_to_play: [], bag: 3 }), names)).toHaveLength(4);
});
