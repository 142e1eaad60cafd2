// Marks: placing one, on which colours, and how they are lost.
import type { Lesson } from '../lesson.ts';
import { twelve } from './shared/positions.ts';
import { opening, turn } from './shared/steps.ts';

export const lesson: Lesson = {
  game: 'conquest',
  exercises: [
    {
      name: 'mark',
      seats: 3,
      me: 0,
      deck: [...twelve.ids, twelve.tile, 14],
      steps: opening(twelve.placed),
      tasks: [
        { wants: { does: 'place', closes: [3, 5] } },
        { wants: { does: 'done' } },
        { wants: { does: 'mark', open: false, size: [3, 99] } },
      ],
    },
    {
      name: 'colours',
      seats: 3,
      me: 0,
      deck: [...twelve.ids, twelve.tile, 8, 20, 47, 60, 87, 100],
      steps: [
        ...opening(twelve.placed),
        ...turn(0, twelve.place),
        { seat: 0, mark: [-1, 0, 'left'] },
        ...turn(1, ['BBGGYYB', -3, -1, 3]),
        { seat: 1, done: true },
        ...turn(2, ['RGYGYRR', 0, -1, 0]),
        { seat: 2, done: true },
        ...turn(0, ['YRGRYYG', -1, -2, 0]),
      ],
      tasks: [{ wants: { does: 'mark', size: [3, 99] } }],
    },
    {
      name: 'join',
      seats: 2,
      me: 0,
      deck: [35, 56, 110, 88, 28, 37, 53, 45],
      steps: [
        ...opening([
          ['RBYYRRB', 0, 0, 0],
          ['RGGRYRY', 1, -2, 1],
        ]),
        ...turn(0, ['BBRYRYB', -1, -1, 0]),
        { seat: 0, mark: [1, -1, 'left'] },
        ...turn(1, ['RBBRYRY', 0, 1, 0]),
        { seat: 1, mark: [1, 0, 'left'] },
      ],
      shown: [53],
      tasks: [{ wants: { does: 'place', at: [['RGRRYGY', 2, -1, 3]] } }],
    },
  ],
};
