// Domaine: tokens, markers, another turn, the plaque.
import type { Lesson } from '../lesson.ts';
import { laysOut, turn } from './shared/steps.ts';

export const lesson: Lesson = {
  game: 'domaine',
  exercises: [
    {
      name: 'tokens',
      seats: 2,
      me: 0,
      deck: [85, 89, 84, 72, 1, 7],
      steps: laysOut(1, [
        ['BBBYRYR', 0, 0, 3],
        ['BBRYYRB', -1, 2, 2],
        ['GGRYYRG', -1, -1, 2],
      ]),
      shown: [72],
      tasks: [{ wants: { does: 'place', tokens: [2, 4] } }],
    },
    {
      name: 'marker',
      seats: 2,
      me: 0,
      deck: [2, 52, 9, 90, 120, 46, 74],
      steps: laysOut(1, [
        ['BBBGRGR', 0, 0, 2],
        ['BBGRRGB', 0, 1, 2],
        ['BBYYGGB', 2, 0, 0],
      ]),
      tasks: [{ wants: { does: 'place', closes: [8] } }, { wants: { does: 'mark', size: [8, 8] } }],
    },
    {
      name: 'again',
      seats: 2,
      me: 0,
      deck: [37, 48, 47, 92, 76, 78, 120, 31, 1, 11, 72, 41],
      steps: laysOut(1, [
        ['BBGGYYB', 0, 0, 1],
        ['RBYRRBY', -1, 0, 3],
        ['BBGYGYB', -1, 2, 1],
      ]),
      tasks: [
        { wants: { does: 'place', tokens: [0, 4] } },
        { wants: { does: 'again' } },
        { wants: { does: 'place', tokens: [1, 4] } },
      ],
    },
    {
      name: 'plaque',
      seats: 4,
      me: 0,
      deck: [8, 42, 102, 2, 37, 44, 106, 63, 88, 6, 39, 84, 92, 91, 110],
      steps: [
        ...laysOut(3, [
          ['RBBGRRG', 0, 0, 0],
          ['YRGRYYG', 0, 1, 0],
          ['BBBGYGY', 0, 2, 2],
        ]),
        { seat: 0, place: ['GBBRGGR', -1, 0, 1] },
        { seat: 0, mark: [0, 1, 'top'] },
        { seat: 0, mark: [0, 2, 'top'] },
        { seat: 0, mark: [0, 1, 'left'] },
        { seat: 0, done: true },
        ...turn(1, ['RBYRRBY', 2, 0, 3]),
        ...turn(2, ['BBBYGGY', 2, 2, 0]),
        ...turn(3, ['YGBYYGB', 1, 3, 0]),
        { seat: 0, place: ['GGRYYRG', -1, 3, 2] },
        { seat: 0, mark: [1, 2, 'left'] },
      ],
      tasks: [{ wants: { does: 'mark' } }],
    },
  ],
};
