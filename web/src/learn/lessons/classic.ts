// The classic game, from the first look at a tile to the last point.
import type { Step } from '../../engine/types.ts';
import type { Lesson } from '../lesson.ts';
import { nine, twelve } from './shared/positions.ts';
import { opening, turn } from './shared/steps.ts';

// A game to 60 that Zoe has nearly lost.
const nearlyWon: Step[] = [
  ...opening([
    ['BBBRGGR', 0, 0, 0],
    ['YBRYYBR', -1, -1, 0],
  ]),
  ...turn(0, ['YGRYYRG', 0, 1, 2]),
  ...turn(1, ['YBGGYYB', 2, 0, 3]),
  ...turn(0, ['BRBYYRB', -1, 0, 1]),
  ...turn(1, ['GBRGGRB', -3, 0, 2]),
  { seat: 0, place: ['BBRGGRB', -2, -2, 3] },
  { seat: 0, place: ['YBRBRYY', -1, 2, 2] },
  ...turn(1, ['BBRYYRB', -2, 2, 1]),
  ...turn(0, ['RGGRRYY', -3, -2, 1]),
  ...turn(1, ['BBGYYGB', -4, 0, 1]),
  { seat: 0, place: ['YBRYYRB', 0, -2, 2] },
  { seat: 0, place: ['RBYRYRB', 1, -1, 2] },
  ...turn(1, ['BBBGGRR', -5, 0, 1]),
  ...turn(0, ['BGYGYBB', -5, -1, 0]),
  ...turn(1, ['BGBRRGB', -5, 2, 1]),
  ...turn(0, ['RBBRYRY', 3, 0, 2]),
  ...turn(1, ['RGYRYRG', -2, -4, 3]),
];

export const lesson: Lesson = {
  game: 'classic',
  exercises: [
    {
      name: 'look',
      seats: 2,
      me: 0,
      deck: [1],
      steps: [],
      beginning: true,
      tasks: [{ wants: { does: 'flip' } }, { wants: { does: 'place' } }],
    },
    {
      name: 'place',
      seats: 2,
      me: 0,
      deck: [1, 8, 2],
      steps: opening([
        ['BBBGGRR', 0, 0, 0],
        ['BBGRGRB', -1, 1, 0],
      ]),
      shown: [2],
      beginning: true,
      tasks: [{ wants: { does: 'place' } }],
    },
    {
      name: 'turn',
      seats: 3,
      me: 0,
      deck: [77, 16, 8, 93],
      steps: opening([
        ['GGGBRBR', 0, 0, 0],
        ['BGBRRGB', 2, 0, 2],
        ['BBGRGRB', 0, 1, 2],
      ]),
      shown: [93],
      beginning: true,
      tasks: [{ wants: { does: 'place', discs: [2, 6] } }],
    },
    {
      name: 'discs',
      seats: 3,
      me: 0,
      deck: [56, 21, 41, 78],
      steps: opening([
        ['BGBYYGB', 0, 0, 0],
        ['GBBGGYY', -1, -1, 2],
        ['BBBGGYY', 0, 1, 0],
      ]),
      shown: [78],
      tasks: [{ wants: { does: 'place', discs: [3, 6] } }],
    },
    {
      name: 'close',
      seats: 3,
      me: 0,
      deck: [...nine.ids, nine.tile],
      steps: opening(nine.placed),
      shown: [nine.tile],
      tasks: [{ wants: { does: 'light', size: [4, 99] } }, { wants: { does: 'place', closes: [7] } }],
    },
    {
      name: 'two',
      seats: 3,
      me: 0,
      deck: [...twelve.ids, twelve.tile, 14],
      steps: opening(twelve.placed),
      tasks: [{ wants: { does: 'place', closes: [3, 5] } }],
    },
    {
      name: 'second',
      seats: 4,
      me: 0,
      deck: [29, 23, 26, 87, 20, 89],
      steps: opening([
        ['GBYBGGY', 0, 0, 0],
        ['GBBYGGY', -1, 1, 2],
        ['GBGGYBY', -2, 0, 2],
        ['BBRRYYB', -1, 2, 2],
      ]),
      tasks: [{ wants: { does: 'place', points: [9, 99] } }, { wants: { does: 'place', points: [5, 99] } }],
    },
    {
      name: 'end',
      seats: 2,
      me: 0,
      options: { target: 60 },
      deck: [4, 77, 3, 10, 120, 72, 96, 89, 70, 49, 46, 25, 115, 78, 1, 60, 28, 16, 73, 55, 86, 53],
      steps: nearlyWon,
      tasks: [
        {
          wants: { does: 'place', points: [11, 99] },
          replies: [{ seat: 0, done: true }, ...turn(1, ['YBBYYGG', -6, -2, 3])],
        },
      ],
    },
  ],
};
