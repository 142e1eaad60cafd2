// The pile of a figure as a player spreads it out: which tiles, which side up, in which order.
import type { Letter, TileInfo } from '../engine/types.ts';
import type { Point } from '../board/geometry.ts';

export const letters: readonly Letter[] = ['R', 'Y', 'G', 'B'];

export interface Shown {
  id: number;
  face: string;
}

// The pile as it is spread out: the tile that a digit takes, and where a tile is put back.
export interface Heap {
  at(index: number): Shown | undefined;
  covers(point: Point): boolean;
}

export interface PileOptions {
  centre: Letter | 'all'; // the colour of the central disc: that side of the tile is up then
  sorted: boolean; // by colour, from the centre on; otherwise by number
  fitting: ReadonlyMap<number, ReadonlySet<string>> | undefined; // only these faces of these tiles
}

const byColour = (a: string, b: string): number => {
  for (let i = 0; i < a.length; ++i) {
    const order = letters.indexOf(a[i] as Letter) - letters.indexOf(b[i] as Letter);
    if (order !== 0) return order;
  }
  return 0;
};

export function spread(
  ids: readonly number[],
  tiles: ReadonlyMap<number, TileInfo>,
  { centre, sorted, fitting }: PileOptions,
): Shown[] {
  const shown = ids.flatMap((id): Shown[] => {
    const tile = tiles.get(id);
    if (tile === undefined) return [];
    const faces = [tile.a, tile.b].filter(
      (face) =>
        (centre === 'all' || face.startsWith(centre)) && (fitting === undefined || fitting.get(id)?.has(face) === true),
    );
    const face = sorted ? faces.sort(byColour)[0] : faces[0];
    return face === undefined ? [] : [{ id, face }];
  });
  return shown.sort((a, b) => (sorted ? byColour(a.face, b.face) || a.id - b.id : a.id - b.id));
}

// A place in the pile; where its tile has been taken, it is a hole.
export interface Spot extends Shown {
  gone: boolean;
}

// The pile as it lies: a tile that somebody takes leaves a hole, and comes back into it, so that no other one comes under a finger. Spread
// out in another way it closes up; and where it is mostly holes, when the player has laid a tile and looks elsewhere.
export class SpreadOut {
  #spots: readonly Spot[] = [];
  #way = '';
  #laid = 0;

  // What lies there, how it is spread out, and how many tiles the player has laid.
  spots(shown: readonly Shown[], way: string, laid: number): readonly Spot[] {
    const isMostlyHoles = shown.length < this.#spots.length / 2;
    const isAnother = way !== this.#way || (laid !== this.#laid && isMostlyHoles);
    this.#spots = isAnother ? shown.map((tile) => ({ ...tile, gone: false })) : this.#kept(shown);
    this.#way = way;
    this.#laid = laid;
    return this.#spots;
  }

  #kept(shown: readonly Shown[]): Spot[] {
    const left = new Map(shown.map((tile) => [tile.id, tile]));
    const spots = this.#spots.map((spot): Spot => {
      const tile = left.get(spot.id);
      left.delete(spot.id);
      return tile === undefined ? { ...spot, gone: true } : { ...tile, gone: false };
    });
    // What never had a place here goes into the first hole, or to the end.
    for (const tile of left.values()) {
      const hole = spots.findIndex(({ gone }) => gone);
      spots.splice(hole < 0 ? spots.length : hole, hole < 0 ? 0 : 1, { ...tile, gone: false });
    }
    return spots;
  }
}

// The tile that a digit takes: each place keeps its own.
export const spotAt = (spots: readonly Spot[], index: number): Shown | undefined =>
  spots[index]?.gone === false ? spots[index] : undefined;

// The place that the Tab key comes to: this one, or the nearest that has a tile, sooner a later one.
export function nearestTile(spots: readonly Spot[], from: number): number {
  const after = spots.findIndex(({ gone }, i) => i >= from && !gone);
  return after >= 0 ? after : spots.findLastIndex(({ gone }) => !gone);
}

// Which of the things that lie at these points is next in a direction; the same one if there is none.
export function nextIn(direction: Point, from: number, points: readonly Point[]): number {
  const start = points[from];
  if (start === undefined) return 0;
  let best = from;
  let nearest = Infinity;
  points.forEach(({ x, y }, i) => {
    const ahead = (x - start.x) * direction.x + (y - start.y) * direction.y;
    const aside = Math.abs((x - start.x) * direction.y) + Math.abs((y - start.y) * direction.x);
    if (ahead < 1 || ahead + 2 * aside >= nearest) return;
    nearest = ahead + 2 * aside;
    best = i;
  });
  return best;
}
