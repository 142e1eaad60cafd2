// Dalapapa 72: paying, passing, marking, ending the game.
import type { Lesson } from '../lesson.ts';
import { laysOut, turn } from './shared/steps.ts';

export const lesson: Lesson = {
  game: 'seventytwo',
  exercises: [
    {
      name: 'tokens',
      seats: 2,
      me: 0,
      deck: [40, 9, 104, 42, 109, 5, 50],
      steps: laysOut(1, [
        ['GGYBYBG', 0, 0, 3],
        ['BBGRRGB', 1, 0, 1],
        ['YGBBYYG', -1, -1, 1],
      ]),
      tasks: [{ wants: { does: 'place', tokens: [-1, -1] } }],
    },
    {
      name: 'pass',
      seats: 2,
      me: 0,
      deck: [40, 9, 104, 42, 109, 5, 50, 41, 52, 76, 106],
      steps: [
        ...laysOut(1, [
          ['GGYBYBG', 0, 0, 3],
          ['BBGRRGB', 1, 0, 1],
          ['YGBBYYG', -1, -1, 1],
        ]),
        ...turn(0, ['YRGYYRG', -1, -2, 0]),
        ...turn(1, ['BBYGGYB', -1, -3, 2]),
        ...turn(0, ['BBBGGYY', -2, 0, 3]),
        ...turn(1, ['YGBGYYB', 1, -3, 1]),
      ],
      tasks: [{ wants: { does: 'pass' } }],
    },
    {
      name: 'markers',
      seats: 2,
      me: 0,
      deck: [7, 11, 6, 77, 110, 115, 32],
      steps: laysOut(1, [
        ['YGRGYYR', 0, 0, 1],
        ['YGGYYRR', 0, 2, 3],
        ['YGRRYYG', -1, 2, 3],
      ]),
      tasks: [
        { wants: { does: 'place', closes: [1, 8] } },
        { wants: { does: 'mark', size: [8, 8] } },
        { wants: { does: 'mark' } },
      ],
    },
    {
      name: 'plaque',
      seats: 4,
      me: 0,
      deck: [77, 75, 69, 47, 8, 106, 34, 12, 46, 31, 1, 76, 91, 92, 21],
      steps: [
        ...laysOut(3, [
          ['YBRYYBR', 0, 0, 3],
          ['GBRBGGR', 1, 0, 3],
          ['GGBBRRG', 0, 2, 0],
        ]),
        { seat: 0, place: ['BBRRGGB', 2, 1, 3] },
        { seat: 0, mark: [0, 2, 'top'] },
        { seat: 0, mark: [1, 0, 'left'] },
        { seat: 0, mark: [1, 2, 'top'] },
        { seat: 0, mark: [1, 1, 'left'] },
        { seat: 0, mark: [2, 1, 'left'] },
        { seat: 0, done: true },
        ...turn(1, ['BBGRGRB', 0, 3, 0]),
        ...turn(2, ['RBGBRRG', -1, 1, 3]),
        ...turn(3, ['GBYYGGB', 2, -1, 1]),
        { seat: 0, place: ['YBBRYYR', -1, 3, 1] },
      ],
      tasks: [{ wants: { does: 'mark', size: [3, 3] } }],
    },
  ],
};
