// The end of a game as it is shown on the board, one thing after the other: by itself, or whatever somebody points at.
import type { Spot } from '../spot.ts';

export interface Stop {
  key: string;
  spot: Spot;
}

const pause = 1100; // milliseconds for each

export class Tour {
  playing = $state(false);
  #at = $state<string>();
  #next: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly stops: () => readonly Stop[],
    private readonly show: (spot: Spot | undefined) => void,
  ) {}

  // Which of them is shown.
  get at(): string | undefined {
    return this.#at;
  }

  // Somebody points at one of them, or at nothing any more: then it no longer goes on by itself.
  point(key: string | undefined): void {
    this.stop();
    this.#show(key);
  }

  play(): void {
    this.stop();
    this.playing = true;
    this.#step(0);
  }
  stop(): void {
    clearTimeout(this.#next);
    this.playing = false;
  }
  end(): void {
    this.point(undefined);
  }

  #step(index: number): void {
    const stop = this.stops()[index];
    this.#show(stop?.key);
    if (stop === undefined) this.playing = false;
    else this.#next = setTimeout(() => this.#step(index + 1), pause);
  }
  #show(key: string | undefined): void {
    this.#at = key;
    this.show(this.stops().find((stop) => stop.key === key)?.spot);
  }
}
