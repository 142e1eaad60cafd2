// How a game ended, in words.
import type { Options, Result } from '../engine/types.ts';
import { words } from '../words/words.svelte.ts';
import { games, type GameName } from './all.ts';

export function resultInWords(game: GameName, result: Result, names: readonly string[]): string {
  const { winners } = result;
  if (winners.length === 0) return games[game].nobodyWins();
  const won = words().and(winners.map((seat) => names[seat] ?? ''));
  if (winners.length > 1) return words().over.share(won);
  const lead = leadInWords(game, result);
  return lead === undefined ? words().over.wins(won) : words().over.winsBy(won, lead);
}

// How far whoever has won alone is ahead of the next; nothing where they are not: the others gave up, or there are none.
export function leadInWords(game: GameName, { scores, winners }: Result): string | undefined {
  const [winner] = winners;
  if (winner === undefined || winners.length > 1 || scores.length < 2) return undefined;
  const { wants, loss } = games[game];
  const worth = scores.map((score) => (wants === 'more' ? score : -score));
  const lead = (worth[winner] ?? 0) - Math.max(...worth.filter((_, seat) => seat !== winner));
  return lead > 0 ? loss(lead) : undefined;
}

// How far from the target whoever played alone for it has stayed; nothing if it is reached, or there is none.
export function missedInWords({ target }: Options, { scores }: Result): string {
  const [score] = scores;
  const missed = scores.length === 1 && typeof target === 'number' && score !== undefined && score < target;
  return missed ? words().over.missed(target, target - score) : '';
}
