// What a table is called: its game, and the day if it is the deal of one.
import type { GameName } from '../games/all.ts';
import { settings } from '../look/settings.svelte.ts';
import { dayOfDeal } from '../table/deals.ts';
import { titleOf } from '../words/cards.svelte.ts';
import { dates } from '../words/tools.ts';
import { words } from '../words/words.svelte.ts';

export function titleOfTable(game: GameName, id: string | undefined): string {
  const day = dayOfDeal(id);
  if (day === undefined) return titleOf(game);
  const date = dates(settings.language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
  return `${titleOf(game)} · ${words().home.dealOf(date)}`;
}
