// Terra: coins, pawns, joined groups, colours that multiply.
import type { Step } from '../../engine/types.ts';
import type { Lesson } from '../lesson.ts';
import { twelve } from './shared/positions.ts';
import { laysOut } from './shared/steps.ts';

// Nobody buys anything in this round.
const savedRound: Step[] = [
  { seat: 1, done: true },
  { seat: 0, done: true },
];

export const lesson: Lesson = {
  game: 'terra',
  exercises: [
    {
      name: 'coins',
      seats: 2,
      me: 1,
      deck: [1, 8, 100, 2],
      steps: laysOut(1, [
        ['BBBGGRR', 0, 0, 0],
        ['BBGRGRB', -1, 1, 0],
      ]),
      tasks: [{ wants: { does: 'place', coins: [-1, 0] } }],
    },
    {
      name: 'pawn',
      seats: 2,
      me: 1,
      deck: [67, 79, 100, 40, 53],
      steps: laysOut(1, [...twelve.placed, twelve.place]),
      tasks: [{ wants: { does: 'mark', open: false, size: [3, 99] } }],
    },
    {
      name: 'join',
      seats: 2,
      me: 1,
      deck: [108, 62, 39, 3, 76, 70, 110],
      steps: [
        ...laysOut(1, [
          ['YBYRRBY', 0, 0, 3],
          ['YBYBGGY', 1, 0, 3],
        ]),
        { seat: 1, mark: [0, 1, 'top'] },
        { seat: 1, done: true },
        { seat: 0, place: ['GGGYYBB', 0, 2, 2] },
        { seat: 0, place: ['YBBRYYR', -1, 2, 3] },
        { seat: 0, done: true },
        { seat: 1, done: true },
        { seat: 0, mark: [-1, 3, 'top'] },
        { seat: 0, place: ['GBRBRGG', -2, 2, 1] },
        { seat: 0, done: true },
      ],
      tasks: [{ wants: { does: 'place', at: [['YGRYYRG', -1, 0, 1]] } }, { wants: { does: 'keep' } }],
    },
    {
      name: 'multiply',
      seats: 2,
      me: 1,
      deck: [69, 120, 1, 20, 39, 33, 65, 79, 88, 63, 59, 2],
      steps: [
        ...laysOut(1, [
          ['YRBYYRB', 0, 0, 0],
          ['YBGGYYB', 0, -1, 0],
          ['YGRGRYY', 2, -1, 1],
          ['RBBRRYY', -1, -1, 1],
          ['RBRBYYR', -1, 1, 0],
        ]),
        ...savedRound,
        ...laysOut(1, [
          ['YBRYRYB', -1, 2, 0],
          ['YBBYYRR', 1, 1, 2],
          ['BBRYRYB', 1, 2, 2],
          ['YRBYYBR', -1, 3, 0],
          ['RGRGYYR', 1, 3, 2],
        ]),
        ...savedRound,
        { seat: 1, mark: [1, 0, 'left'] },
        ...savedRound,
        ...savedRound,
        { seat: 1, mark: [-1, 1, 'top'] },
        { seat: 1, mark: [2, 2, 'left'] },
      ],
      tasks: [{ wants: { does: 'mark', size: [9, 9] } }],
    },
  ],
};
