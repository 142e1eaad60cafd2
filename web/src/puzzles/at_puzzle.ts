// A puzzle as it is played: what touches and keys bring about, and what is said of it.
import type { Point } from '../board/geometry.ts';
import type { Placement } from '../engine/types.ts';
import type { Holder } from '../play/holder.svelte.ts';
import type { Heap } from '../play/pile.ts';
import { nextPlace, type Fingers, type Found, type Landed, type Playing } from '../play/playing.ts';
import type { Described } from '../words/board_text.ts';
import { whereInWords } from '../words/describe.ts';
import { picturedAt } from '../words/pictured.ts';
import { words } from '../words/words.svelte.ts';
import type { Solving } from './solving.svelte.ts';
import { messageOf, standingInWords } from './telling.ts';

export class AtPuzzle implements Playing {
  readonly holder: Holder;
  heap: Heap | undefined;

  constructor(readonly solving: Solving) {
    this.holder = solving.holder;
  }

  get message(): string {
    return messageOf(this.solving);
  }
  get described(): Described {
    const { desk, turn } = this.solving;
    const layout = { tiles: [...desk.given, ...desk.tiles], groups: turn?.groups ?? [], claims: [] };
    return { layout, names: [], tileOf: (face) => desk.tileOf(face) };
  }
  standing(): string {
    return standingInWords(this.solving);
  }

  take(id: number, face?: string): Promise<void> {
    return this.solving.take(id, face);
  }
  taken(): Promise<void> {
    return this.solving.taken();
  }
  lift(at: Placement): Promise<void> {
    return this.solving.lift(at);
  }
  dropped(landed: Landed, at: Point): void {
    const isOff = this.solving.desk.isTurn || this.heap?.covers(at) === true;
    if (landed === 'beside' && isOff) this.solving.putBack();
  }
  digit(index: number, fingers: Fingers): void {
    const { desk } = this.solving;
    const id = desk.isTurn ? desk.left[index] : undefined;
    const tile = desk.isTurn ? undefined : this.heap?.at(index);
    if (id !== undefined) fingers.take(id);
    else if (tile !== undefined) fingers.take(tile.id, tile.face);
  }

  // The next place for the held tile, or the next tile that may be taken out.
  cycle(by: number): Found | undefined {
    const { solving, holder } = this;
    const { desk } = solving;
    const w = words();
    if (holder.held !== undefined) return nextPlace(holder, by, desk.isTurn ? w.play.whereNone : w.figure.fitsNowhere);
    const at = solving.active ? solving.select(by) : undefined;
    return at && { at, text: `${w.figure.selected(picturedAt(desk.tileOf(at[0]), at))}, ${whereInWords(at)}` };
  }
  enter(): Promise<void> {
    return this.solving.enter();
  }
  undo(): Promise<void> {
    return this.solving.undo();
  }
  async hint(): Promise<undefined> {
    await this.solving.ask();
  }
}
