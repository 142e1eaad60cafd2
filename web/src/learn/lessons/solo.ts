// A patience: closing groups, waiting for more, losing a tile, and the last of the forty.
import type { Placement, Step } from '../../engine/types.ts';
import type { Lesson } from '../lesson.ts';

const alone = { seats: 1, me: 0 };
const places = (placed: readonly Placement[]): Step[] => placed.map((place) => ({ seat: 0, place }));
const passes = (times: number): Step[] => Array.from({ length: times }, () => ({ seat: 0, pass: true }));

const forty = [
  116, 92, 33, 119, 58, 10, 20, 111, 3, 101, 67, 11, 47, 61, 108, 63, 77, 36, 89, 98, 32, 114, 105, 44, 35, 104, 18,
  106, 60, 28, 15, 85, 82, 42, 99, 12, 43, 95, 88, 83,
];

export const lesson: Lesson = {
  game: 'solo',
  exercises: [
    {
      ...alone,
      name: 'place',
      deck: [46, 61, 25, 112, 16, 55, 7],
      steps: places([
        ['BBBYYGG', 0, 0, 2],
        ['GBBGGRR', 2, 0, 0],
      ]),
      tasks: [{ wants: { does: 'place', discs: [2, 6] } }],
    },
    {
      ...alone,
      name: 'close',
      deck: [84, 46, 19, 120, 44, 35],
      steps: places([
        ['BBBYRRY', 0, 0, 0],
        ['BBBYYGG', -1, 0, 1],
      ]),
      tasks: [{ wants: { does: 'place', closes: [5] } }],
    },
    {
      ...alone,
      name: 'wait',
      deck: [46, 61, 25, 112, 16, 55, 7],
      steps: places([
        ['BBBYYGG', 0, 0, 2],
        ['GBBGGRR', 2, 0, 0],
        ['GBGBYYG', 2, -1, 2],
      ]),
      tasks: [{ wants: { does: 'place', at: [['BGBRRGB', 1, 1, 0]] } }, { wants: { does: 'place', closes: [6] } }],
    },
    {
      ...alone,
      name: 'lose',
      deck: [27, 73, 3, 10, 32, 8, 54, 110, 86],
      steps: places([
        ['GBGGYYB', 0, 0, 1],
        ['GBRGRGB', 1, -1, 1],
        ['BBBGRRG', 1, 1, 3],
        ['BBRGGRB', 0, -2, 3],
        ['BBGRGRB', -1, -2, 1],
      ]),
      tasks: [{ wants: { does: 'pass' } }, { wants: { does: 'place', closes: [5] } }],
    },
    {
      ...alone,
      name: 'end',
      options: { target: 20 },
      deck: forty,
      steps: [
        ...places([
          ['RGBGRRB', 0, 0, 0],
          ['GBYGYGB', 0, -1, 0],
          ['YBGYYGB', 0, -2, 2],
          ['BBYYRRB', -1, -3, 1],
          ['BGGYYBB', -1, 1, 2],
          ['BGRGRBB', 1, 1, 0],
          ['YRRGYYG', 2, 0, 0],
          ['YBGYGYB', 0, -4, 1],
          ['RBBGGRR', -2, -1, 2],
          ['BBBGRRG', -3, -2, 0],
          ['BBRGRGB', 0, 2, 2],
        ]),
        ...passes(28),
      ],
      tasks: [{ wants: { does: 'place', closes: [6] } }],
    },
  ],
};
