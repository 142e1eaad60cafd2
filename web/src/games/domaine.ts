import type { State } from '../engine/types.ts';
import { words } from '../words/words.svelte.ts';
import { grounds } from './boards.ts';
import type { Game } from './game.ts';
import { inTurns, isOver, showing } from './kinds.ts';

// In Dalapapa 72 as well.
export function landPossessions({ tokens, markers_left, plaque }: State, seat: number): string[] {
  const w = words();
  const has = [w.tokens(tokens?.[seat] ?? 0), w.claims.markersLeft(markers_left?.[seat] ?? 0)];
  return plaque === seat ? [...has, w.claims.plaque] : has;
}

export const domaine: Game = {
  ...inTurns,
  picture: {
    tiles: grounds.slice(0, 8),
    claims: [
      { disc: [0, 2, 'left'], seat: 0 },
      { disc: [-1, 2, 'left'], seat: 2 },
      { disc: [-2, 3, 'top'], seat: 1 },
    ],
  },
  piece: 'marker',
  possessions: landPossessions,
  pass: showing,
  remark: undefined,
  nobodyWins: isOver,
};
