// How long somebody has been at something: the time stands still while nobody looks, and is kept for the next visit.
export interface TimeSource {
  now(): number; // milliseconds since whenever
  every(milliseconds: number, run: () => void): () => void;
  watch(look: (visible: boolean) => void): () => void; // whether the page is looked at, as it changes
}

const pageTime: TimeSource = {
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

export interface Habits {
  source?: TimeSource | undefined;
  beat?: number;
  onbeat?: () => void; // while somebody looks
  counts?: () => boolean; // whether time passes at all
}

const keptEvery = 5000;
const longestBeat = 2000; // longer, and the machine was asleep

export class Stopwatch {
  elapsed = $state(0);
  readonly #source: TimeSource;
  #looked: number | undefined; // when it was last looked at; nothing while nobody looks
  #kept: number;
  #stops: (() => void)[] = [];

  constructor(
    elapsed: number,
    private readonly keep: (elapsed: number) => void,
    private readonly habits: Habits = {},
  ) {
    this.#source = habits.source ?? pageTime;
    this.elapsed = elapsed;
    this.#kept = elapsed;
  }

  get running(): boolean {
    return this.#stops.length > 0;
  }

  start(): void {
    if (this.running) return;
    this.#looked = this.#source.now();
    this.#stops = [
      this.#source.every(this.habits.beat ?? 250, () => this.#beat()),
      this.#source.watch((visible) => {
        this.advance();
        if (!visible) this.#keep();
        this.#looked = visible ? this.#source.now() : undefined;
      }),
    ];
  }

  stop(): void {
    if (!this.running) return;
    this.advance();
    this.#looked = undefined;
    for (const stop of this.#stops) stop();
    this.#stops = [];
    this.#keep();
  }

  reset(): void {
    this.advance();
    this.elapsed = 0;
    this.#keep();
  }

  // To this moment.
  advance(): void {
    if (this.#looked === undefined) return;
    const now = this.#source.now();
    const passed = Math.min(Math.max(0, now - this.#looked), longestBeat);
    this.#looked = now;
    if (this.habits.counts?.() !== false) this.elapsed += passed;
  }

  #beat(): void {
    this.advance();
    if (this.elapsed - this.#kept >= keptEvery) this.#keep();
    if (this.#looked !== undefined) this.habits.onbeat?.();
  }

  #keep(): void {
    this.#kept = this.elapsed;
    this.keep(Math.floor(this.elapsed));
  }
}
