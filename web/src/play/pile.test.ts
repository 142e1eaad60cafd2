import { describe, expect, test } from 'vitest';

import type { TileInfo } from '../engine/types.ts';
import { nearestTile, nextIn, spotAt, spread, SpreadOut, type PileOptions, type Shown, type Spot } from './pile.ts';

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

const shown = (...ids: number[]): Shown[] => ids.map((id) => ({ id, face: `face ${id}` }));
const seen = (spots: readonly Spot[]): (number | '')[] => spots.map(({ id, gone }) => (gone ? '' : id));

describe('a pile that is spread out', () => {
  test('keeps the place of a tile that somebody took, and has it there again when it comes back', () => {
    const pile = new SpreadOut();
    expect(seen(pile.spots(shown(1, 2, 3, 4), '', 0))).toEqual([1, 2, 3, 4]);
    const spots = pile.spots(shown(1, 3, 4), '', 0);
    expect(seen(spots)).toEqual([1, '', 3, 4]);
    expect(spotAt(spots, 1)).toBeUndefined();
    expect(spotAt(spots, 2)?.id).toBe(3);
    expect(seen(pile.spots(shown(1, 3), '', 0))).toEqual([1, '', 3, '']);
    expect(seen(pile.spots(shown(1, 2, 3), '', 0))).toEqual([1, 2, 3, '']);
  });

  test('closes up when it is spread out in another way, or when most of it is gone and a tile has been laid', () => {
    const pile = new SpreadOut();
    pile.spots(shown(1, 2, 3, 4, 5), '', 0);
    expect(seen(pile.spots(shown(1, 5), '', 0))).toEqual([1, '', '', '', 5]);
    expect(seen(pile.spots(shown(1, 5), '', 1))).toEqual([1, 5]);
    pile.spots(shown(1, 5, 6, 7), '', 1);
    expect(seen(pile.spots(shown(1, 6, 7), '', 1))).toEqual([1, '', 6, 7]);
    expect(seen(pile.spots(shown(7, 6, 1), 'by colour', 1))).toEqual([7, 6, 1]);
  });

  test('puts a tile that had no place into the first hole', () => {
    const pile = new SpreadOut();
    pile.spots(shown(1, 2, 3), '', 0);
    pile.spots(shown(1, 3), '', 0);
    expect(seen(pile.spots(shown(1, 3, 9), '', 0))).toEqual([1, 9, 3]);
    expect(seen(pile.spots(shown(1, 3, 9, 2), '', 0))).toEqual([1, 9, 3, 2]);
  });

  test('is gone through from tile to tile', () => {
    const spots = [true, false, false, true].map((gone, id) => ({ id, face: '', gone }));
    expect([0, 1, 2, 3].map((from) => nearestTile(spots, from))).toEqual([1, 1, 2, 2]);
    expect(nearestTile([], 0)).toBe(-1);
  });
});

test('arrows go to the neighbour in their direction, and stay at the rim', () => {
  const grid = [0, 1, 2].flatMap((row) => [0, 1].map((column) => ({ x: 80 * column, y: 50 * row })));
  expect(nextIn({ x: 1, y: 0 }, 0, grid)).toBe(1);
  expect(nextIn({ x: 0, y: 1 }, 1, grid)).toBe(3);
  expect(nextIn({ x: 0, y: -1 }, 4, grid)).toBe(2);
  expect(nextIn({ x: -1, y: 0 }, 2, grid)).toBe(2);
  expect(nextIn({ x: 1, y: 0 }, 9, grid)).toBe(0);
});
