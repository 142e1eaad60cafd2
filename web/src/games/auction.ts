import { words } from '../words/words.svelte.ts';
import { race } from './boards.ts';
import type { Game } from './game.ts';
import { inTurns, isOver, nothingElse, showing } from './kinds.ts';

const gavel = 'M-.5-.1L.1-.7M-.2.2L.4-.4M-.35-.25L.25.05M.05-.25L.8.55M-.8.8H.2';

export const auction: Game = {
  ...inTurns,
  mood: 'race',
  picture: { tiles: race.slice(0, 6), sign: gavel },
  pass: showing,
  reminder: () => words().reminders.auction,
  possessions: nothingElse,
  nobodyWins: isOver,
};
