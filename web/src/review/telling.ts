// A reviewed game in words.
import { toldInWords, type Around } from '../words/describe.ts';
import { words } from '../words/words.svelte.ts';
import type { AnalysedTurn, State, Told } from '../engine/types.ts';
import { games, type GameName } from '../games/all.ts';

// A step in words, also the end of a turn, which at the table goes without saying.
export const stepInWords = (told: Told, around: Around): string | undefined =>
  told.done === true ? words().told.endsTurn : toldInWords(told, around);

// How good a turn was: "mistake: gave away 3.2 points", and only the first where no number can be told.
export function verdictInWords(game: GameName, { verdict, given_away }: AnalysedTurn): string {
  const w = words().review;
  if (verdict === 'best') return w.best;
  return given_away === null
    ? w.verdict[verdict]
    : `${w.verdict[verdict]}: ${w.givenAway(games[game].loss(given_away))}`;
}

// What a player has at a moment of the game, or at its end.
export function standingInWords(game: GameName, state: State, seat: number): string {
  const { count, score } = games[game];
  return score(state.result?.scores[seat] ?? count(state, seat));
}

// For where there is no room for more.
export const shortened = (name: string, most: number): string => {
  const letters = [...name];
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : name;
};
