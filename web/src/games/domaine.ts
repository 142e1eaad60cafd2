import type { State } from '../engine/types.ts';
import { words } from '../words/words.svelte.ts';
import { grounds } from './boards.ts';
import type { Game, Possession, Unclaimed, WhyNotClaimed } from './game.ts';
import { inTurns, isOver, showing } from './kinds.ts';

// In Dalapapa 72 as well.
export function landPossessions({ tokens, markers_left, plaque }: State, seat: number): Possession[] {
  const w = words();
  const [earned, left] = [tokens?.[seat] ?? 0, markers_left?.[seat] ?? 0];
  const has: Possession[] = [
    { thing: 'token', count: earned, words: w.tokens(earned) },
    { thing: 'piece', count: left, words: w.claims.markersLeft(left) },
  ];
  return plaque === seat ? [...has, { thing: 'plaque', words: w.claims.plaque }] : has;
}

// DO4
export function whyNoMarker({ now, seat, group, owners }: Unclaimed): WhyNotClaimed {
  if (owners.length > 0) return 'taken';
  if (group.open) return 'open';
  if (now.markers_left?.[seat] === 0) return 'none';
  return now.phase === 'mark' ? 'other' : 'notYet';
}

export const domaine: Game = {
  ...inTurns,
  mood: 'territory',
  picture: {
    tiles: grounds.slice(0, 8),
    claims: [
      { disc: [0, 2, 'left'], seat: 0 },
      { disc: [-1, 2, 'left'], seat: 2 },
      { disc: [-2, 3, 'top'], seat: 1 },
    ],
  },
  piece: 'marker',
  whyNotClaimed: whyNoMarker,
  possessions: landPossessions,
  pass: showing,
  reminder: () => words().reminders.domaine,
  nobodyWins: isOver,
};
