// For small children: what one, two and three discs do.
import type { Placement } from '../../engine/types.ts';
import type { Exercise, Lesson } from '../lesson.ts';
import { laysOut } from './shared/steps.ts';

const start: Placement[] = [
  ['BGBYYGB', 0, 0, 0],
  ['GBBGGYY', -1, -1, 2],
  ['BBBGGYY', 0, 1, 0],
];
const firstTurn: Omit<Exercise, 'name' | 'tasks'> = {
  seats: 2,
  me: 0,
  age: 4,
  deck: [56, 21, 41, 114, 17, 52, 74],
  steps: laysOut(1, start),
};

export const lesson: Lesson = {
  game: 'gone',
  exercises: [
    { ...firstTurn, name: 'one', tasks: [{ wants: { does: 'place', discs: [1, 1] } }] },
    { ...firstTurn, name: 'two', tasks: [{ wants: { does: 'place', discs: [2, 2] } }] },
    {
      ...firstTurn,
      name: 'three',
      tasks: [{ wants: { does: 'place', discs: [3, 6] } }, { wants: { does: 'place' } }],
    },
    {
      name: 'last',
      seats: 2,
      me: 0,
      age: 4,
      deck: [113, 109, 110, 2, 83, 39, 79, 108, 81, 105, 72],
      steps: [
        ...laysOut(1, [
          ['RBRRGBG', 0, 0, 1],
          ['RBGRRBG', 0, -2, 3],
          ['YGGBYYB', 0, 2, 0],
        ]),
        { seat: 0, place: ['BBBGRGR', -1, 1, 1] },
        { seat: 1, place: ['YBGBGYY', 1, -2, 3] },
        { seat: 0, place: ['GGGRRBB', 1, 0, 2] },
        { seat: 1, place: ['GBRGGRB', -1, -2, 1] },
        { seat: 0, place: ['GGYRRYG', 2, 1, 1] },
        { seat: 1, place: ['RBGRGRB', 0, -3, 2] },
      ],
      tasks: [{ wants: { does: 'place', discs: [2, 6] } }],
    },
  ],
};
