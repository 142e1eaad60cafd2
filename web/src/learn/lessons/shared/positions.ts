// The worked figures of the rules (see ../../../../texts/examples.json) as they come about at a table, where the first tile lies at
// 0 0; `tile` is the one that makes the figure, `ids` are the tiles in the order in which they are laid.
import type { Placement } from '../../../engine/types.ts';

interface Figure {
  ids: number[];
  placed: Placement[];
  tile: number;
  place: Placement;
}

// Two discs and a group of 7: 9 points.
export const nine: Figure = {
  ids: [9, 28, 65],
  placed: [
    ['YGGRYYR', 0, 0, 3],
    ['RBBRYRY', 0, -1, 0],
    ['YBRYRYB', 1, 0, 3],
  ],
  tile: 13,
  place: ['YGYYRGR', 2, -1, 3],
};

// Three discs and groups of 3 and 5: 12 points.
export const twelve: Figure = {
  ids: [67, 79, 40],
  placed: [
    ['YBYYRRB', 0, 0, 3],
    ['YBBYYRR', -2, 0, 0],
    ['GGYBYBG', -2, -1, 2],
  ],
  tile: 53,
  place: ['RGRRYGY', -2, 1, 0],
};

// Three discs and groups of 8 and 2: 14 points.
export const fourteen: Figure = {
  ids: [86, 42, 49, 43],
  placed: [
    ['BBBYYRR', 0, 0, 2],
    ['BBBGYGY', 1, 1, 1],
    ['BBGYYGB', 2, 1, 1],
    ['RGYRRYG', 3, 1, 1],
  ],
  tile: 9,
  place: ['BBGRRGB', 2, 0, 0],
};
