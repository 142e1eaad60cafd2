// Positions that several pictures show, or the beginning of them.
import type { Placement } from '../engine/types.ts';

export const race: readonly Placement[] = [
  ['BBBGGRR', 0, 0, 0],
  ['BBGRGRB', -1, 1, 0],
  ['BGBGRRB', -1, -1, 3],
  ['GGBYYBG', -2, 1, 1],
  ['RRYBYBR', -1, 2, 2],
  ['RRRGYYG', 1, 2, 0],
  ['RGRYYGR', 1, 1, 0],
  ['YBBRRYY', 3, 2, 1],
  ['GGGBRRB', 0, -1, 2],
];

export const grounds: readonly Placement[] = [
  ['BBBGGRR', 0, 0, 0],
  ['YRGRYYG', 0, 1, 1],
  ['GBYBGGY', -1, 1, 3],
  ['RBBYRRY', -1, 3, 0],
  ['BBYGGYB', -2, 2, 3],
  ['GGGYYRR', 1, 2, 1],
  ['RBGBRRG', -2, 0, 2],
  ['YBGGYYB', -3, 1, 2],
  ['GGGBRRB', 0, -1, 2],
  ['BBBGYYG', 2, 2, 1],
];
