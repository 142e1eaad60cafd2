// The pictures on the cards: positions that the engine has played. pictures.test.ts has it confirm them.
import type { Claim, GameName, Placement } from '../engine/types.ts';

export interface Picture {
  tiles: Placement[];
  claims?: Claim[];
  frame?: [width: number, height: number];
  sign?: keyof typeof signs;
}

// Drawn with lines in a box of 2 around 0 0.
export const signs = {
  gavel: 'M-.5-.1L.1-.7M-.2.2L.4-.4M-.35-.25L.25.05M.05-.25L.8.55M-.8.8H.2',
  bear: 'M-.55-.45A.22.22 0 1 1-.3-.62M.55-.45A.22.22 0 1 0 .3-.62M0-.65A.62.62 0 1 1 0 .6A.62.62 0 1 1 0-.65M-.22-.15V-.1M.22-.15V-.1M-.15.2Q0 .35 .15.2',
  sand: 'M-.5-.8H.5M-.5.8H.5M-.4-.8C-.4-.2 .4.2 .4.8M.4-.8C.4-.2-.4.2-.4.8M-.2.7H.2',
} as const;

const race: Placement[] = [
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
const grounds: Placement[] = [
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
const colonies: Placement[] = [
  ['BBBGGRR', 0, 0, 0],
  ['YRGRYYG', 0, 1, 1],
  ['GBBGYGY', -1, 0, 1],
  ['BGBGRRB', -3, 1, 2],
  ['GGBYYBG', -2, 2, 0],
  ['BGGBYBY', 0, -1, 2],
  ['GBBRRGG', 2, -1, 1],
  ['YGRRYYG', 1, 1, 0],
];
const figure: Placement[] = [
  ['BBRRGGB', 0, 0, 0],
  ['GBBGGYY', 0, 1, 0],
  ['BBYYRRB', 0, 2, 0],
  ['BBBRRGG', 0, 3, 0],
  ['BGBBYYG', 2, 0, 0],
  ['YGGYYBB', 2, 1, 0],
];

export const pictures: Record<GameName, Picture> = {
  classic: { tiles: race },
  auction: { tiles: race.slice(0, 6), sign: 'gavel' },
  conquest: {
    tiles: race.slice(0, 8),
    claims: [
      { disc: [0, 2, 'left'], seat: 0 },
      { disc: [-1, 1, 'left'], seat: 1 },
    ],
  },
  gone: { tiles: race.slice(0, 4), sign: 'bear' },
  puzzle: { tiles: figure, frame: [4, 4] },
  arlequin: {
    tiles: [
      ['BGGRRBB', 0, 0, 0],
      ['RRBBYYR', 0, 1, 0],
      ['RRRYYBB', 0, 2, 0],
      ['BGBBRRG', 0, 3, 0],
      ['RBBRRYY', 2, 0, 2],
      ['RBYRYRB', 2, 1, 2],
      ['RBBRYRY', 2, 2, 2],
      ['RRRBYYB', 2, 3, 0],
      ['BBRRGGB', 4, 0, 0],
      ['BBBGRRG', 4, 1, 0],
      ['BBGRRGB', 4, 2, 0],
    ],
    frame: [8, 4],
  },
  alex: { tiles: race.slice(1, 7), sign: 'sand' },
  domaine: {
    tiles: grounds.slice(0, 8),
    claims: [
      { disc: [0, 2, 'left'], seat: 0 },
      { disc: [-1, 2, 'left'], seat: 2 },
      { disc: [-2, 3, 'top'], seat: 1 },
    ],
  },
  seventytwo: {
    tiles: grounds,
    claims: [
      { disc: [0, 1, 'top'], seat: 0 },
      { disc: [-1, 1, 'top'], seat: 3 },
      { disc: [0, 0, 'left'], seat: 1 },
    ],
  },
  terra: {
    tiles: colonies,
    claims: [
      { disc: [0, 1, 'top'], seat: 1 },
      { disc: [-1, 1, 'left'], seat: 0 },
      { disc: [1, 0, 'top'], seat: 3 },
      { disc: [-1, 2, 'top'], seat: 4 },
    ],
  },
};
