// Arlequin: a sheet, its first rows, its last two tiles.
import type { Placement } from '../../engine/types.ts';
import type { Exercise, Lesson } from '../lesson.ts';

const alone: Pick<Exercise, 'seats' | 'me' | 'deck'> = { seats: 1, me: 0, deck: [] };

// The first sheet as it is printed.
const firstRows: Placement[] = [
  ['GGGYYBB', 0, 0, 0],
  ['RRBBYYR', 2, 0, 2],
  ['RBYYRRB', 4, 0, 2],
  ['GBYGGYB', 6, 0, 0],
  ['GBBYGGY', 8, 0, 2],
  ['RRRYYBB', 0, 1, 2],
  ['BGGRRBB', 2, 1, 2],
  ['YGYYRGR', 4, 1, 0],
  ['RBYRRBY', 6, 1, 2],
  ['GBYBYGG', 8, 1, 0],
];
const otherRows: Placement[] = [
  ['YRGGYYR', 0, 2, 2],
  ['BGBBRRG', 2, 2, 2],
  ['YGRGYYR', 4, 2, 0],
  ['RBBRYRY', 6, 2, 2],
  ['GBGGYBY', 8, 2, 0],
  ['BBGGRRB', 0, 3, 0],
  ['BGRGRBB', 2, 3, 2],
  ['YGRYYRG', 4, 3, 0],
  ['RBYRYRB', 6, 3, 2],
  ['RBYBRRY', 8, 3, 0],
  ['BBBRRGG', 0, 4, 0],
  ['BBBGRGR', 2, 4, 2],
  ['BBGRGRB', 4, 4, 0],
  ['YGRYRYG', 6, 4, 0],
  ['YGGYRYR', 8, 4, 2],
  ['GBGGYYB', 0, 5, 0],
  ['GBYGYGB', 2, 5, 2],
  ['BBBRGGR', 4, 5, 0],
  ['GBYBGGY', 6, 5, 2],
  ['GBYGGBY', 8, 5, 0],
  ['GBBYYGG', 0, 6, 0],
  ['GBBGYGY', 2, 6, 2],
  ['BBRGGRB', 4, 6, 0],
  ['GGBYYBG', 6, 6, 0],
  ['GGGBYYB', 8, 6, 2],
  ['YRRYYGG', 0, 7, 2],
  ['BBGRRGB', 2, 7, 2],
  ['BBBRGRG', 4, 7, 0],
];
const lastTwo: Placement[] = [
  ['BGGBRBR', 6, 7, 0],
  ['BGRBRBG', 8, 7, 2],
];
const lastIds = [17, 19];

export const lesson: Lesson = {
  game: 'arlequin',
  exercises: [
    { ...alone, name: 'sheet', steps: [], tasks: [{ wants: { does: 'sheet' } }] },
    {
      ...alone,
      name: 'begin',
      steps: [{ seat: 0, sheet: 1 }],
      laid: firstRows,
      shown: [11, 12, 14, 26, 28],
      tasks: [{ wants: { does: 'take', tiles: [11, 12, 14, 26, 28] } }, { wants: { does: 'place' } }],
    },
    {
      ...alone,
      name: 'fill',
      steps: [{ seat: 0, sheet: 1 }],
      laid: [...firstRows, ...otherRows],
      tasks: [
        { wants: { does: 'take', tiles: lastIds } },
        { wants: { does: 'place', at: lastTwo } },
        { wants: { does: 'take', tiles: lastIds } },
        { wants: { does: 'place', at: lastTwo } },
      ],
    },
  ],
};
