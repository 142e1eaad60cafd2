import { race } from './boards.ts';
import type { Game } from './game.ts';
import { inTurns, isOver, nothingElse, showing } from './kinds.ts';

export const classic: Game = {
  ...inTurns,
  picture: { tiles: race },
  pass: showing,
  remark: undefined,
  possessions: nothingElse,
  nobodyWins: isOver,
};
