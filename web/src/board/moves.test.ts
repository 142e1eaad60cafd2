import { expect, test } from 'vitest';

import type { Group, Placement } from '../engine/types.ts';
import { beside, closedBy } from './moves.ts';

const at: Placement = ['RBBYYGG', 0, 0, 0];

test('a word about a tile stands beside it, where there is room', () => {
  expect(beside(at, [at])).toEqual({ x: 2.5, y: 0.5 });
  const right: Placement = ['RYGGBYY', 2, 0, 1];
  expect(beside(at, [at, right])).toEqual({ x: -0.5, y: 0.5 });
  const left: Placement = ['RYGGBYY', -2, 0, 0];
  expect(beside(at, [at, right, left])).toEqual({ x: 0.5, y: -0.5 });
  const above: Placement = ['RYGGBYY', 0, -1, 0];
  const below: Placement = ['RYGGBYY', 0, 1, 0];
  expect(beside(at, [at, right, left, above, below])).toEqual({ x: 2, y: 0 });
});

test('the groups that a tile has closed are those around it that were named', () => {
  const red: Group = { colour: 'R', open: false, discs: [[1, 0, 'left']] };
  const blue: Group = {
    colour: 'B',
    open: false,
    discs: [
      [0, 0, 'left'],
      [0, 0, 'top'],
    ],
  };
  const green: Group = { colour: 'G', open: true, discs: [[1, 1, 'top']] };
  const far: Group = { colour: 'R', open: false, discs: [[9, 9, 'left']] };
  const groups = [far, green, blue, red];
  expect(closedBy(at, [['R', 1]], groups)).toEqual([red]);
  expect(
    closedBy(
      at,
      [
        ['R', 1],
        ['B', 2],
        ['G', 1],
      ],
      groups,
    ),
  ).toEqual([red, blue]);
});
