import { expect, test } from 'vitest';

import type { TileInfo } from '../engine/types.ts';
import { openTiles } from './open_hands.ts';

const tile = (id: number): TileInfo => ({ id, sheet: 1, shape: 'hook', a: 'RRRYYGG', b: 'GGGBBRR' }) as TileInfo;
const tiles = new Map([1, 2, 3].map((id) => [id, tile(id)]));
const hands = [
  [1, 2],
  [3, null],
];

test('what all may see of the others is seen until the game is over', () => {
  const seen = (seat: number, own?: number): number[] => openTiles({ hands }, seat, own, tiles).map(({ id }) => id);
  expect([seen(0), seen(1), seen(0, 0)]).toEqual([[1, 2], [3], []]);
  expect(openTiles({ hands, result: { scores: [1, 2], winners: [1] } }, 0, undefined, tiles)).toEqual([]);
});
