import { beforeAll, expect, test, vi } from 'vitest';

import type { Group, Placement, Told } from '../engine/types.ts';
import { speak, words } from '../words/words.svelte.ts';
import { gainsOf, recentOf } from './recent.ts';

vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }));
beforeAll(() => speak('en'));

const names = ['Ann', 'Bo', 'Cy'];
const at = (x: number): Placement => ['RBBYYGG', x, 0, 0];
const laid = (seat: number, x: number): Told => ({ seat, place: at(x) });
const called = (name: string): string => words().board.seeMove(name);
const squares = (story: Told[], viewer: number | null, of = names) =>
  recentOf(story, viewer, of).map(({ at, seat, by }) => [at[1], seat, by]);

test('all that others did since the own turn is new, and says who it was', () => {
  const story = [laid(0, 0), laid(1, 2), laid(0, 4), laid(1, 6), laid(2, 8), laid(2, 10)];
  expect(squares(story, 0)).toEqual([
    [6, 1, called('Bo')],
    [8, 2, called('Cy')],
    [10, 2, called('Cy')],
  ]);
  expect(squares(story.slice(0, 2), 2)).toEqual([
    [0, 0, called('Ann')],
    [2, 1, called('Bo')],
  ]);
});

test('right after the own turn that is what is new, and nobody need be told who it was', () => {
  const story = [laid(1, 0), laid(0, 2), { seat: 'chance' as const }, laid(0, 4)];
  expect(squares(story, 0)).toEqual([
    [2, undefined, undefined],
    [4, undefined, undefined],
  ]);
});

test('who watches sees the latest turn; who plays alone the latest tile', () => {
  const story = [laid(1, 0), laid(2, 2), laid(2, 4)];
  expect(squares(story, null).map(([x]) => x)).toEqual([2, 4]);
  expect(squares([laid(0, 0), laid(0, 2)], 0, ['Ann'])).toEqual([[2, undefined, undefined]]);
});

test('what a step brought is told with the groups it closed; what brought nothing is not', () => {
  const red: Group = { colour: 'R', open: false, discs: [[1, 0, 'left']] };
  const told: Told = { ...laid(1, 0), outcome: { discs: 1, groups: [['R', 1]], points: 3, disc_points: 1 } };
  const nothing: Told = { ...laid(1, 2), outcome: { discs: 0, groups: [], points: 0, disc_points: 0 } };
  expect(gainsOf([told, nothing], [red])).toEqual([
    { key: at(0).join(), at: at(0), text: '+3', tried: false, closed: [red], seat: 1 },
  ]);
});
