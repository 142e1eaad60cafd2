// A figure: taking and laying, putting back, taking out, completing.
import type { Placement } from '../../engine/types.ts';
import type { Exercise, Lesson } from '../lesson.ts';

const top: Placement[] = [
  ['YBBYRYR', 0, 0, 0],
  ['RGYRRGY', 2, 0, 2],
  ['GGBBRRG', 0, 1, 3],
];
const upper: Placement[] = [...top, ['BRYRYBB', 1, 1, 0], ['BGBBRRG', 1, 2, 0]];
const rightEnd: Placement = ['RGRYYGR', 3, 1, 3];
const lastRow: [Placement, Placement] = [
  ['GRRYYGG', 0, 3, 2],
  ['RBGBRRG', 2, 3, 2],
];

const alone: Pick<Exercise, 'seats' | 'me' | 'deck' | 'steps'> = { seats: 1, me: 0, deck: [], steps: [] };

export const lesson: Lesson = {
  game: 'puzzle',
  exercises: [
    {
      ...alone,
      name: 'take',
      laid: top,
      shown: [14, 57, 98, 100, 106],
      tasks: [{ wants: { does: 'take', tiles: [14, 57, 98, 100, 106] } }, { wants: { does: 'place' } }],
    },
    {
      ...alone,
      name: 'back',
      laid: [...upper, rightEnd],
      holds: 40,
      shown: [40, 61, 98, 106],
      tasks: [
        { wants: { does: 'back' } },
        { wants: { does: 'take', tiles: [98, 106] } },
        { wants: { does: 'place', at: lastRow } },
      ],
    },
    {
      ...alone,
      name: 'out',
      laid: [...upper, rightEnd, ['YGRYYGR', 1, 3, 2]],
      shown: [2, 98, 106],
      tasks: [{ wants: { does: 'take', tiles: [2], out: true } }, { wants: { does: 'back' } }],
    },
    {
      ...alone,
      name: 'fill',
      laid: [...upper, lastRow[0]],
      shown: [20, 57, 70, 106],
      tasks: [
        { wants: { does: 'take', tiles: [57, 106] } },
        { wants: { does: 'place', at: [rightEnd, lastRow[1]] } },
        { wants: { does: 'take', tiles: [57, 106] } },
        { wants: { does: 'place', at: [rightEnd, lastRow[1]] } },
      ],
    },
  ],
};
