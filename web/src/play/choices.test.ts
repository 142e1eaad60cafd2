import { expect, test } from 'vitest';

import type { Group, PlayedAction, Scene } from '../engine/types.ts';
import { can, choicesOf, claimNear, claimsOn, groupAt, groupUnder, sameAction } from './choices.ts';

const group: Group = {
  colour: 'R',
  open: true,
  discs: [
    [0, 0, 'top'],
    [4, 0, 'top'],
  ],
};
const scene = (choices: PlayedAction[]): Scene => ({
  steps: 0,
  story: [],
  tried: [],
  state: { phase: 'turn', awaited: [0] },
  layouts: [],
  choices,
  places: [],
  may_wait: false,
  automatic: false,
  chance: false,
  mover: 0,
  thinking: false,
});

test('a group is found by any of its discs', () => {
  expect(groupAt([group], [4, 0, 'top'])).toBe(group);
  expect(groupAt([group], [4, 0, 'left'])).toBeUndefined();
});

test('a group is under a pointer on its disc, and within the reach of a finger', () => {
  const other: Group = { colour: 'B', open: true, discs: [[1, 0, 'left']] };
  const at = { x: 0.5, y: 0.5 };
  expect(groupUnder([group, other], { x: 0.6, y: 0.2 })).toBe(group);
  expect(groupUnder([group, other], at)).toBeUndefined();
  expect(groupUnder([group], at, 0.6)).toBe(group);
  expect(groupUnder([group, other], { x: 0.7, y: 0.5 }, 0.6)).toBe(other);
});

test('what may be done', () => {
  const now = scene([{ mark: [0, 0, 'top'] }, { mark: [9, 9, 'left'] }, { done: true }]);
  expect(can(now, 'done')).toBe(true);
  expect(can(now, 'again')).toBe(false);
  expect(choicesOf(now, 'mark')).toHaveLength(2);
  expect(claimsOn(now, group)).toEqual([{ mark: [0, 0, 'top'] }]);
});

test('TE3: of several pawns the one that was touched stays', () => {
  const now = scene([{ keep: [0, 0, 'top'] }, { keep: [4, 0, 'top'] }]);
  expect(claimNear(now, group, { x: 4.3, y: 0.1 })).toEqual({ keep: [4, 0, 'top'] });
  expect(claimNear(now, group, { x: 0.6, y: 0.1 })).toEqual({ keep: [0, 0, 'top'] });
});

test('TE3: what is put on a group is put on the disc that was touched', () => {
  const now = scene([{ mark: [0, 0, 'top'] }]);
  expect(claimNear(now, group, { x: 4.4, y: 0.1 })).toEqual({ mark: [4, 0, 'top'] });
  expect(claimNear(now, group, { x: 4.1, y: 0.4 })).toEqual({ mark: [4, 0, 'top'] }); // though other discs are nearer
});

test('any disc of a group claims it; a pawn is named by its own', () => {
  const now = { ...scene([]), layouts: [{ seat: null, tiles: [], claims: [], width: 0, height: 0, groups: [group] }] };
  expect(sameAction({ mark: [0, 0, 'top'] }, { mark: [4, 0, 'top'] }, now)).toBe(true);
  expect(sameAction({ mark: [0, 0, 'top'] }, { mark: [4, 0, 'left'] }, now)).toBe(false);
  expect(sameAction({ keep: [0, 0, 'top'] }, { keep: [4, 0, 'top'] }, now)).toBe(false);
  expect(sameAction({ done: true }, { done: true }, now)).toBe(true);
});
