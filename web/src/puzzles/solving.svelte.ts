// Somebody at a puzzle: takes tiles and lays them, asks for help, wants to know whether it is right, gives up.
import { covers, samePlacement, type Point } from '../board/geometry.ts';
import type { Placement, PuzzleInfo, PuzzleTurn, TileInfo } from '../engine/types.ts';
import { FigureHelp } from '../play/figure_help.svelte.ts';
import { Holder } from '../play/holder.svelte.ts';
import { byPlace, ranked } from '../play/holding.ts';
import { Stopwatch, type TimeSource } from '../table/stopwatch.svelte.ts';
import { PuzzleDesk } from './desk.svelte.ts';
import { keepProgress, keepSolved, progressOf, solvedPuzzles, type Progress } from './kept.ts';
import type { Questions } from './questions.ts';

// What came of asking whether a turn is right.
export interface Verdict extends PuzzleTurn {
  right: boolean;
  best: number; // points
}

export class Solving {
  readonly desk: PuzzleDesk;
  readonly holder: Holder;
  readonly help: FigureHelp;
  readonly watch: Stopwatch;
  // The tile on the board that the keyboard has come to.
  selected = $state.raw<Placement>();
  verdict = $state.raw<Verdict>();
  // The position of a turn, for its groups.
  turn = $state.raw<PuzzleTurn>();
  state = $state<Progress['state']>('open');
  helped = $state(0);
  // Whoever has seen the solution may still solve it, for the fun of it.
  counts = $state(true);
  // It has just been solved, not on an earlier visit.
  justSolved = $state(false);
  #taken: Promise<void> = Promise.resolve();
  #lifted = false; // the held tile comes from the board

  constructor(
    readonly info: PuzzleInfo,
    private readonly questions: Questions,
    tiles: ReadonlyMap<number, TileInfo>,
    private readonly day: string | undefined,
    source?: TimeSource,
  ) {
    const kept = progressOf(info.id);
    this.helped = kept.helped;
    this.counts = kept.counts;
    this.desk = new PuzzleDesk(info, questions, tiles, { tiles: kept.laid, moves: kept.moves }, () => this.#keep());
    const inOrder = this.desk.isTurn ? byPlace : ranked;
    this.holder = new Holder(this.desk, tiles, ({ at }) => this.#lay(at), inOrder);
    const asking = { viewer: 0, table: { hints: () => questions.help(this.desk.tiles) } };
    this.help = new FigureHelp(asking, (face) => this.desk.tileOf(face));
    this.state = kept.state;
    const known = solvedPuzzles()[info.id];
    if (known !== undefined && day !== undefined) keepSolved(info.id, { ...known, day });
    this.watch = new Stopwatch(kept.clock, () => this.#keep(), { source });
  }

  // As it was left.
  async begin(): Promise<void> {
    await this.#see();
    if (this.desk.isTurn && !this.active) await this.#judge();
    if (this.state === 'open') this.watch.start();
  }
  leave(): void {
    this.watch.stop();
  }

  get active(): boolean {
    return this.state === 'open';
  }
  // Whether something was done that can be undone.
  get undoable(): boolean {
    return this.active && (this.holder.held !== undefined || this.desk.laid.moves.length > 0);
  }

  #keep(): void {
    const { tiles, moves } = this.desk.laid;
    this.counts &&= this.state !== 'shown';
    keepProgress({
      id: this.info.id,
      laid: tiles,
      moves,
      clock: Math.floor(this.watch.elapsed),
      helped: this.helped,
      state: this.state,
      counts: this.counts,
      changed: Date.now(),
    });
  }

  #calm(): void {
    this.help.clear();
    this.selected = undefined;
    this.verdict = undefined;
  }

  // Groups are asked for where they are shown.
  async #see(): Promise<void> {
    if (this.desk.isTurn) this.turn = await this.questions.turn(this.desk.tiles);
  }

