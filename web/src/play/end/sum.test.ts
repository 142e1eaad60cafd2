import { beforeAll, expect, test, vi } from 'vitest';

import type { Layout, Part } from '../../engine/types.ts';
import { speak } from '../../words/words.svelte.ts';
import { termsOf } from './sum.ts';

vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }));
beforeAll(() => speak('en'));

const layout: Layout = {
  seat: null,
  tiles: [],
  claims: [],
  width: 0,
  height: 0,
  groups: [
    { colour: 'Y', open: false, discs: [[0, 0, 'top']] },
    { colour: 'Y', open: false, discs: [[1, 0, 'top']] },
    { colour: 'R', open: false, discs: [[2, 0, 'top']] },
    { colour: 'B', open: true, discs: [[3, 0, 'top']] },
  ],
};
const pawn = (x: number, size: number, counts: boolean, points = 0): Part => {
  const { colour, open } = layout.groups[x] ?? { colour: 'R', open: false };
  return { kind: 'claim', points, ground: { colour, size, open, disc: [x, 0, 'top'], counts } };
};
const read = (parts: Part[]): string =>
  termsOf(parts, layout)
    .map(({ sign, text, counts }) => `${sign}${counts ? text : `(${text})`}`)
    .join(' ');

test('TE6: what is multiplied is written so, and what does not count comes last', () => {
  const parts: Part[] = [
    pawn(0, 6, false),
    pawn(3, 4, false),
    pawn(1, 9, true),
    pawn(2, 5, true),
    { kind: 'product', points: 45 },
    { kind: 'coins', points: 2 },
  ];
  expect(read(parts)).toBe('9 ×5 +2 coins (6) (4)');
  expect(termsOf(parts, layout).at(-1)?.heard).toBe('blue group · 1 disc · open · does not count');
  expect(termsOf(parts, layout)[0]?.group).toBe(layout.groups[1]);
  expect(read([{ kind: 'coins', points: 2 }])).toBe('2 coins');
});

test('CO4: marks are added, and what was paid is taken off', () => {
  const parts: Part[] = [
    { kind: 'discs', points: 60, count: 41 },
    { kind: 'groups', points: 20, count: 7 },
    { kind: 'second_tiles', points: -8, count: 2 },
    pawn(2, 5, true, 5),
  ];
  expect(read(parts)).toBe('60 for 41 discs +20 for 7 closed groups −8 for 2 second tiles +5');
});

test('GO1, GO2: tiles that came and went', () => {
  const parts: Part[] = [
    { kind: 'dealt', points: 6 },
    { kind: 'drawn', points: 3 },
    { kind: 'laid', points: -9 },
  ];
  expect(read(parts)).toBe('6 tiles dealt +3 drawn −9 laid');
});
