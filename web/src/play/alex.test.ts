import { describe, expect, test } from 'vitest';

import type { Placement, State, Told } from '../engine/types.ts';
import { highestOf, lastShown, newsOf, shownPoints, whereScoresMove } from './alex.ts';

const state = (more: Partial<State>): State => ({ phase: 'think', awaited: [0, 1, 2, 'referee'], ...more });
const at = (x: number): Placement => ['BBBGRRG', x, 0, 0];

test('the highest announcement of the round', () => {
  expect(highestOf(state({ announced: [0, 0, 0] }))).toBeUndefined();
  expect(highestOf(state({ announced: [7, 12, 0] }))).toEqual({ seat: 1, points: 12 });
});

describe('what was judged', () => {
  const before = state({ scores: [10, 4, 0], penalties: [0, 1, 2] });

  test('who was right has more points', () => {
    expect(newsOf(before, state({ scores: [19, 4, 0], penalties: [0, 1, 2] }))).toEqual([
      { kind: 'right', seat: 0, points: 9 },
    ]);
  });

  test('who was wrong has a penalty more, the second time fewer points', () => {
    expect(newsOf(before, state({ scores: [10, -3, 0], penalties: [0, 2, 3] }))).toEqual([
      { kind: 'wrong', seat: 1, times: 2, lost: 7 },
      { kind: 'wrong', seat: 2, times: 3, lost: 0 },
    ]);
  });

  test('nothing, while all is as it was', () => {
    expect(newsOf(before, before)).toEqual([]);
  });
});

const placed = (seat: number, x: number, points: number, scores: number[]): Told => ({
  seat,
  place: at(x),
  outcome: { discs: 2, disc_points: 2, groups: [], points },
  scores,
});

test('the points of a turn are those of its tiles', () => {
  expect(shownPoints([placed(0, 0, 6, []), placed(0, 2, 3, []), { seat: 0, done: true }])).toBe(9);
  expect(shownPoints([{ seat: 0, place: at(0) }])).toBeUndefined();
});

test('the turn shown last: one tile or two, whatever was said since', () => {
  const story: Told[] = [
    placed(1, 0, 4, []),
    { seat: 'chance', draw: 5 },
    { seat: 0, announce: 9 },
    placed(0, 2, 6, []),
    placed(0, 4, 3, []),
    { seat: 'chance', draw: 6 },
    { seat: 1, announce: 4 },
  ];
  expect(lastShown(story)).toEqual([at(4), at(2)]);
  expect(lastShown(story.slice(0, 3))).toEqual([at(0)]);
  expect(lastShown([])).toEqual([]);
});

test('scores are told where they move, with the tile of a turn that was ended', () => {
  const two = whereScoresMove([
    { seat: 0, announce: 9, scores: [0, 0] },
    placed(0, 0, 6, [0, 0]),
    placed(0, 2, 3, [9, 0]),
    { seat: 1, pass: true, scores: [9, 0] },
  ]);
  expect(two.map(({ scores }) => scores)).toEqual([undefined, undefined, [9, 0], undefined]);
  const one = whereScoresMove([placed(0, 0, 6, [0, 0]), { seat: 0, done: true, scores: [6, 0] }]);
  expect(one.map(({ scores }) => scores)).toEqual([
    [6, 0],
    [6, 0],
  ]);
});
