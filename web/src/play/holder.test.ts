// A hand over a board where it is known what fits.
import { expect, test } from 'vitest';

import type { Action, Place, Placement, TileInfo } from '../engine/types.ts';
import { Holder, type Desk } from './holder.svelte.ts';

const tile: TileInfo = { id: 7, sheet: 1, shape: 'hook', a: 'BBBGGRR', b: 'YRGRYYG' };
const tiles = new Map([[tile.id, tile]]);
const place = (at: Placement, points = 0): Place => ({ tile: 7, at, discs: 1, disc_points: 1, groups: [], points });

function over(...places: Place[]) {
  const tried: Action[] = [];
  const desk: Desk = {
    viewer: 0,
    tried,
    get scene() {
      return { places: tried.length === 0 ? places : [] };
    },
    get earlier() {
      return tried.length === 0 ? undefined : { places };
    },
    table: { fit: async () => ({ fits: false, why: 'colours', clashes: [] }) },
    attempt: async (action) => void tried.push(action),
    undo: () => void tried.pop(),
  };
  return { holder: new Holder(desk, tiles), tried };
}

const here: Placement = [tile.a, 0, 0, 0];

test('a laid tile is turned on the same two squares, and nowhere else', async () => {
  const round: Placement = [tile.a, 0, 0, 2];
  const { holder, tried } = over(
    place(here, 6),
    place([tile.a, 0, 0, 1], 1),
    place(round, 2),
    place([tile.b, 1, 0, 0]),
  );
  holder.take(7);
  holder.aim(here);
  await holder.layGhost();
  await holder.turn();
  expect(tried).toEqual([{ place: round }]);
  await holder.turn();
  expect(tried).toEqual([{ place: here }]);
  expect(holder.oneWay).toBeUndefined();
  await holder.flip();
  expect(tried).toEqual([{ place: here }]);
  expect(holder.oneWay).toBe('flipped');
});

test('a laid tile that fits one way only stays as it is, and that is said', async () => {
  const { holder, tried } = over(place(here, 6), place([tile.a, 0, 0, 1], 1));
  holder.take(7);
  await holder.tap({ x: 1, y: 0.5 });
  await holder.turn();
  expect(tried).toEqual([{ place: here }]);
  expect(holder.oneWay).toBe('only');
  holder.take(7);
  expect(holder.oneWay).toBeUndefined();
});

test('a held tile is turned, and that it fits one way only is said', async () => {
  const { holder } = over(place(here), place([tile.a, 4, 0, 0]));
  holder.take(7);
  await holder.turn();
  expect(holder.held?.rot).toBe(1);
  expect(holder.oneWay).toBe('only');
  await holder.turn(-1);
  expect(holder.oneWay).toBeUndefined();
});

test('what somebody has asked to see stays there while the pointer passes, but not while it carries the tile', () => {
  const { holder } = over(place(here), place([tile.a, 4, 0, 0]));
  holder.take(7);
  holder.passOver({ x: 5, y: 0.5 });
  expect(holder.ghost?.at).toEqual([tile.a, 4, 0, 0]);
  expect(holder.aimed).toBe(false);
  holder.aim(here);
  holder.passOver({ x: 5, y: 0.5 });
  holder.passOver(null);
  expect(holder.ghost?.at).toEqual(here);
  holder.hover({ x: 5, y: 0.5 });
  expect(holder.ghost?.at).toEqual([tile.a, 4, 0, 0]);
});
