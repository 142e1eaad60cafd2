import { expect, test } from 'vitest';

import type { TileInfo } from '../engine/types.ts';
import { nextIn, spread, type PileOptions } from './pile.ts';

const tile = (id: number, a: string, b: string): TileInfo => ({ id, sheet: 1, shape: 'hook', a, b });
const tiles = new Map(
  [tile(1, 'BBBGRRG', 'YYGRRGY'), tile(2, 'RRGBBGR', 'GGBYYBG'), tile(3, 'BRBGBRG', 'YGYRYGR')].map((each) => [
    each.id,
    each,
  ]),
);
const plain: PileOptions = { centre: 'all', sorted: false, fitting: undefined };

test('a pile lies in the order of its numbers, first sides up', () => {
  expect(spread([3, 1, 2], tiles, plain)).toEqual([
    { id: 1, face: 'BBBGRRG' },
    { id: 2, face: 'RRGBBGR' },
    { id: 3, face: 'BRBGBRG' },
  ]);
});

test('tiles that have the colour in the centre of a side show that side', () => {
  expect(spread([1, 2, 3], tiles, { ...plain, centre: 'Y' })).toEqual([
    { id: 1, face: 'YYGRRGY' },
    { id: 3, face: 'YGYRYGR' },
  ]);
});

test('sorted, red comes first, and each tile shows its earlier side', () => {
  expect(spread([1, 2, 3], tiles, { ...plain, sorted: true }).map(({ face }) => face)).toEqual([
    'RRGBBGR',
    'YYGRRGY',
    'YGYRYGR',
  ]);
});

test('only faces that fit are shown', () => {
  const fitting = new Map([
    [1, new Set(['YYGRRGY'])],
    [2, new Set<string>()],
  ]);
  expect(spread([1, 2, 3], tiles, { ...plain, fitting })).toEqual([{ id: 1, face: 'YYGRRGY' }]);
  expect(spread([1, 2, 3], tiles, { ...plain, centre: 'B', fitting })).toEqual([]);
});

test('arrows go to the neighbour in their direction, and stay at the rim', () => {
  const grid = [0, 1, 2].flatMap((row) => [0, 1].map((column) => ({ x: 80 * column, y: 50 * row })));
  expect(nextIn({ x: 1, y: 0 }, 0, grid)).toBe(1);
  expect(nextIn({ x: 0, y: 1 }, 1, grid)).toBe(3);
  expect(nextIn({ x: 0, y: -1 }, 4, grid)).toBe(2);
  expect(nextIn({ x: -1, y: 0 }, 2, grid)).toBe(2);
  expect(nextIn({ x: 1, y: 0 }, 9, grid)).toBe(0);
});
