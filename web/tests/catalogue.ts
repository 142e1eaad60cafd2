// What the engine says of its games: who can play them, and with which options.
import { startNodeEngine } from '../src/engine/node.ts';
import type { GameInfo, OptionSpec } from '../src/engine/types.ts';
import type { GameName } from '../src/games/all.ts';

const ask = await startNodeEngine();
const { games } = await ask({ op: 'catalogue' });

export function infoOf(game: GameName): GameInfo {
  const found = games.find(({ name }) => name === game);
  if (found === undefined) throw new Error(`the engine knows no ${game}`);
  return found;
}
export const optionOf = (game: GameName, option: string): OptionSpec | undefined =>
  infoOf(game).options.find(({ name }) => name === option);

// Two, or as near to it as the game allows.
export function aFew(game: GameName): number {
  const { min_seats, max_seats } = infoOf(game);
  return Math.min(Math.max(2, min_seats), max_seats);
}
