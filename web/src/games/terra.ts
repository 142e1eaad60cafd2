import { words } from '../words/words.svelte.ts';
import type { Game } from './game.ts';
import { inTurns, isOver, showing } from './kinds.ts';

export const terra: Game = {
  ...inTurns,
  mood: 'territory',
  picture: {
    tiles: [
      ['BBBGGRR', 0, 0, 0],
      ['YRGRYYG', 0, 1, 1],
      ['GBBGYGY', -1, 0, 1],
      ['BGBGRRB', -3, 1, 2],
      ['GGBYYBG', -2, 2, 0],
      ['BGGBYBY', 0, -1, 2],
      ['GBBRRGG', 2, -1, 1],
      ['YGRRYYG', 1, 1, 0],
    ],
    claims: [
      { disc: [0, 1, 'top'], seat: 1 },
      { disc: [-1, 1, 'left'], seat: 0 },
      { disc: [1, 0, 'top'], seat: 3 },
      { disc: [-1, 2, 'top'], seat: 4 },
    ],
  },
  begins: 'second',
  piece: 'pawn',
  // TE2
  whyNotClaimed: ({ now, seat, owners }) => {
    if (owners.length > 0) return 'taken';
    if (now.pawns_left?.[seat] === 0) return 'none';
    return now.coins?.[seat] === 0 ? 'price' : 'other';
  },
  possessions: ({ coins, pawns_left }, seat) => {
    const [has, left] = [coins?.[seat] ?? 0, pawns_left?.[seat] ?? 0];
    return [
      { thing: 'coin', count: has, words: words().coins(has) },
      { thing: 'piece', count: left, words: words().claims.pawnsLeft(left) },
    ];
  },
  pass: showing,
  reminder: () => words().reminders.terra,
  nobodyWins: isOver,
};
