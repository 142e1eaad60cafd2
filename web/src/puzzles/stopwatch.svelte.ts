// How long somebody has worked on something: the time stands still while nobody looks.
import { pageTime, type TimeSource } from '../play/clock.svelte.ts';

const beat = 250;
const keptEvery = 5000;
const longestBeat = 2000; // longer, and the machine was asleep

export class Stopwatch {
  elapsed = $state(0);
  #looked: number | undefined; // when it was last looked at; nothing while nobody looks
  #kept: number;
  #stops: (() => void)[] = [];

  constructor(
    elapsed: number,
    private readonly keep: (elapsed: number) => void,
    private readonly source: TimeSource = pageTime,
  ) {
    this.elapsed = elapsed;
    this.#kept = elapsed;
  }

  start(): void {
    if (this.#stops.length > 0) return;
    this.#looked = this.source.now();
    this.#stops = [
      this.source.every(beat, () => {
        this.#advance();
        if (this.elapsed - this.#kept >= keptEvery) this.#keep();
      }),
      this.source.watch((visible) => {
        this.#advance();
        if (!visible) this.#keep();
        this.#looked = visible ? this.source.now() : undefined;
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

  reset(): void {
    this.#advance();
    this.elapsed = 0;
    this.#keep();
  }

  #advance(): void {
    if (this.#looked === undefined) return;
    const now = this.source.now();
    this.elapsed += Math.min(Math.max(0, now - this.#looked), longestBeat);
    this.#looked = now;
  }

  #keep(): void {
    this.#kept = this.elapsed;
    this.keep(Math.floor(this.elapsed));
  }
}
