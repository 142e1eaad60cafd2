// A game that plays itself on the first page: how two bots have begun one, and which groups of three discs or more a tile closes. The
// engine confirms it in demonstration.test.ts.
import type { Edge, Placement } from '../engine/types.ts';

export const demonstration: readonly { at: Placement; closes?: readonly Edge[] }[] = [
  { at: ['GBBRGGR', 4, 2, 0] },
  { at: ['GBBGRGR', 5, 1, 0] },
  { at: ['GBBGGYY', 3, 1, 2] },
  { at: ['RRRGYYG', 2, 0, 0] },
  {
    at: ['YGBYYBG', 4, 0, 2],
    closes: [
      [3, 1, 'top'],
      [4, 0, 'left'],
      [4, 1, 'top'],
      [5, 0, 'left'],
    ],
  },
  { at: ['RRBYYBR', 7, 1, 0] },
  {
    at: ['GBRBGGR', 6, 2, 2],
    closes: [
      [8, 1, 'left'],
      [7, 2, 'top'],
      [7, 1, 'left'],
    ],
  },
  {
    at: ['GBGBRRG', 2, 2, 2],
    closes: [
      [5, 1, 'left'],
      [5, 1, 'top'],
      [4, 2, 'top'],
      [4, 2, 'left'],
    ],
  },
  { at: ['RBYRYRB', 8, 2, 1] },
  { at: ['YBGGYYB', 6, 3, 1] },
  { at: ['RBGGRRB', 7, 3, 3] },
  { at: ['BBBRRYY', 0, 2, 0] },
  {
    at: ['RGRRYYG', 1, 1, 2],
    closes: [
      [2, 2, 'left'],
      [2, 2, 'top'],
      [1, 2, 'top'],
      [2, 1, 'left'],
    ],
  },
  {
    at: ['BGYGYBB', 3, 3, 1],
    closes: [
      [4, 1, 'left'],
      [3, 2, 'top'],
      [3, 2, 'left'],
      [3, 1, 'left'],
      [3, 3, 'top'],
      [2, 1, 'top'],
    ],
  },
  { at: ['RBYRRYB', 1, 3, 2] },
  { at: ['RBRYYBR', 0, 4, 2] },
  {
    at: ['BGGBYBY', 2, 4, 3],
    closes: [
      [3, 4, 'top'],
      [3, 4, 'left'],
      [3, 3, 'left'],
      [2, 5, 'top'],
      [2, 3, 'top'],
      [2, 4, 'left'],
    ],
  },
  { at: ['YGBYYGB', 5, 3, 1] },
  {
    at: ['BGRBRBG', 9, 3, 2],
    closes: [
      [8, 3, 'top'],
      [9, 3, 'left'],
      [8, 3, 'left'],
      [7, 4, 'top'],
      [7, 3, 'top'],
    ],
  },
  {
    at: ['GBRGRGB', 4, 4, 3],
    closes: [
      [4, 5, 'top'],
      [5, 4, 'left'],
      [4, 4, 'left'],
    ],
  },
];
