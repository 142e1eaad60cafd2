// A reviewed game in words.
import { toldInWords, type Around } from '../words/describe.ts';
import { words } from '../words/words.svelte.ts';
import type { AnalysedTurn, Told } from '../engine/types.ts';
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
