import { expect, test } from 'vitest';

import type { Group, Told } from '../../engine/types.ts';
import { bestTurn, largestGroup } from './highlights.ts';

const group = (size: number): Group => ({
  colour: 'R',
  open: false,
  discs: Array.from({ length: size }, (_, x) => [x, 0, 'top']),
});

test('the largest group is the first of the largest', () => {
  const groups = [group(2), group(5), group(5), group(1)];
  expect(largestGroup(groups)).toBe(groups[1]);
  expect(largestGroup([])).toBeUndefined();
});

const laid = (seat: number, x: number, scores: number[]): Told =>
  ({ seat, place: ['RRRRRRR', x, 0, 0], scores, outcome: { discs: 1, groups: [] } }) as unknown as Told;
const drawn = (to: number): Told => ({ seat: 'chance', draw: null, to }) as unknown as Told;

test('the best turn is the one that brought its player most', () => {
  const story = [laid(0, 0, [3, 0]), laid(1, 1, [3, 4]), laid(0, 2, [5, 4]), laid(0, 3, [11, 4]), laid(1, 4, [11, 9])];
  expect(bestTurn('classic', story, 2)).toEqual({
    seat: 0,
    gain: 8,
    spot: { tiles: [story[2]?.place, story[3]?.place] },
  });
});
test('in gone fewer tiles are better', () => {
  const story = [drawn(0), drawn(0), drawn(1), drawn(1), laid(0, 0, []), drawn(0), laid(1, 1, []), laid(1, 2, [])];
  expect(bestTurn('gone', story, 2)).toMatchObject({ seat: 1, gain: 2 });
});
test('where all build at once, there are no turns', () => {
  expect(bestTurn('puzzle', [laid(0, 0, [])], 2)).toBeUndefined();
});