  async #lay(at: Placement): Promise<void> {
    this.#calm();
    this.#lifted = false;
    await this.desk.attempt({ place: at });
    await this.#see();
    if (!this.desk.isTurn && this.desk.left.length === 0) await this.check();
  }

  // From the pile, this face up, or out of the board, as it lay. Seen at once; where it fits is known a little later.
  take(id: number, face?: string, aim = this.help.next): Promise<void> {
    if (!this.active) return Promise.resolve();
    this.#calm();
    this.#lifted = false;
    if (face !== undefined) this.holder.turnUp(id, face);
    this.holder.take(id);
    this.#taken = this.#reach(id, aim);
    return this.#taken;
  }
  async #reach(id: number, aim?: Placement): Promise<void> {
    if (!(await this.desk.look(id)) || this.holder.held?.tile.id !== id) return;
    this.holder.take(id);
    if (aim !== undefined && this.desk.tileOf(aim[0]) === id) this.holder.aim(aim);
  }
  // When the tile requested last is in the hand.
  taken(): Promise<void> {
    return this.#taken;
  }

  async lift(at: Placement): Promise<void> {
    if (!this.active) return;
    this.desk.lift(at);
    const taken = this.take(this.desk.tileOf(at[0]), at[0], at);
    this.#lifted = true;
    await Promise.all([taken, this.#see()]);
  }

  // Out of the board and back to the pile: it was wrong.
  async #discard(at: Placement): Promise<void> {
    const laid = this.desk.tiles.find((tile) => samePlacement(tile, at));
    this.#calm();
    if (laid !== undefined) this.desk.lift(laid);
    await this.#see();
  }

  // A touch on the board: the held tile is laid, or the tile there is taken out.
  async tap(point: Point): Promise<void> {
    if (!this.active) return;
    this.holder.forgive();
    if (this.holder.held !== undefined) {
      await this.#taken;
      return void (await this.holder.tap(point));
    }
    if (this.help.next !== undefined && covers(this.help.next, point)) return this.enter();
    const at = this.desk.tiles.find((tile) => covers(tile, point));
    if (at !== undefined) await this.lift(at);
  }

  // The next tile that may be taken out.
  select(by: number): Placement | undefined {
    const all = this.desk.tiles;
    const now = all.findIndex((at) => this.selected !== undefined && samePlacement(at, this.selected));
    this.selected = all[now < 0 && by < 0 ? all.length - 1 : (now + by + all.length) % all.length];
    return this.selected;
  }

  // What is shown is done: the tile is laid, what help says, a tile is taken out; or the turn is done.
  async enter(): Promise<void> {
    if (!this.active) return;
    const { next, wrong } = this.help;
    if (this.holder.ghost !== undefined) return this.holder.layGhost();
    if (next !== undefined) return this.take(this.desk.tileOf(next[0]), next[0]);
    if (wrong !== undefined) return this.#discard(wrong);
    const { selected } = this;
    if (selected !== undefined) return this.lift(selected);
    if (this.desk.isTurn && this.desk.tiles.length > 0 && this.holder.held === undefined) await this.check();
  }

  // The held tile goes back to the pile; or to where it came from, as everything that is undone.
  async undo(): Promise<void> {
    if (!this.active) return;
    const holding = this.holder.held !== undefined;
    const back = !holding || this.#lifted;
    this.#calm();
    this.holder.clear();
    this.#lifted = false;
    if (back) this.desk.undo();
    await this.#see();
  }
  putBack(): void {
    this.holder.clear();
    this.#lifted = false;
  }

  async ask(): Promise<void> {
    if (!this.active || this.desk.isTurn) return;
    const held = this.holder.held?.tile.id;
    this.#calm();
    await this.help.ask();
    ++this.helped;
    this.#keep();
    const { next } = this.help;
    if (held === undefined || next === undefined) return;
    // For a tile already in the hand it is shown where it goes; another one makes room for the one that is meant.
    if (this.desk.tileOf(next[0]) === held) this.holder.aim(next);
    else this.putBack();
  }

  async check(): Promise<void> {
    if (this.desk.isTurn) {
      await this.#judge();
      if (this.verdict?.right !== true) return;
    } else if (!(await this.questions.isRight(this.desk.tiles))) {
      return;
    }
    this.watch.stop();
    this.state = 'solved';
    this.justSolved = true;
    this.holder.clear();
    this.desk.earlier = undefined; // nothing is laid differently any more
    this.#keep();
    if (!this.counts) return;
    const clock = Math.floor(this.watch.elapsed);
    const day = this.day === undefined ? {} : { day: this.day };
    keepSolved(this.info.id, { clock, helped: this.helped, when: Date.now(), ...day });
  }

  async #judge(): Promise<void> {
    const { tiles } = this.desk;
    const [turn, right, { points }] = await Promise.all([
      this.questions.turn(tiles),
      this.questions.isRight(tiles),
      this.questions.solution(),
    ]);
    if (tiles === this.desk.tiles) this.verdict = { ...turn, right, best: points ?? 0 };
  }

  // Gives up.
  async reveal(): Promise<void> {
    this.watch.stop();
    this.holder.clear();
    this.#calm();
    this.state = 'shown';
    const { solution } = await this.questions.solution();
    const given = this.desk.given;
    this.desk.laid = { tiles: solution.filter((at) => !given.some((other) => samePlacement(at, other))), moves: [] };
    this.#keep();
    await this.#see();
    if (this.desk.isTurn) await this.#judge();
  }

  // All tiles off; before anything is solved or shown that can be undone.
  async restart(): Promise<void> {
    const wasOpen = this.active;
    this.holder.clear();
    this.#calm();
    this.justSolved = false;
    this.desk.clear();
    if (!wasOpen) {
      this.desk.laid = { tiles: [], moves: [] };
      this.state = 'open';
      this.helped = 0;
      this.watch.reset();
    }
    this.watch.start();
    this.#keep();
    await this.#see();
  }
}
