// How a game ended, in words.
import type { Options, Result } from '../engine/types.ts';
import { words } from '../words/words.svelte.ts';
import { games, type GameName } from './all.ts';

export function resultInWords(game: GameName, { winners }: Result, names: readonly string[]): string {
  if (winners.length === 0) return games[game].nobodyWins();
  const won = winners.map((seat) => names[seat] ?? '');
  return won.length > 1 ? words().over.share(words().and(won)) : words().over.wins(words().and(won));
}

// How far from the target whoever played alone for it has stayed; nothing if it is reached, or there is none.
export function missedInWords({ target }: Options, { scores }: Result): string {
  const [score] = scores;
  const missed = scores.length === 1 && typeof target === 'number' && score !== undefined && score < target;
  return missed ? words().over.missed(target, target - score) : '';
}
