import { expect, test } from 'vitest';

import type { Scene, State } from '../engine/types.ts';
import { partNow, partsOf } from './turn_parts.ts';

const scene = (state: Partial<State>, more: Partial<Scene> = {}): Scene =>
  ({ state: { phase: 'turn', awaited: [0], ...state }, choices: [], places: [], ...more }) as unknown as Scene;
const place = { tile: 1, at: ['BBBGGRR', 0, 0, 0] } as Scene['places'][number];

test('a turn has the parts that its game has', () => {
  expect(partsOf({}, scene({ second_tile_price: 4 }))).toEqual(['place', 'second', 'end']);
  expect(partsOf({ piece: 'marker' }, scene({}))).toEqual(['place', 'claim', 'end']);
  expect(partsOf({}, scene({}))).toEqual(['place', 'end']);
});

test('and it is in one of them', () => {
  expect(partNow(scene({ phase: 'first_tile' }, { places: [place] }))).toBe('place');
  expect(partNow(scene({ phase: 'second_tile' }, { places: [place] }))).toBe('second');
  expect(partNow(scene({ phase: 'mark' }, { choices: [{ mark: [0, 0, 'top'] }, { done: true }] }))).toBe('claim');
  expect(partNow(scene({ phase: 'mark' }, { choices: [{ done: true }] }))).toBe('end');
  expect(partNow(scene({ phase: 'keep' }, { choices: [{ keep: [0, 0, 'top'] }] }))).toBe('claim');
  expect(partNow(scene({ phase: 'first_tile' }, { choices: [{ pass: true }] }))).toBe('end');
});
