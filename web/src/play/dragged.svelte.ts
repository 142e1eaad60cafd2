// A tile on its way to the board, under the pointer.
import type { Point } from '../board/geometry.ts';
import type { Magnified } from '../board/loupe.ts';
import type { Placement } from '../engine/types.ts';
import type { Holder } from './holder.svelte.ts';
import { magnet } from './holding.ts';

interface Ground {
  boardPoint(client: Point): Point | undefined;
  anchor?(at: Placement, client: Point): void;
}

// A finger would cover the tile: it floats above.
const lifted = (at: Point, touch: boolean): Point => (touch ? { x: at.x, y: at.y - 56 } : at);

export class Dragged {
  at = $state.raw<Point>();
  loupe = $state.raw<Magnified>(); // what a finger hides
  #touch = false;

  constructor(
    private readonly holder: Holder,
    private readonly board: () => Ground | undefined,
  ) {}

  move(at: Point | undefined, touch: boolean): void {
    this.at = at && lifted(at, touch);
    this.#touch = touch;
    this.holder.forgive();
    this.hover();
  }

  // Where it would land, as far as that is known by now.
  hover(): void {
    const { at } = this;
    const over = at && this.board()?.boardPoint(at);
    this.loupe = at && over && this.#touch ? { at, over } : undefined;
    this.holder.hover(over ?? null, magnet);
  }

  // Where it came down: beside the board, or on it, where it may not fit.
  async drop(at: Point, touch: boolean): Promise<'beside' | 'laid' | 'refused'> {
    const over = this.board()?.boardPoint(lifted(at, touch));
    if (over === undefined) return 'beside';
    // On a bare table it lies where it was let go: it is the table that has no middle yet.
    const { only } = this.holder;
    if (only !== undefined) this.board()?.anchor?.(only.at, lifted(at, touch));
    return (await this.holder.letGo(over)) ? 'laid' : 'refused';
  }
}
