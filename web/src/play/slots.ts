// What the board shows of the places where the held tile fits.
import type { Slot } from '../board/slots.ts';
import type { Place } from '../engine/types.ts';
import { worthInWords } from '../words/describe.ts';
import type { Holder } from './holder.svelte.ts';
import { worth } from './holding.ts';

// The best of all the ways in which the tile can lie are shown as such, where what they bring is known and differs.
function bestOf(places: readonly Place[]): number | undefined {
  const known = places.filter((place) => worthInWords(place) !== undefined).map(worth);
  const most = Math.max(...known);
  return known.length > 0 && most > Math.min(...known) ? most : undefined;
}

export function slotsOf({ slots, places }: Pick<Holder, 'slots' | 'places'>): Slot[] {
  const best = bestOf(places);
  return slots.map((place) => ({ at: place.at, text: worthInWords(place), best: worth(place) === best }));
}
