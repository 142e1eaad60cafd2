// The player's hand over the board: a tile is taken, turned, shown at places, laid, and laid differently. Every way to play (mouse,
// touch, keyboard) goes through here.
import type { Action, Edge, Fit, Place, Placement, TileInfo } from '../engine/types.ts';
import { centreOf, samePlacement, sameSquares, type Point } from '../board/geometry.ts';
import {
  asAt,
  dropped,
  flip,
  landing,
  liesAs,
  magnet,
  ofTile,
  posesIn,
  ranked,
  turn,
  waysOver,
  type Held,
} from './holding.ts';

export type WhyNot = Extract<Fit, { fits: false }>['why'];
// Why a tile was not turned or flipped where it lies; or that it fits in no other way than it did.
export type OneWay = 'turned' | 'flipped' | 'only';

// What lies under the hand: a session at a table, or a puzzle.
export interface Desk {
  readonly viewer: number | null;
  readonly scene: {
    readonly places: readonly Place[];
    readonly layouts?: readonly { readonly tiles: readonly Placement[] }[];
  };
  readonly tried: readonly Action[];
  readonly earlier: { readonly places: readonly Place[] } | undefined; // before the latest of them
  readonly table: { fit(viewer: number, tried: readonly Action[], place: Placement): Promise<Fit> };
  attempt(action: { place: Placement }): Promise<void>;
  undo(): void | Promise<void>;
}

export class Holder {
  held = $state.raw<Held>();
  ghost = $state.raw<Place>();
  clashes = $state.raw<Edge[]>([]);
  whyNot = $state<WhyNot>();
  oneWay = $state<OneWay>();
  // Whether the ghost is where somebody has asked for it, by key, button or hint: a pointer that passes by leaves it there.
  aimed = $state(false);
  // How tiles lie in the hand, by their ids.
  poses = $state.raw<Record<number, Held>>({});
  #rank = -1;

  constructor(
    private readonly desk: Desk,
    private readonly tiles: ReadonlyMap<number, TileInfo>,
    // How a tile is laid: tried first, or at once where there is no undo.
    private readonly lay: (place: Place) => Promise<void> = (place) => desk.attempt({ place: place.at }),
    // The order in which places come up: best first, or as they come where finding the best is the game.
    private readonly order: (places: readonly Place[]) => Place[] = ranked,
  ) {}

  pose(id: number): Held | undefined {
    const known = this.poses[id];
    if (known !== undefined) return known;
    const tile = this.tiles.get(id);
    return tile && { tile, back: false, rot: 0 };
  }

  // Takes a tile in hand, with this face up.
  turnUp(id: number, face: string): void {
    const tile = this.tiles.get(id);
    if (tile !== undefined) this.#pose({ tile, back: face === tile.b, rot: 0 });
  }

  get places(): Place[] {
    return this.held === undefined ? [] : ofTile(this.desk.scene.places, this.held.tile.id);
  }
  // Where the held tile fits as it lies.
  get slots(): Place[] {
    const { held } = this;
    return held === undefined ? [] : this.places.filter(({ at }) => liesAs(held, at));
  }
  // Where it fits, in whichever way, in the order in which places come up.
  get found(): Place[] {
    return this.order(this.places);
  }
  placesOf(id: number): Place[] {
    return this.order(ofTile(this.desk.scene.places, id));
  }
  // The tiles that can be laid now.
  get fitting(): number[] {
    return [...new Set(this.desk.scene.places.map(({ tile }) => tile))];
  }
  // Whether there is a tile to be turned: in the hand, or tried last.
  get turnable(): boolean {
    const latest = this.desk.tried.at(-1);
    return this.held !== undefined || (latest !== undefined && 'place' in latest);
  }

  // Where the first tile of a table goes, wherever it is let go.
  get only(): Place | undefined {
    const isBare = this.desk.scene.layouts?.[0]?.tiles.length === 0;
    return isBare && this.slots.length === 1 ? this.slots[0] : undefined;
  }

