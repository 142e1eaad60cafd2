import { words } from '../words/words.svelte.ts';
import { race } from './boards.ts';
import type { Game } from './game.ts';
import { inTurns, isOver, showing } from './kinds.ts';

export const conquest: Game = {
  ...inTurns,
  mood: 'territory',
  picture: {
    tiles: race.slice(0, 8),
    claims: [
      { disc: [0, 2, 'left'], seat: 0 },
      { disc: [-1, 1, 'left'], seat: 1 },
    ],
  },
  piece: 'mark',
  // CO1, CO2
  whyNotClaimed: ({ now, seat, group, owners, own }) => {
    if (owners.length > 0) return 'taken';
    if (now.marks_left?.[seat] === 0) return 'none';
    if (own.some(({ colour }) => colour === group.colour)) return 'colour';
    return now.phase === 'first_tile' ? 'notYet' : 'other';
  },
  possessions: ({ marks_left }, seat) => {
    const left = marks_left?.[seat] ?? 0;
    return [{ thing: 'piece', count: left, words: words().claims.marksLeft(left) }];
  },
  pass: showing,
  reminder: () => words().reminders.conquest,
  nobodyWins: isOver,
};
