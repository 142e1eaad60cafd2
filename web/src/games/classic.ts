import { words } from '../words/words.svelte.ts';
import { race } from './boards.ts';
import type { Game } from './game.ts';
import { inTurns, isOver, nothingElse, showing } from './kinds.ts';

export const classic: Game = {
  ...inTurns,
  mood: 'race',
  picture: { tiles: race },
  pass: showing,
  reminder: () => words().reminders.classic,
  possessions: nothingElse,
  nobodyWins: isOver,
};
