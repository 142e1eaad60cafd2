import { words } from '../words/words.svelte.ts';
import { grounds } from './boards.ts';
import { landPossessions, whyNoMarker } from './domaine.ts';
import type { Game } from './game.ts';
import { inTurns, isOver, showing } from './kinds.ts';

export const seventytwo: Game = {
  ...inTurns,
  mood: 'territory',
  picture: {
    tiles: grounds,
    claims: [
      { disc: [0, 1, 'top'], seat: 0 },
      { disc: [-1, 1, 'top'], seat: 3 },
      { disc: [0, 0, 'left'], seat: 1 },
    ],
  },
  piece: 'marker',
  whyNotClaimed: whyNoMarker,
  possessions: landPossessions,
  pass: showing,
  reminder: () => words().reminders.domaine,
  nobodyWins: isOver,
};
