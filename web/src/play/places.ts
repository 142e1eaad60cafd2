// Where tiles fit, tile by tile, for a list to choose from.
import type { Place } from '../engine/types.ts';
import type { Held } from './holding.ts';
import type { Playing } from './playing.ts';

export interface TilePlaces {
  tile: number;
  pose: Held | undefined; // how it lies in the hand
  places: Place[]; // in the order in which they come up
}

// Of the tile that is held, or of all that may be laid now.
export function placesToTell({ holder }: Pick<Playing, 'holder'>): TilePlaces[] {
  const tiles = holder.held === undefined ? holder.fitting : [holder.held.tile.id];
  return tiles.map((tile) => ({ tile, pose: holder.pose(tile), places: holder.placesOf(tile) }));
}
