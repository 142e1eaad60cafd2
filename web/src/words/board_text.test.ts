import { beforeAll, expect, test, vi } from 'vitest';

import type { Layout, Place } from '../engine/types.ts';
import { besideInWords, groupsInWords, placeInWords, rowsInWords, type Described } from './board_text.ts';
import { poseInWords } from './describe.ts';
import { speak } from './words.svelte.ts';

vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }));
beforeAll(() => speak('en'));

// One lying, one upright to its right.
const layout: Pick<Layout, 'tiles' | 'groups' | 'claims'> = {
  tiles: [
    ['BBBGGRR', 0, 0, 0],
    ['YRGRYYG', 2, -1, 1],
  ],
  groups: [
    { colour: 'B', open: false, discs: [[1, 0, 'left']] },
    {
      colour: 'G',
      open: true,
      discs: [
        [2, 0, 'left'],
        [1, 0, 'top'],
      ],
    },
  ],
  claims: [{ disc: [1, 0, 'left'], seat: 1 }],
};
const about: Described = { layout, names: ['Ann', 'Bob'], tileOf: (face) => (face === 'BBBGGRR' ? 12 : 30) };

test('a place is told by what it brings, where it is and what it lies beside', () => {
  const place: Place = { tile: 7, at: ['GGGBBRR', 0, 1, 0], discs: 3, disc_points: 4, groups: [['R', 3]], points: 7 };
  const other: Place = { tile: 7, at: ['GGGBBRR', 0, 1, 2] };
  expect(placeInWords(place, [place], 'GGGBBRR', about)).toBe(
    '7 points = 4 (3 discs) + 3 (red group), column 0, row 1, lying: below tile 12',
  );
  expect(placeInWords(place, [place], 'YYYBBRR', about)).toMatch(/, lying, flipped: below tile 12$/);
  expect(placeInWords(other, [place, other], 'GGGBBRR', about)).toBe(
    'column 0, row 1, lying, centre green, clockwise from the left end blue red red green green blue: below tile 12',
  );
  expect(besideInWords(['GGGBBRR', 0, -1, 0], about)).toBe('left of tile 30, above tile 12');
  expect(besideInWords(['GGGBBRR', 3, -1, 1], about)).toBe('right of tile 30');
  expect(besideInWords(['GGGBBRR', 2, 1, 0], about)).toBe('below tile 30');
});

test('a tile is told as it lies', () => {
  expect(poseInWords('BBBGGRR', 0)).toBe(
    'lying, centre blue, clockwise from the left end blue blue green green red red',
  );
  expect(poseInWords('BBBGGRR', 1)).toBe('upright, centre blue, clockwise from the top blue blue green green red red');
  expect(poseInWords('BBBGGRR', 2)).toBe(
    'lying, centre blue, clockwise from the left end green red red blue blue green',
  );
});

test('the board is told row by row, and group by group', () => {
  expect(rowsInWords(about).map(({ row, tiles }) => [row, tiles.length])).toEqual([
    [-1, 1],
    [0, 1],
  ]);
  expect(rowsInWords(about)[0]?.tiles[0]).toMatch(/^column 2, row −1: tile 30, upright, centre yellow/);
  expect(groupsInWords(about)).toEqual([
    'green group · 2 discs · open, on tiles 12 and 30, open at column 1, row −1',
    'blue group · 1 disc · closed, on tile 12, claimed by Bob',
  ]);
  expect(groupsInWords({ ...about, layout: undefined })).toEqual([]);
});