  #pose(held: Held): void {
    this.poses = { ...this.poses, [held.tile.id]: held };
    if (this.held?.tile.id === held.tile.id) this.held = held;
  }

  take(id: number): void {
    this.clear();
    this.held = this.pose(id);
    const { held } = this;
    // Lying in a way that fits nowhere it would only confuse: turn it towards its best place.
    if (held !== undefined && this.slots.length === 0) {
      const [best] = this.found;
      if (best !== undefined) this.#pose(asAt(held.tile, best.at));
    }
  }

  // Takes the first of these tiles that fits somewhere, unless one is held already. Returns whether one is.
  takeFitting(ids: readonly (number | null)[]): boolean {
    if (this.held !== undefined) return true;
    const first = ids.find((id) => id !== null && ofTile(this.desk.scene.places, id).length > 0) ?? null;
    if (first !== null) this.take(first);
    return first !== null;
  }

  // Lets go of the tile, or takes back what was tried last.
  async undo(): Promise<void> {
    if (this.held !== undefined || this.ghost !== undefined) this.clear();
    else await this.desk.undo();
  }

  clear(): void {
    this.held = undefined;
    this.forgive();
    this.#point(undefined);
  }
  forgive(): void {
    this.clashes = [];
    this.whyNot = undefined;
    this.oneWay = undefined;
  }
  // Where the tile would go, unless somebody asks for another place.
  #point(ghost: Place | undefined): void {
    this.ghost = ghost;
    this.aimed = false;
    this.#rank = -1;
  }
  #aim(ghost: Place): void {
    this.ghost = ghost;
    this.aimed = true;
    this.forgive();
  }

  async turn(quarters = 1): Promise<void> {
    if (this.held === undefined) return this.#otherwise('turned');
    this.#change(turn(this.held, quarters));
  }
  async flip(): Promise<void> {
    if (this.held === undefined) return this.#otherwise('flipped');
    this.#change(flip(this.held));
  }
  #change(held: Held): void {
    const { ghost, aimed } = this;
    this.#pose(held);
    this.forgive();
    this.#point(ghost && landing(this.places, held, centreOf(ghost.at)));
    this.aimed = aimed && this.ghost !== undefined;
    if (this.slots.length === 0 && posesIn(this.places) === 1) this.oneWay = 'only';
  }

  // Picks up a tile that is only tried, as it lies; with it goes what was tried after it.
  async lift(at: Placement): Promise<void> {
    const { tried } = this.desk;
    const from = tried.findIndex((action) => 'place' in action && samePlacement(action.place, at));
    const tile = [...this.tiles.values()].find(({ a, b }) => a === at[0] || b === at[0]);
    if (from < 0 || tile === undefined) return;
    for (let i = from; i < tried.length; ++i) await this.desk.undo();
    this.#pose(asAt(tile, at));
    this.take(tile.id);
  }

  // The latest tried tile in another way on the same two squares: it never goes elsewhere without being asked.
  async #otherwise(how: 'turned' | 'flipped'): Promise<void> {
    const latest = this.desk.tried.at(-1);
    const earlier = this.desk.earlier;
    if (latest === undefined || !('place' in latest) || earlier === undefined) return;
    const { place } = latest;
    const tile = [...this.tiles.values()].find(({ a, b }) => a === place[0] || b === place[0]);
    if (tile === undefined) return;
    const others = ofTile(earlier.places, tile.id).filter(
      ({ at }) => sameSquares(at, place) && !samePlacement(at, place),
    );
    const other = others.find(({ at }) => (at[0] === place[0]) === (how === 'turned'));
    this.oneWay = other !== undefined ? undefined : others.length > 0 ? how : 'only';
    if (other === undefined) return;
    await this.desk.undo();
    this.#pose(asAt(tile, other.at));
    await this.lay(other);
  }

  // The pointer carries the tile there.
  hover(point: Point | null, reach?: number): void {
    if (this.held === undefined) return;
    this.#point(point === null ? undefined : landing(this.places, this.held, point, reach));
  }
  // The pointer passes by.
  passOver(point: Point | null): void {
    if (!this.aimed) this.hover(point);
  }

  // A touch on the board. As it lies, or in any other way that fits there. Returns whether it could be laid.
  async tap(point: Point): Promise<boolean> {
    const { held } = this;
    if (held === undefined) return false;
    const place = landing(this.places, held, point) ?? waysOver(this.found, held, point)[0];
    return place === undefined ? this.#refuse(held, point) : this.#put(place);
  }

  // A tile that was dragged is let go: only as it lies.
  async letGo(point: Point): Promise<boolean> {
    const { held } = this;
    if (held === undefined) return false;
    const place = this.only ?? landing(this.places, held, point, magnet);
    return place === undefined ? this.#refuse(held, point) : this.#put(place);
  }

  async #put(place: Place): Promise<boolean> {
    const tile = this.tiles.get(place.tile);
    if (tile !== undefined) this.#pose(asAt(tile, place.at));
    this.clear();
    await this.lay(place);
    return true;
  }

  async #refuse(held: Held, point: Point): Promise<boolean> {
    const { desk } = this;
    if (desk.viewer === null) return false;
    const fit = await desk.table.fit(desk.viewer, desk.tried, dropped(held, point));
    if (fit.fits) return false;
    this.whyNot = fit.why;
    this.clashes = fit.clashes;
    return false;
  }

  // The next place for the held tile. Returns it, with its rank.
  cycle(by: number): { place: Place; rank: number; all: number } | undefined {
    const { held } = this;
    const all = this.found;
    if (held === undefined || all.length === 0) return undefined;
    this.#rank = this.#rank < 0 && by < 0 ? all.length - 1 : (this.#rank + by + all.length) % all.length;
    const place = all[this.#rank];
    if (place === undefined) return undefined;
    this.#pose(asAt(held.tile, place.at));
    this.#aim(place);
    return { place, rank: this.#rank, all: all.length };
  }

  // Shows the held tile at a place, if it fits there.
  aim(at: Placement): void {
    const place = this.places.find((each) => samePlacement(each.at, at));
    if (place === undefined || this.held === undefined) return;
    this.#pose(asAt(this.held.tile, at));
    this.#aim(place);
  }

  // Lays the tile where its ghost is.
  async layGhost(): Promise<void> {
    if (this.ghost !== undefined) await this.#put(this.ghost);
  }
}
