// The tiles of a puzzle as somebody has laid them so far. The hand over the board (play/holder) works here as at a table: what is
// laid can be undone, and nothing is final before it is right.
import type { Action, Place, Placement, PuzzleInfo, TileInfo } from '../engine/types.ts';
import type { Desk } from '../play/holder.svelte.ts';
import { nothing, put, takeOut, undone, type Laid } from './moves.ts';
import type { Questions } from './questions.ts';

interface Known {
  places: readonly Place[]; // of the tile that was looked at last
}

export class PuzzleDesk implements Desk {
  readonly viewer = 0;
  readonly table: Desk['table'];
  laid = $state.raw<Laid>(nothing);
  scene = $state.raw<Known>({ places: [] });
  earlier: Known | undefined;
  #looks = 0; // a later request makes an earlier one pointless
  readonly #byFace: ReadonlyMap<string, number>;

  constructor(
    readonly info: PuzzleInfo,
    private readonly questions: Questions,
    tiles: ReadonlyMap<number, TileInfo>,
    laid: Laid,
    private readonly keep: (laid: Laid) => void,
  ) {
    this.#byFace = new Map([...tiles.values()].flatMap(({ id, a, b }) => [[a, id] as const, [b, id] as const]));
    this.laid = laid;
    this.table = { fit: (_viewer, _tried, place) => questions.fit(this.tiles, place) };
  }

  get isTurn(): boolean {
    return this.info.board !== undefined;
  }
  // Those that were laid by hand.
  get tiles(): readonly Placement[] {
    return this.laid.tiles;
  }
  get given(): readonly Placement[] {
    return this.info.fixed ?? this.info.board ?? [];
  }
  // By their ids, in the order of the puzzle.
  get left(): number[] {
    const used = new Set(this.tiles.map(([face]) => this.tileOf(face)));
    return (this.info.pile ?? this.info.tiles ?? []).filter((id) => !used.has(id));
  }
  tileOf(face: string): number {
    return this.#byFace.get(face) ?? 0;
  }

  // The tile that was laid last, as long as nothing else has happened since: it can be laid differently.
  get tried(): readonly Action[] {
    const last = this.laid.moves.at(-1);
    return last !== undefined && 'put' in last ? [{ place: last.put }] : [];
  }

  // Finds out where a tile may lie. Returns whether that is still of interest.
  async look(tile: number): Promise<boolean> {
    const look = ++this.#looks;
    const places = await this.questions.places(this.tiles, tile);
    if (look !== this.#looks) return false;
    this.scene = { places: this.isTurn ? places.map(withoutWorth) : places };
    return true;
  }

  async attempt({ place }: { place: Placement }): Promise<void> {
    const before = this.scene;
    this.#become(put(this.laid, place));
    this.earlier = before;
  }
  undo(): void {
    this.#become(undone(this.laid));
  }
  // What was laid on top of it in a turn goes with it: it may have touched nothing else.
  lift(at: Placement): void {
    const place = this.tiles.indexOf(at);
    const after = this.tiles.flatMap((_, i) => (i === place || (this.isTurn && i > place) ? [i] : []));
    this.#become(takeOut(this.laid, after));
  }
  clear(): void {
    this.#become(takeOut(this.laid, [...this.tiles.keys()]));
  }

  #become(laid: Laid): void {
    ++this.#looks;
    this.laid = laid;
    this.scene = { places: [] };
    this.earlier = undefined;
    this.keep(laid);
  }
}

// What a place brings in a turn is what the puzzle asks: it must not show in the order of places.
const withoutWorth = ({ tile, at }: Place): Place => ({ tile, at });
