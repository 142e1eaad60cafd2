import { describe, expect, test } from 'vitest';

import type { Place, TileInfo } from '../engine/types.ts';
import { asAt, dropped, faceUp, flip, landing, ranked, turn, waysOver, type Held } from './holding.ts';

const tile: TileInfo = { id: 7, sheet: 1, shape: 'hook', a: 'BBBGGRR', b: 'YRGRYYG' };
const held: Held = { tile, back: false, rot: 0 };
const place = (face: string, x: number, y: number, rot: number, points: number, discs = 1): Place => ({
  tile: 7,
  at: [face, x, y, rot],
  discs,
  disc_points: discs,
  groups: [],
  points,
});

test('four turns and two flips change nothing', () => {
  expect(turn(turn(turn(turn(held))))).toEqual(held);
  expect(turn(held, -1).rot).toBe(3);
  expect(flip(flip(held))).toEqual(held);
  expect(faceUp(flip(held))).toBe(tile.b);
});

describe('where a held tile goes', () => {
  const places = [
    place(tile.a, 0, 0, 0, 3),
    place(tile.a, 2, 0, 0, 1),
    place(tile.b, 0, 0, 1, 12),
    place(tile.a, 0, 0, 1, 5),
  ];

  test('as it lies, to the nearest place', () => {
    expect(landing(places, held, { x: 1.1, y: 0.4 })).toBe(places[0]);
    expect(landing(places, held, { x: 2.7, y: 0.6 })).toBe(places[1]);
    expect(landing(places, held, { x: 8, y: 8 })).toBeUndefined();
    expect(landing(places, { ...held, rot: 2 }, { x: 1, y: 0.5 })).toBeUndefined();
  });
  test('over a square in any way, as it lies first and then by worth', () => {
    expect(waysOver(places, held, { x: 0.5, y: 0.5 })).toEqual([places[0], places[2], places[3]]);
    expect(waysOver(places, held, { x: 0.5, y: 1.5 })).toEqual([places[2], places[3]]);
  });
  test('best first', () => {
    expect(ranked(places).map(({ points }) => points)).toEqual([12, 5, 3, 1]);
  });
  test('lying as it does there', () => {
    expect(asAt(tile, [tile.b, 0, 0, 1])).toEqual({ tile, back: true, rot: 1 });
  });
  test('where it is let go it would cover the squares under it', () => {
    expect(dropped(held, { x: 1.2, y: 0.6 })).toEqual([tile.a, 0, 0, 0]);
    expect(dropped(turn(held), { x: -0.4, y: 3.1 })).toEqual([tile.a, -1, 2, 1]);
  });
});

test('in the children’s game not having to draw is worth more than a disc', () => {
  const one: Place = { ...place(tile.a, 0, 0, 0, 0, 1), draws: 1 };
  const two: Place = { ...place(tile.a, 1, 0, 0, 0, 2), draws: 0 };
  delete one.points;
  delete two.points;
  expect(ranked([one, two])[0]).toBe(two);
});
