// A player at their figure (PU1, PU2): takes tiles, lays them, takes them out, puts them back. Nothing is tried first: others
// build at the same time.
import { covers, middleOf, type Point } from '../board/geometry.ts';
import { Refusal } from '../engine/engine.ts';
import type { Action, Builder, Edge, Layout, Placement, Scene, TileInfo } from '../engine/types.ts';
import type { Described } from '../words/board_text.ts';
import { clockInWords, whereInWords } from '../words/describe.ts';
import { namesOf } from '../words/names.ts';
import { picturedAt } from '../words/pictured.ts';
import { words } from '../words/words.svelte.ts';
import { FigureHelp } from './figure_help.svelte.ts';
import { Holder } from './holder.svelte.ts';
import type { Heap } from './pile.ts';
import { aboutHand, aboutPlaces, nextPlace, type Fingers, type Found, type Landed, type Playing } from './playing.ts';
import type { Session } from './session.svelte.ts';
import { TableTime } from './table_time.svelte.ts';
import { lookForAll } from './together.ts';

export class Building implements Playing {
  readonly holder: Holder;
  readonly help: FigureHelp;
  readonly time: TableTime;
  readonly names: readonly string[];
  readonly mayHelp: boolean;
  heap: Heap | undefined;
  // Whose figure is looked at where only bots build.
  watched = $state(0);
  // The tile of the figure that the keyboard has come to.
  selected = $state.raw<Placement>();
  // What the player should know about what they have just done.
  note = $state('');
  #reaching = 0; // tiles that were requested and are not in the hand yet
  #taken: Promise<void> = Promise.resolve();
  readonly #byFace: ReadonlyMap<string, number>;

  constructor(
    private readonly session: Session,
    private readonly tiles: ReadonlyMap<number, TileInfo>,
  ) {
    this.#byFace = new Map([...tiles.values()].flatMap(({ id, a, b }) => [[a, id] as const, [b, id] as const]));
    this.time = new TableTime(session);
    this.names = namesOf(session.table.seats);
    this.mayHelp = session.table.aids.includes('hints');
    this.help = new FigureHelp(session, (face) => this.tileOf(face));
    this.holder = new Holder(session, tiles, async ({ at }) => {
      this.#calm();
      await session.act([{ place: at }]);
    });
  }

