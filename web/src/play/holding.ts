// A tile in the hand of a player who looks for a place: which way it lies, and where it fits. Knows nothing about drawing;
// what is legal and what it brings came from the engine.
import type { Outcome, Place, Placement, TileInfo } from '../engine/types.ts';
import { centreOf, covers, type Point } from '../board/geometry.ts';

export interface Held {
  tile: TileInfo;
  back: boolean; // face b is up
  rot: number;
}

export const faceUp = ({ tile, back }: Held): string => (back ? tile.b : tile.a);
export const turn = (held: Held, quarters = 1): Held => ({ ...held, rot: (held.rot + quarters + 4) % 4 });
export const flip = (held: Held): Held => ({ ...held, back: !held.back });

// Lying as it does at a place.
export const asAt = (tile: TileInfo, [face, , , rot]: Placement): Held => ({ tile, back: face === tile.b, rot });

export const liesAs = (held: Held, [face, , , rot]: Placement): boolean => face === faceUp(held) && rot === held.rot;

// What a placement brings, as one number to sort by: points, or what is paid, or discs.
export const worth = ({ points, tokens, coins, draws, discs = 0 }: Partial<Outcome>): number =>
  points ?? tokens ?? coins ?? (draws === undefined ? discs : discs - 10 * draws);

export const ofTile = (places: readonly Place[], id: number): Place[] => places.filter(({ tile }) => tile === id);

// Best first; of equals the one that forms more discs.
export const ranked = (places: readonly Place[]): Place[] =>
  [...places].sort((a, b) => worth(b) - worth(a) || (b.discs ?? 0) - (a.discs ?? 0));

// In how many ways a tile fits, whichever the place.
export const posesIn = (places: readonly Place[]): number =>
  new Set(places.map(({ tile, at: [face, , , rot] }) => `${tile} ${face} ${rot}`)).size;

// Row by row: says nothing about what a place is worth.
export const byPlace = (places: readonly Place[]): Place[] =>
  [...places].sort(({ at: a }, { at: b }) => a[2] - b[2] || a[1] - b[1]);

const distance = (at: Placement, point: Point): number => {
  const centre = centreOf(at);
  return Math.hypot(centre.x - point.x, centre.y - point.y);
};

const near = 0.8;
export const magnet = 1.3; // how far a tile that is dragged is drawn to a place

// Where the tile would go as it lies, if it were let go with its centre over this point.
export function landing(places: readonly Place[], held: Held, centre: Point, reach = near): Place | undefined {
  let best: Place | undefined;
  for (const place of places) {
    if (place.tile !== held.tile.id || !liesAs(held, place.at) || distance(place.at, centre) > reach) continue;
    if (best === undefined || distance(place.at, centre) < distance(best.at, centre)) best = place;
  }
  return best;
}

// All the ways in which the tile can cover the square under this point: as it lies first, then as they come.
export function waysOver(places: readonly Place[], held: Held, point: Point): Place[] {
  const ways = places.filter(({ tile, at }) => tile === held.tile.id && covers(at, point));
  const asItLies = ways.filter(({ at }) => liesAs(held, at));
  return [...asItLies, ...ways.filter((way) => !asItLies.includes(way))];
}

// Where a tile that is let go here would lie if it could.
export function dropped(held: Held, centre: Point): Placement {
  const upright = held.rot % 2 === 1;
  const x = Math.round(centre.x - (upright ? 0.5 : 1));
  const y = Math.round(centre.y - (upright ? 1 : 0.5));
  return [faceUp(held), x, y, held.rot];
}
