// What a placement forms, and what it brings in the game at hand.
import type { Letter } from './tiles.ts';

export interface Formed {
  discs: number;
  groups: [Letter, number][];
}
export interface Scored extends Formed {
  disc_points: number;
  points: number;
  price?: number; // of a second tile
  free?: true; // while the table is laid out nothing counts
}
// Of solo.
export interface WithPoints extends Formed {
  points: number;
}
export interface WithTokens extends Formed {
  tokens: number;
  free?: true;
}
export interface WithCoins extends Formed {
  coins: number;
  free?: true;
}
export interface WithDraws extends Formed {
  draws: number;
  again: boolean;
  free?: true;
}
