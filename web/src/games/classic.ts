import { race } from './boards.ts';
import type { Game } from './game.ts';
import { inTurns } from './kinds.ts';

export const classic: Game = {
  ...inTurns,
  picture: { tiles: race },
};
