import { words } from '../words/words.svelte.ts';
import type { Game } from './game.ts';
import { figures, nothingElse, showing, timeIsUp } from './kinds.ts';

export const arlequin: Game = {
  ...figures,
  mood: 'alone',
  picture: {
    tiles: [
      ['BGGRRBB', 0, 0, 0],
      ['RRBBYYR', 0, 1, 0],
      ['RRRYYBB', 0, 2, 0],
      ['BGBBRRG', 0, 3, 0],
      ['RBBRRYY', 2, 0, 2],
      ['RBYRYRB', 2, 1, 2],
      ['RBBRYRY', 2, 2, 2],
      ['RRRBYYB', 2, 3, 0],
      ['BBRRGGB', 4, 0, 0],
      ['BBBGRRG', 4, 1, 0],
      ['BBGRRGB', 4, 2, 0],
    ],
    frame: [8, 4],
  },
  pass: showing,
  reminder: () => words().reminders.arlequin,
  possessions: nothingElse,
  nobodyWins: timeIsUp,
};
