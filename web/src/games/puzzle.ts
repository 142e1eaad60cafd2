import { words } from '../words/words.svelte.ts';
import type { Game } from './game.ts';
import { figures, nothingElse, showing, timeIsUp } from './kinds.ts';

export const puzzle: Game = {
  ...figures,
  mood: 'together',
  picture: {
    tiles: [
      ['BBRRGGB', 0, 0, 0],
      ['GBBGGYY', 0, 1, 0],
      ['BBYYRRB', 0, 2, 0],
      ['BBBRRGG', 0, 3, 0],
      ['BGBBYYG', 2, 0, 0],
      ['YGGYYBB', 2, 1, 0],
    ],
    frame: [4, 4],
  },
  pass: showing,
  reminder: () => words().reminders.puzzle,
  possessions: nothingElse,
  nobodyWins: timeIsUp,
};
