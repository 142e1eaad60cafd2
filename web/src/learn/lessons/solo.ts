// A patience: closing groups, waiting for more, losing a tile, and the last of the thirty places.
import type { Placement, Step } from '../../engine/types.ts';
import type { Lesson } from '../lesson.ts';

const alone = { seats: 1, me: 0 };
const turns = (tiles: readonly (Placement | 'lost')[]): Step[] =>
  tiles.map((place) => (place === 'lost' ? { seat: 0, pass: true } : { seat: 0, place }));

export const lesson: Lesson = {
  game: 'solo',
  exercises: [
    {
      ...alone,
      name: 'place',
      deck: [46, 61, 25, 112, 16, 55, 7],
      steps: turns([
        ['BBBYYGG', 0, 0, 2],
        ['GBBGGRR', 2, 0, 0],
      ]),
      tasks: [{ wants: { does: 'place', discs: [2, 6] } }],
    },
    {
      ...alone,
      name: 'close',
      deck: [84, 46, 120, 19, 44, 35],
      steps: turns([
        ['BBBYRRY', 0, 0, 0],
        ['BBBYYGG', -1, 0, 1],
      ]),
      tasks: [{ wants: { does: 'place', closes: [5] } }],
    },
    {
      ...alone,
      name: 'wait',
      deck: [46, 61, 25, 22, 7, 112, 16],
      steps: turns([
        ['BBBYYGG', 0, 0, 2],
        ['GBBGGRR', 2, 0, 0],
        ['GBGBYYG', 2, -1, 2],
      ]),
      tasks: [{ wants: { does: 'place', at: [['RBRYYBR', 0, 1, 3]] } }, { wants: { does: 'place', closes: [6] } }],
    },
    {
      ...alone,
      name: 'lose',
      deck: [27, 73, 3, 10, 8, 32, 110, 54, 86],
      steps: turns([
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
      options: { target: 80 },
      deck: [
        11, 22, 89, 44, 82, 40, 32, 98, 69, 76, 85, 26, 107, 119, 93, 21, 116, 106, 78, 36, 118, 61, 23, 90, 49, 102,
        43, 95, 27, 117, 100, 34, 45, 60, 14, 101,
      ],
      steps: turns([
        ['BBRGRGB', 0, 0, 0],
        ['GBBGYGY', 0, 1, 0],
        ['BBRYYRB', -1, -1, 0],
        ['RRGYYGR', 1, 2, 0],
        ['BBBRYRY', 0, 2, 3],
        ['GGYBYBG', 1, -2, 3],
        ['RRRBYYB', 0, -3, 1],
        ['BRRYYBB', 2, 1, 2],
        ['YRBYYRB', -2, -2, 0],
        ['GGBRRBG', -1, 1, 1],
        ['GGYRYRG', 1, 3, 2],
        ['GBGGYBY', 3, 3, 3],
        ['RBGGRRB', -2, 0, 2],
        ['RGGBRRB', -2, 1, 1],
        ['BRBBYRY', -1, -4, 1],
        ['RRRYYBB', 2, 0, 0],
        ['RGBGRRB', -3, 0, 3],
        ['YGBYYGB', 2, 4, 3],
        ['YBRYYRB', 3, 2, 2],
        ['RBBYRRY', 3, 5, 0],
        ['RGBRRGB', 2, -2, 1],
        ['GBBGGRR', -2, 3, 2],
        ['RRBYYBR', 4, 4, 2],
        ['BBYRRYB', 1, 4, 3],
        ['RGGYRRY', 1, -3, 2],
        ['YGBYYBG', 1, 6, 2],
        ['BBBGYYG', 3, -3, 3],
        'lost',
        ['RBRRYYB', -3, -1, 2],
        'lost',
        ['BRYRYBB', -1, 4, 2],
        'lost',
        'lost',
        'lost',
        'lost',
      ]),
      tasks: [{ wants: { does: 'place', closes: [6] } }],
    },
  ],
};
