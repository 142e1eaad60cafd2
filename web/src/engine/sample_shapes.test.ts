// The comparison itself: it says what is wrong, and where.
import { expect, test } from 'vitest';

import { DeclaredShapes } from './declared_shapes.ts';
import { faultsOf, marksOf, type Mark } from './sample_shapes.ts';

const declared = new DeclaredShapes(new URL('./types.ts', import.meta.url));
const faults = (name: string, value: unknown): string[] => faultsOf(value, declared.named(name), name, new Set());

const seat = { name: 'Ann', bot: 'novice', age: 4 };
const moves = { moves: [{ at: ['RRRRRRR', 0, 1, 3], points: 2 }] };

test('what is as declared has no faults', () => {
  expect(faults('SeatInfo', seat)).toEqual([]);
  expect(faults('SeatInfo', { name: 'Ann' })).toEqual([]);
  expect(faults('BoardAnswer', moves)).toEqual([]);
  expect(faults('BoardAnswer', { legal: false, reason: 'no' })).toEqual([]);
  expect(faults('Options', { target: 60, minutes: null })).toEqual([]);
});

test('a member that is missing, not declared or of another type is named', () => {
  expect(faults('SeatInfo', { bot: 'novice' })).toEqual(['SeatInfo.name is missing']);
  expect(faults('SeatInfo', { ...seat, shoes: 2 })).toEqual(['SeatInfo.shoes is not declared']);
  expect(faults('SeatInfo', { ...seat, age: '4' })).toEqual(['SeatInfo.age is "4", not number']);
  expect(faults('SeatInfo', { ...seat, bot: 'genius' })).toEqual([
    expect.stringMatching(/^SeatInfo.bot is "genius", not/),
  ]);
  expect(faults('Options', { target: [60] })).toEqual([expect.stringMatching(/^Options.target is \[60\], not/)]);
});

test('one of several is compared with what it is most like', () => {
  expect(faults('BoardAnswer', { moves: [{ at: ['RRRRRRR', 0, 1, '3'], points: 2 }] })).toEqual([
    'BoardAnswer.moves[].at[3] is "3", not number',
  ]);
  expect(faults('BoardAnswer', { moves: [{ at: [0, 1], points: 2 }] })).toEqual([
    'BoardAnswer.moves[].at is [0,1], not Placement',
  ]);
  expect(faults('BoardAnswer', { legal: 'no', reason: 'why' })).toEqual(['BoardAnswer.legal is "no", not false']);
  expect(faults('BoardAnswer', { legal: false })).toEqual(['BoardAnswer is {"legal":false}, not BoardAnswer']);
});

test('what is declared and never said is known', () => {
  const said = new Set<Mark>();
  const shape = declared.named('SeatInfo');
  faultsOf(seat, shape, '', said);
  faultsOf({ name: 'Bob', bot: 'master' }, shape, '', said);
  const unsaid = [...marksOf(shape)].filter((mark) => !said.has(mark)).map((mark) => mark.replace(/^.*? /, ''));
  expect(unsaid.sort()).toEqual(['bot = "casual"', 'bot = "expert"', 'bot = "greedy"', 'bot = "random"']);
});
