// Auctions: buying a turn, keeping one, selling one.
import type { Lesson } from '../lesson.ts';
import { nine, twelve } from './shared/positions.ts';
import { opening, turn } from './shared/steps.ts';

export const lesson: Lesson = {
  game: 'auction',
  exercises: [
    {
      name: 'call',
      seats: 3,
      me: 1,
      deck: [...nine.ids, 94, 98, nine.tile, 109],
      steps: opening(nine.placed),
      tasks: [
        {
          wants: { does: 'bid', amount: [2, 8] },
          replies: [
            { seat: 2, pass: true },
            { seat: 0, pass: true },
          ],
        },
        { wants: { does: 'place', points: [9, 99] } },
      ],
    },
    {
      name: 'follow',
      seats: 3,
      me: 0,
      deck: [...twelve.ids, twelve.tile, 14],
      steps: [...opening(twelve.placed), { seat: 2, bid: 4 }],
      tasks: [
        {
          wants: { does: 'follow' },
          replies: [
            { seat: 1, pass: true },
            { seat: 2, pass: true },
          ],
        },
        { wants: { does: 'place', points: [12, 99] } },
      ],
    },
    {
      name: 'sell',
      seats: 3,
      me: 0,
      deck: [...twelve.ids, 3, 10, 14, 24, twelve.tile, 98],
      steps: [...opening(twelve.placed), { seat: 2, bid: 8 }],
      tasks: [
        {
          wants: { does: 'pass' },
          replies: [{ seat: 1, pass: true }, ...turn(2, twelve.place)],
        },
      ],
    },
  ],
};
