// Which tables on this device are the deals of days. A day is written as in addresses: 2026-11-16.
import { storage } from '../device/storage.ts';
import type { GameName } from '../games/all.ts';
import { savedGame } from './saved.ts';

const prefix = 'dalapapa.deal.';
const keyOf = (game: GameName, day: string): string => `${prefix}${game}.${day}`;

// Nothing if it was not begun here, or was thrown away.
export function tableOfDeal(game: GameName, day: string): string | undefined {
  const id = storage.get(keyOf(game, day));
  return id !== null && savedGame(id) !== undefined ? id : undefined;
}

// Of tables that were thrown away nothing stays.
export function keepDeal(game: GameName, day: string, id: string): void {
  for (const key of storage.keys(prefix)) if (savedGame(storage.get(key) ?? '') === undefined) storage.remove(key);
  storage.set(keyOf(game, day), id);
}

// The day whose deal is played at a table, if it is one.
export const dayOfDeal = (id: string | undefined): string | undefined =>
  storage
    .keys(prefix)
    .find((key) => id !== undefined && storage.get(key) === id)
    ?.slice(-'2026-11-16'.length);
