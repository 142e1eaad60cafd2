import { beforeAll, expect, test, vi } from 'vitest';

import type { Told } from '../engine/types.ts';
import { games } from '../games/all.ts';
import { aroundTable } from '../words/describe.ts';
import { linesOf } from './log.ts';
import { pictured } from '../words/pictured.ts';
import { speak } from '../words/words.svelte.ts';

vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }));
beforeAll(() => speak('en'));

const tiles = [{ id: 7, a: 'RBBGGRR', b: 'GBBGGRR' }];
const tile = pictured(7, 'RBBGGRR');
const place: Told = { seat: 0, place: ['RBBGGRR', 0, 0, 0], outcome: { discs: 2, groups: [], points: 0 }, scores: [3] };

test('the log says who it was, but not to whoever plays alone', () => {
  const [line] = linesOf([place], aroundTable(['Ann', 'Bob'], tiles, games.classic), 60);
  expect(line).toEqual({ number: 0, who: 'Ann', text: `places ${tile}: 2 discs · 0 points (3)` });
  const [alone] = linesOf([place], aroundTable(['Ann'], tiles, games.classic), 60);
  expect(alone).toEqual({ number: 0, who: '', text: `Places ${tile}: 2 discs · 0 points (3)` });
});

test('it has the latest first, and no more than wanted; draws go without saying', () => {
  const story: Told[] = [place, { seat: 'chance', draw: 1, to: 0 }, { seat: 0, pass: true }, { seat: 0, pass: true }];
  const around = aroundTable(['Ann'], tiles, games.classic);
  expect(linesOf(story, around, 60).map(({ number }) => number)).toEqual([3, 2, 0]);
  expect(linesOf(story, around, 2).map(({ number }) => number)).toEqual([3, 2]);
});
