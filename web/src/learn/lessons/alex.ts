// Alex: looking and announcing, being outbid, seeing somebody fail.
import type { Lesson } from '../lesson.ts';
import { fourteen, nine, twelve } from './shared/positions.ts';
import { laysOut } from './shared/steps.ts';

const me = 0;
const shown = { wants: { does: 'place', announced: true }, replies: [{ seat: me, done: true }] } as const;

export const lesson: Lesson = {
  game: 'alex',
  exercises: [
    {
      name: 'announce',
      seats: 3,
      me,
      deck: [...twelve.ids, twelve.tile, 14],
      steps: [...laysOut(2, twelve.placed), { seat: 1, announce: 3 }],
      tasks: [
        {
          wants: { does: 'announce', amount: [4, 12] },
          replies: [
            { seat: 1, pass: true },
            { seat: 2, pass: true },
          ],
        },
        shown,
      ],
    },
    {
      name: 'sand',
      seats: 3,
      me,
      deck: [...nine.ids, nine.tile, 109],
      steps: [...laysOut(2, nine.placed), { seat: me, announce: 4 }, { seat: 1, announce: 6 }],
      tasks: [
        {
          wants: { does: 'announce', amount: [7, 9] },
          replies: [{ seat: 'referee', time: true, ms: 60_000 }],
        },
        shown,
      ],
    },
    {
      name: 'wrong',
      seats: 3,
      me,
      options: { start_tiles: 4 },
      deck: [...fourteen.ids, fourteen.tile, 32],
      steps: [
        ...laysOut(2, fourteen.placed),
        { seat: me, announce: 10 },
        { seat: 2, announce: 25 },
        { seat: 'referee', time: true, ms: 60_000 },
        { seat: 2, pass: true, ms: 65_000 },
      ],
      tasks: [shown],
    },
  ],
};
