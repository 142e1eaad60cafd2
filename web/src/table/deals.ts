// Which tables on this device are the deals of days. A day is written as in addresses: 2026-11-16.
import { keptText } from '../device/kept.ts';
import { matching } from '../device/reader.ts';
import { storage } from '../device/storage.ts';
import type { GameName } from '../games/all.ts';
import { isThere, savedGame } from './saved.ts';

const prefix = 'dalapapa.deal.';
const keyOf = (game: GameName, day: string): string => `${prefix}${game}.${day}`;

const idAt = (key: string): string | undefined => keptText(key, matching(/^[\w-]{1,64}$/));

// Nothing if it was not begun here, or was thrown away.
export function tableOfDeal(game: GameName, day: string): string | undefined {
  const id = idAt(keyOf(game, day));
  return id !== undefined && savedGame(id) !== undefined ? id : undefined;
}

// Of tables that were thrown away nothing stays.
export function keepDeal(game: GameName, day: string, id: string): void {
  for (const key of storage.keys(prefix)) if (!isThere(idAt(key) ?? '')) storage.remove(key);
  storage.set(keyOf(game, day), id);
}

// The day whose deal is played at a table, if it is one; what somebody else has put there names none.
export function dayOfDeal(id: string | undefined): string | undefined {
  const key = id === undefined ? undefined : storage.keys(prefix).find((each) => idAt(each) === id);
  const [, day = ''] = /\.(\d{4}-\d\d-\d\d)$/.exec(key ?? '') ?? [];
  return Number.isNaN(Date.parse(day)) ? undefined : day;
}
