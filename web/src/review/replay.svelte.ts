// Going through a record: where we are in it, through whose eyes we look, and which turn we imagine differently.
import { newsOf, type News } from '../play/alex.ts';
import { recordScene } from '../engine/engine.ts';
import type { AnalysedTurn, RecordScene, SeatInfo, Told } from '../engine/types.ts';
import { games } from '../games/all.ts';
import { moveRowOf, laidBy, positionAfter, stepsAt, type MoveRow, type Move } from './moves.ts';
import { withTurn } from '../share/record.ts';

// A turn as it could have been, and what the table would look like then.
export interface Variant {
  turn: AnalysedTurn;
  scene: RecordScene;
}

// A game that can still be played on keeps its secrets: then only somebody who plays alone may look, through their own eyes.
export function eyesOf(seats: readonly SeatInfo[], secret: boolean): number[] {
  const people = seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  if (!secret) return seats.map((_, seat) => seat);
  return people.length === 1 ? people : [];
}

const mostTold = 1000; // moves; real games have a few hundred

export class Replay {
  position = $state(0); // how many moves have been made
  viewer = $state<number | null>(null);
  scene = $state.raw<RecordScene>() as RecordScene;
  variant = $state.raw<Variant>();
  playing = $state(false);
  readonly row: MoveRow;
  // What came of the announcements (AL3), by position.
  readonly #news = new Map<number, News[]>();
  #wanted = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  private constructor(
    readonly record: string,
    readonly whole: RecordScene, // the end of it, as a spectator sees it
    readonly eyes: readonly number[], // seats whose eyes we may look through
    private readonly pace: () => number, // milliseconds per move, when it runs by itself
  ) {
    this.scene = whole;
    this.row = moveRowOf(whole.story);
    this.position = this.row.moves.length;
  }

  // At the position after this many steps; by default at the end.
  static async open(record: string, steps: number | undefined, secret: boolean, pace: () => number): Promise<Replay> {
    const { total } = await recordScene(record, 0, null);
    const whole = await recordScene(record, total, null);
    const replay = new Replay(record, whole, eyesOf(whole.seats, secret), pace);
    if (steps !== undefined) replay.position = positionAfter(replay.row, steps);
    replay.viewer = eyesOf(whole.seats, true)[0] ?? null;
    await Promise.all([replay.#refresh(), replay.#findNews()]);
    return replay;
  }

  // One after the other: each answer is as long as the game. A game far longer than any is shown without.
  async #findNews(): Promise<void> {
    if (games[this.whole.game].table !== 'announcements' || this.last > mostTold) return;
    let before: RecordScene | undefined;
    for (let position = 0; position <= this.last; ++position) {
      const after = await recordScene(this.record, stepsAt(this.row, position), null);
      if (before !== undefined) this.#news.set(position, newsOf(before.state, after.state));
      before = after;
    }
  }

  get story(): readonly Told[] {
    return this.whole.story;
  }
  get last(): number {
    return this.row.moves.length;
  }
  // What is to be seen: the game, or the turn that we imagine.
  get shown(): RecordScene {
    return this.variant?.scene ?? this.scene;
  }
  // The move that led to the scene.
  get move(): Move | undefined {
    return this.row.moves.find(({ to }) => to === this.scene.steps);
  }
  get fresh() {
    return laidBy(this.story, this.move);
  }
  newsAt(position: number): readonly News[] {
    return this.#news.get(position) ?? [];
  }
  get steps(): number {
    return stepsAt(this.row, this.position);
  }

  async goTo(position: number): Promise<void> {
    this.position = Math.min(this.last, Math.max(0, position));
    this.variant = undefined;
    await this.#refresh();
  }

  async look(viewer: number | null): Promise<void> {
    this.viewer = viewer;
    await this.#refresh();
    if (this.variant !== undefined) await this.imagine(this.variant.turn);
  }

  // An answer that comes late shows nothing: we are elsewhere.
  async #refresh(): Promise<void> {
    const mine = ++this.#wanted;
    const scene = await recordScene(this.record, this.steps, this.viewer);
    if (mine === this.#wanted) this.scene = scene;
  }

  // The better turn in the place of the one that was played.
  async imagine(turn: AnalysedTurn): Promise<void> {
    this.stop();
    const mine = this.#wanted;
    const { actions } = turn.best;
    const record = withTurn(this.record, turn.step, turn.seat, actions);
    const scene = await recordScene(record, turn.step + actions.length, this.viewer);
    if (mine === this.#wanted) this.variant = { turn, scene };
  }
  forget(): void {
    this.variant = undefined;
  }

  async play(): Promise<void> {
    this.playing = true;
    if (this.position === this.last) await this.goTo(0);
    this.#schedule();
  }
  #schedule(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#tick(), this.pace());
  }
  async #tick(): Promise<void> {
    await this.goTo(this.position + 1);
    if (!this.playing) return;
    if (this.position === this.last) this.stop();
    else this.#schedule();
  }
  stop(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }
}