  tileOf(face: string): number {
    return this.#byFace.get(face) ?? 0;
  }
  #pictured(at: Placement): string {
    return picturedAt(this.tileOf(at[0]), at);
  }

  // Whose figure is shown.
  get seat(): number {
    return this.session.viewer ?? this.watched;
  }
  get layout(): Layout | undefined {
    return this.session.scene.layouts[this.seat];
  }
  get #builder(): Builder | undefined {
    return this.session.scene.state.builders?.[this.seat];
  }
  get held(): number | null {
    return this.#builder?.held ?? null;
  }
  // Everybody chooses a sheet first, in Arlequin.
  get choosing(): boolean {
    return this.session.scene.state.phase === 'sheets';
  }
  get active(): boolean {
    return this.session.awaited && this.session.scene.state.phase === 'build';
  }
  // What may be taken, and what is in the hand: its place in the pile is known.
  get pile(): number[] {
    const { pile = [] } = this.session.scene.state;
    const sheet = this.#builder?.sheet;
    const own = sheet === undefined ? pile : pile.filter((id) => this.tiles.get(id)?.sheet === sheet);
    return this.held === null ? own : [...own, this.held];
  }
  // To tell whether the same tiles lie in the figure.
  get figureKey(): string {
    return [this.seat, ...(this.layout?.tiles ?? [])].join('|');
  }

  // What the player should know now.
  get message(): string {
    const { session, holder, help } = this;
    const { state } = session.scene;
    const w = words();
    const hand = aboutHand(holder);
    if (hand !== undefined) return hand;
    if (help.text !== '') return help.text;
    if (state.result !== undefined) return w.over.title;
    if (this.choosing)
      return session.awaited ? w.figure.chooseSheet : w.figure.choosing(this.names[Number(state.awaited[0])] ?? '');
    if (this.selected !== undefined) return w.figure.selected(this.#pictured(this.selected));
    if (this.note !== '') return this.note;
    if (session.viewer === null) return this.frameOf(this.seat);
    if (this.held !== null) return aboutPlaces(holder, w.figure.fitsNowhere);
    const begun = this.layout !== undefined && this.layout.tiles.length > 0;
    return begun ? `${w.figure.nothingHeld} ${w.figure.takeOut}` : w.figure.nothingHeld;
  }
  // How many tiles make a figure complete.
  get whole(): number {
    const { width = 0, height = 0 } = this.session.scene.state;
    return (width * height) / 2;
  }

  frameOf(seat: number): string {
    const laid = this.session.scene.layouts[seat]?.tiles.length ?? 0;
    return words().figure.frameOf(this.names[seat] ?? '', laid, this.whole);
  }
  get described(): Described {
    return { layout: this.layout, names: this.names, tileOf: (face) => this.tileOf(face) };
  }
  standing(): string {
    const w = words().figure;
    const { left, elapsed } = this.time;
    const clock = `${left === undefined ? w.clock : w.left} ${clockInWords(left ?? elapsed)}`;
    return [...this.names.map((_, seat) => this.frameOf(seat)), clock].join(', ');
  }
  // What is wrong: the tile that help has found, or why the held one does not fit.
  get clashes(): Edge[] {
    return this.help.wrong === undefined ? this.holder.clashes : [middleOf(this.help.wrong)];
  }

  // Through the eyes of whoever chooses a sheet; at the beginning of somebody.
  handOver(): Promise<void> {
    return lookForAll(this.session, this.choosing);
  }
  // Where several people build on one screen, or only bots do, the viewer chooses whose figure is in front.
  get figures(): readonly number[] {
    const people = this.session.people();
    return people.length === 1 ? [] : people.length > 1 ? people : [...this.names.keys()];
  }
  async lookAt(seat: number): Promise<void> {
    this.#calm();
    if (this.session.isPerson(seat)) await this.session.look(seat, false);
    else this.watched = seat;
  }

  // After every change of the table: the hand holds what the table says it does.
  follow(): void {
    const { held, holder } = this;
    if (held !== null && this.session.viewer !== null) {
      if (holder.held?.tile.id !== held) holder.take(held);
    } else if (this.#reaching === 0) {
      holder.clear();
    }
  }

  #calm(): void {
    this.help.clear();
    this.selected = undefined;
    this.note = '';
  }

  // From the pile or out of the figure; what is in the hand goes back first. Seen at once, known a little later.
  take(id: number, face?: string): Promise<void> {
    const { session } = this;
    if (!this.active || session.viewer === null) return Promise.resolve();
    const aim = this.help.next;
    this.#calm();
    if (face !== undefined) this.holder.turnUp(id, face);
    this.holder.take(id);
    this.#taken = this.#reach(id, session.viewer).then(() => {
      if (aim !== undefined && this.tileOf(aim[0]) === id) this.holder.aim(aim);
    });
    return this.#taken;
  }

  async #reach(id: number, seat: number): Promise<void> {
    ++this.#reaching;
    try {
      await this.session.act((scene) => this.#waysToTake(scene, id, seat), seat);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error; // somebody took it while this was on its way
    } finally {
      --this.#reaching;
    }
    if (this.held === id) {
      this.holder.take(id); // now it is known where it fits
    } else {
      this.note = words().figure.quicker;
      this.follow();
    }
  }

  #waysToTake({ state }: Scene, id: number, seat: number): Action[] {
    const own = state.builders?.[seat];
    if (own === undefined || own.held === id) return [];
    const there = state.pile?.includes(id) === true || own.figure.some(([face]) => this.tileOf(face) === id);
    if (!there) return [];
    return own.held === null ? [{ take: id }] : [{ back: true }, { take: id }];
  }

  // When the tile that was asked for last is in the hand.
  taken(): Promise<void> {
    return this.#taken;
  }

  async putBack(): Promise<void> {
    const { seat } = this;
    this.#calm();
    await this.session.act(({ state }) => (state.builders?.[seat]?.held == null ? [] : [{ back: true }]));
  }

  digit(index: number, fingers: Fingers): void {
    const tile = this.heap?.at(index);
    if (tile !== undefined && this.active) fingers.take(tile.id, tile.face);
  }
  async dropped(landed: Landed, at: Point): Promise<void> {
    if (landed === 'beside' && this.heap?.covers(at) === true) await this.putBack();
  }

  // A touch on the figure: the held tile is laid, or the tile there is taken out.
  async tap(point: Point): Promise<void> {
    if (!this.active) return;
    this.holder.forgive();
    if (this.holder.held !== undefined) return void (await this.holder.tap(point));
    if (this.help.next !== undefined && covers(this.help.next, point)) return this.enter();
    const at = this.layout?.tiles.find((tile) => covers(tile, point));
    if (at !== undefined) await this.take(this.tileOf(at[0]));
  }

  // The next tile of the figure, for anyone taking it out by keyboard.
  select(by: number): Placement | undefined {
    const all = this.layout?.tiles ?? [];
    const now = all.findIndex((at) => at.join() === this.selected?.join());
    this.selected = all[now < 0 && by < 0 ? all.length - 1 : (now + by + all.length) % all.length];
    return this.selected;
  }

  // The next place for the held tile, or the next tile of the figure.
  cycle(by: number): Found | undefined {
    const w = words().figure;
    if (this.holder.held !== undefined) return nextPlace(this.holder, by, w.fitsNowhere);
    const at = this.select(by);
    return at && { at, text: `${w.selected(this.#pictured(at))}, ${whereInWords(at)}` };
  }

  async undo(): Promise<void> {
    if (this.help.text !== '' || this.selected !== undefined) this.#calm();
    else if (this.held !== null && this.active) await this.putBack();
  }

  // What is shown is done: the tile is laid, what help says, or a tile is taken out.
  async enter(): Promise<void> {
    const { next, wrong } = this.help;
    if (this.holder.ghost !== undefined) return this.holder.layGhost();
    if (next !== undefined) {
      const id = this.tileOf(next[0]);
      return this.held === id ? this.holder.aim(next) : this.take(id, next[0]);
    }
    const out = wrong ?? this.selected;
    if (out !== undefined) await this.take(this.tileOf(out[0]));
  }

  async hint(): Promise<undefined> {
    if (!this.mayHelp || !this.active) return;
    this.#calm();
    await this.help.ask();
    // For a tile already in the hand it is shown where it goes.
    if (this.help.next !== undefined && this.tileOf(this.help.next[0]) === this.held) this.holder.aim(this.help.next);
  }
}
