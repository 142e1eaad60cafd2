// What the cards of the games say, in the player's language; it comes from the rules.
import type { GameName } from '../games/all.ts';

// What the sources do not say is not there (H).
export interface Facts {
  players?: string; // "2 – 4", "1"
  age?: string; // "7+", "4 – 8", "all"
  minutes?: string; // "30", "10+", "varies"
}

export interface Card extends Facts {
  title: string;
  tagline: string;
}
export type Cards = Record<GameName | 'material', Card>;

let current = $state.raw<Cards>();

export function layOutCards(cards: Cards): void {
  current = cards;
}

// Needs: layOutCards() has been called.
export function cards(): Cards {
  if (current === undefined) throw new Error('no cards are loaded');
  return current;
}
export const titleOf = (game: GameName): string => cards()[game].title;
