// The time of a table with a clock. It runs while somebody looks and is kept for the next visit; it brings the referee when
// time is up and asks the bots when they are due.
//
// People and bots act at the same time there, but a session shows one step after the other: so everything that is done at
// such a table goes through here and waits for its turn.
import type { Action, Scene } from '../engine/types.ts';
import type { Session } from './session.svelte.ts';
import { Stopwatch, type TimeSource } from './stopwatch.svelte.ts';

// Where the time played is kept.
export interface KeptClock {
  readonly clock: number;
  keepClock(milliseconds: number): void;
}

interface Manners {
  fail: (error: unknown) => void;
  pace: () => number; // the longest a bot keeps people waiting where it is not a race
  source?: TimeSource;
}

const settingUp = new Set(['sheets', 'layout']);
const racing = new Set(['build', 'think']);

export class TableClock {
  readonly #watch: Stopwatch;
  #stage = '';
  #ready = new Map<number, number>(); // when each bot is to be asked
  #latest: Promise<unknown> = Promise.resolve(); // of what is to be done
  #toDo = 0;

  constructor(
    private readonly session: Session,
    kept: KeptClock,
    private readonly manners: Manners,
  ) {
    const played = Math.max(kept.clock, ...session.story.map(({ ms }) => ms ?? 0));
    this.#watch = new Stopwatch(played, (milliseconds) => kept.keepClock(milliseconds), {
      source: manners.source,
      beat: 100,
      onbeat: () => this.#beat(),
      counts: () => !settingUp.has(session.actual.state.phase),
    });
  }

  // Milliseconds played.
  get elapsed(): number {
    return this.#watch.elapsed;
  }

  start(): void {
    if (!this.session.over) this.#watch.start();
  }
  stop(): void {
    this.#watch.stop();
  }

  // Until the referee is due; nothing where there is no deadline.
  get left(): number | undefined {
    const due = this.session.actual.state.time_up ?? undefined;
    return due === undefined ? undefined : Math.max(0, due - this.elapsed);
  }

  // Does one thing after whatever is under way.
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    ++this.#toDo;
    const done = this.#latest.then(work).finally(() => --this.#toDo);
    this.#latest = done.catch(() => undefined); // whoever asked is told
    return done;
  }

  // What a seat does now. Where that depends on what the others have done until its turn comes, it is found out then; nothing
  // is done if nothing can be. Whether something was done.
  act(actions: Action[] | ((scene: Scene) => Action[]), seat: number | null = this.session.viewer): Promise<boolean> {
    return this.inTurn(async () => {
      const wanted = typeof actions === 'function' ? actions(this.session.actual) : actions;
      if (wanted.length === 0 || (await this.#timeUp())) return false;
      await this.session.act(wanted, seat, this.#now());
      return true;
    });
  }

  // The same for what has been tried.
  confirm(): Promise<boolean> {
    return this.inTurn(async () => {
      if (!this.session.confirmable || (await this.#timeUp())) return false;
      await this.session.confirm(undefined, this.#now());
      return true;
    });
  }

  #now(): number {
    this.#watch.advance();
    return Math.floor(this.elapsed);
  }

  #beat(): void {
    if (this.session.over) return this.stop();
    if (this.#toDo > 0) return;
    this.inTurn(async () => {
      if (!(await this.#timeUp())) await this.#askBots();
    }).catch((error: unknown) => {
      if (!this.#watch.running) return; // the table is closed already
      this.stop();
      this.manners.fail(error);
    });
  }

  // Brings the referee, if due. Whoever has tried something acceptable by then has done it.
  async #timeUp(): Promise<boolean> {
    const due = this.session.actual.state.time_up ?? undefined;
    const now = this.#now();
    if (due === undefined || now < due) return false;
    if (this.session.confirmable) await this.session.confirm(undefined, due - 1);
    else await this.session.act([{ time: true }], 'referee', now);
    return true;
  }

  #level(seat: number) {
    return this.session.table.seats[seat]?.bot ?? 'casual';
  }

  async #askBots(): Promise<void> {
    const { session } = this;
    if (session.tried.length > 0) return;
    const { phase, round, seat: mover, awaited } = session.scene.state;
    const stage = [phase, round, phase === 'think' ? undefined : mover].join();
    // What a bot thought about is over.
    if (stage !== this.#stage) this.#ready.clear();
    this.#stage = stage;
    const bots = awaited.filter((actor) => typeof actor === 'number').filter((seat) => !session.isPerson(seat));
    for (const seat of bots) if (!this.#ready.has(seat)) await this.#rest(seat);
    const readiness = (seat: number): number => this.#ready.get(seat) ?? Infinity;
    const [first] = bots.sort((a, b) => readiness(a) - readiness(b));
    if (first === undefined || readiness(first) > this.elapsed) return;
    const action = await session.table.suggest(first, this.#level(first));
    await this.#rest(first);
    if (action !== null && !(await this.#timeUp())) await session.act([action], first, this.#now());
  }

  async #rest(seat: number): Promise<void> {
    const { phase } = this.session.scene.state;
    const wanted = settingUp.has(phase) ? 0 : await this.session.table.pause(seat, this.#level(seat));
    const pause = racing.has(phase) ? wanted : Math.min(wanted, this.manners.pace());
    this.#ready.set(seat, this.elapsed + pause);
  }
}
