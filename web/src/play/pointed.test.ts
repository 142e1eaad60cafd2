import { expect, test } from 'vitest';

import type { Edge, Group, Placement } from '../engine/types.ts';
import { hasPlace, Pointed } from './pointed.svelte.ts';

const tile: Placement = ['GGBRRBG', 0, 0, 0];
const other: Placement = ['BBBGGRR', 2, 0, 1];
const disc: Edge = [1, 0, 'top'];
const group: Group = { colour: 'R', open: false, discs: [[0, 0, 'left'], disc] };
const elsewhere: Group = { colour: 'R', open: true, discs: [[5, 5, 'left']] };

test('who points at a line is shown its tiles, and the group that was claimed, until they point elsewhere', () => {
  const pointed = new Pointed();
  const { onpointerenter, onpointerleave } = pointed.handlers([{ place: tile }, { mark: disc }, { place: other }, {}]);
  onpointerenter();
  expect(pointed.tiles).toEqual([tile, other]);
  expect(pointed.lit([elsewhere, group])).toBe(group);
  expect(pointed.wanted).toBeUndefined(); // the board does not move for that
  onpointerleave();
  expect([pointed.tiles, pointed.lit([group])]).toEqual([[], undefined]);
});

test('who presses it has the board moved there', () => {
  const pointed = new Pointed();
  pointed.show([{ place: tile }, { place: other }]);
  expect(pointed.wanted).toEqual(other);
  pointed.leave();
  expect(pointed.wanted).toBeUndefined();
});

test('a line without a place is no place to point at', () => {
  expect([hasPlace({ place: tile }), hasPlace({ unmark: disc }), hasPlace({})]).toEqual([true, true, false]);
});
