// The tiles of others that all may see: in open hands, or shown in passing.
import type { State, TileInfo } from '../engine/types.ts';

export function openTiles(
  { hands, result }: Pick<State, 'hands' | 'result'>,
  seat: number,
  own: number | undefined, // whose tiles are in sight elsewhere
  tiles: ReadonlyMap<number, TileInfo> | undefined,
): TileInfo[] {
  if (result !== undefined || seat === own) return [];
  return (hands?.[seat] ?? []).flatMap((id) => (id === null ? [] : (tiles?.get(id) ?? [])));
}
