import { beforeAll, expect, test, vi } from 'vitest';

import type { Result } from '../engine/types.ts';
import { gameNames, games } from './all.ts';
import { missedInWords, resultInWords } from './result.ts';
import { speak } from '../words/words.svelte.ts';

vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }));
beforeAll(() => speak('en'));

test('SO5: whoever has missed a target alone is told by how much', () => {
  expect(missedInWords({ target: 67 }, { scores: [56], winners: [] })).toBe('Target of 67 missed by 11');
  expect(missedInWords({ target: 67 }, { scores: [67], winners: [0] })).toBe('');
  expect(missedInWords({ target: 60 }, { scores: [56, 61], winners: [1] })).toBe('');
  expect(missedInWords({}, { scores: [56], winners: [] })).toBe('');
});

test.each(gameNames.filter((name) => games[name].dealOfTheDay))('a missed target is not just an end: %s', (game) => {
  expect(resultInWords(game, { scores: [1], winners: [] }, ['Ann'])).not.toBe(
    resultInWords('classic', { scores: [1], winners: [] }, ['Ann']),
  );
});

const won = (scores: number[], ...winners: number[]): Result => ({ scores, winners });

test('whoever wins is told by how much, where they are ahead', () => {
  const names = ['Ann', 'Bob', 'Cid'];
  expect(resultInWords('classic', won([50, 62, 61], 1), names)).toBe('Bob wins by 1 point');
  expect(resultInWords('gone', won([3, 0, 5], 1), names)).toBe('Bob wins by 3 tiles');
  expect(resultInWords('puzzle', won([8, 5, 2], 0), names)).toBe('Ann wins by 3 tiles');
  expect(resultInWords('classic', won([50, 62], 0), names)).toBe('Ann wins'); // the other has resigned
  expect(resultInWords('classic', won([62, 62], 0, 1), names)).toBe('Ann and Bob share the win');
  expect(resultInWords('puzzle', won([8], 0), names)).toBe('Ann wins');
});
