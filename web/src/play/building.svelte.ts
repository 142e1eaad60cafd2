// A player at their figure (PU1, PU2): takes tiles, lays them, takes them out, puts them back. Nothing is tried first: others
// build at the same time.
import { covers, type Point } from '../board/geometry.ts';
import { Refusal } from '../engine/engine.ts';
import type { Action, Builder, Layout, Placement, Scene, TileInfo } from '../engine/types.ts';
import { words } from '../words/words.svelte.ts';
import { FigureHelp } from './figure_help.svelte.ts';
import { Holder } from './holder.svelte.ts';
import type { Session } from './session.svelte.ts';

export class Building {
  readonly holder: Holder;
  readonly help: FigureHelp;
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
    this.help = new FigureHelp(session, (face) => this.tileOf(face));
    this.holder = new Holder(session, tiles, async ({ at }) => {
      this.#calm();
      await session.act([{ place: at }]);
    });
  }

  tileOf(face: string): number {
    return this.#byFace.get(face) ?? 0;
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
    const name = (seat: number): string => session.table.seats[seat]?.name ?? '';
    if (holder.whyNot !== undefined) return w.play.notThere[holder.whyNot];
    if (help.text !== '') return help.text;
    if (state.result !== undefined) return w.over.title;
    if (state.phase === 'sheets')
      return session.awaited ? w.figure.chooseSheet : w.figure.choosing(name(Number(state.awaited[0])));
    if (this.selected !== undefined) return w.figure.selected(this.tileOf(this.selected[0]));
    if (this.note !== '') return this.note;
    const laid = this.layout?.tiles.length ?? 0;
    if (session.viewer === null) return w.figure.frameOf(name(this.seat), laid, this.whole);
    if (this.held !== null) return holder.places.length > 0 ? w.play.where : w.figure.fitsNowhere;
    return laid === 0 ? w.figure.nothingHeld : `${w.figure.nothingHeld} ${w.figure.takeOut}`;
  }
  // How many tiles make a figure complete.
  get whole(): number {
    const { width = 0, height = 0 } = this.session.scene.state;
    return (width * height) / 2;
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

  // A touch on the figure: the held tile is laid, or the tile there is taken out.
  async tap(point: Point): Promise<void> {
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

  async ask(): Promise<void> {
    this.#calm();
    await this.help.ask();
    // For a tile already in the hand it is shown where it goes.
    if (this.help.next !== undefined && this.tileOf(this.help.next[0]) === this.held) this.holder.aim(this.help.next);
  }
}
