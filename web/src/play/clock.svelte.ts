// The time of a table with a clock. It runs while somebody looks and is kept for the next visit; it brings the referee when
// time is up and asks the bots when they are due.
//
// People and bots act at the same time there, but a session shows one step after the other: so everything that is done at
// such a table goes through here and waits for its turn.
import type { Action, Scene } from '../engine/types.ts';
import type { Session } from './session.svelte.ts';

export interface TimeSource {
  now(): number; // milliseconds since whenever
  every(milliseconds: number, run: () => void): () => void;
  watch(look: (visible: boolean) => void): () => void; // whether the page is looked at, as it changes
}

export const pageTime: TimeSource = {
  now: () => performance.now(),
  every(milliseconds, run) {
    const timer = setInterval(run, milliseconds);
    return () => clearInterval(timer);
  },
  watch(look) {
    const change = (): void => look(!document.hidden);
    const leave = (): void => look(false);
    document.addEventListener('visibilitychange', change);
    addEventListener('pagehide', leave);
    addEventListener('pageshow', change);
    return () => {
      document.removeEventListener('visibilitychange', change);
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', change);
    };
  },
};

// Where the time played is kept.
export interface KeptClock {
  readonly clock: number;
  keepClock(milliseconds: number): void;
}

interface Manners {
  fail: (error: unknown) => void;
  pace: () => number; // the longest that a bot keeps people waiting where nobody races it
  source?: TimeSource;
}

const beat = 100;
const keptEvery = 5000;
const longestBeat = 2000; // longer, and the machine was asleep
const settingUp = new Set(['sheets', 'layout']);
const racing = new Set(['build', 'think']);

export class TableClock {
  // Milliseconds played.
  elapsed = $state(0);
  readonly #source: TimeSource;
  #looked: number | undefined; // when the time was looked at last; nothing while it stands still
  #kept: number;
  #stage = '';
  #ready = new Map<number, number>(); // when each bot is to be asked
  #latest: Promise<unknown> = Promise.resolve(); // of what is to be done
  #toDo = 0;
  #stops: (() => void)[] = [];

  constructor(
    private readonly session: Session,
    private readonly kept: KeptClock,
    private readonly manners: Manners,
  ) {
    this.#source = manners.source ?? pageTime;
    const steps = session.story.map(({ ms }) => ms ?? 0);
    this.elapsed = Math.max(kept.clock, ...steps);
    this.#kept = kept.clock;
  }

  start(): void {
    if (this.session.over) return;
    this.#looked = this.#source.now();
    this.#stops = [
      this.#source.every(beat, () => this.#beat()),
      this.#source.watch((visible) => {
        this.#advance();
        if (!visible) this.#keep();
        this.#looked = visible ? this.#source.now() : undefined;
      }),
    ];
  }

  stop(): void {
    if (this.#stops.length === 0) return;
    this.#advance();
    this.#looked = undefined;
    for (const stop of this.#stops) stop();
    this.#stops = [];
    this.#keep();
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
    this.#latest = done.catch(() => undefined); // who asked is told
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
    this.#advance();
    return Math.floor(this.elapsed);
  }

  #advance(): void {
    if (this.#looked === undefined) return;
    const now = this.#source.now();
    const passed = Math.min(Math.max(0, now - this.#looked), longestBeat);
    this.#looked = now;
    if (!settingUp.has(this.session.actual.state.phase)) this.elapsed += passed;
  }

  #keep(): void {
    this.#kept = this.elapsed;
    this.kept.keepClock(Math.floor(this.elapsed));
  }

  #beat(): void {
    this.#advance();
    if (this.elapsed - this.#kept >= keptEvery) this.#keep();
    if (this.session.over) return this.stop();
    if (this.#looked === undefined || this.#toDo > 0) return;
    this.inTurn(async () => {
      if (!(await this.#timeUp())) await this.#askBots();
    }).catch((error: unknown) => {
      if (this.#stops.length === 0) return; // the table is closed already
      this.stop();
      this.manners.fail(error);
    });
  }

  // Brings the referee, if he is due. Who has tried something by then that will do has done it.
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
