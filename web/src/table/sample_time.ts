// Time for tests: it passes when it is told to.
import type { TimeSource } from './stopwatch.svelte.ts';

export class FakeTime implements TimeSource {
  #now = 1_000_000;
  #running = new Set<() => void>();
  look: (visible: boolean) => void = () => undefined;

  now = (): number => this.#now;
  every(_milliseconds: number, run: () => void): () => void {
    this.#running.add(run);
    return () => this.#running.delete(run);
  }
  watch(look: (visible: boolean) => void): () => void {
    this.look = look;
    return () => (this.look = () => undefined);
  }
  // And nothing runs meanwhile.
  sleep(milliseconds: number): void {
    this.#now += milliseconds;
  }
  // In beats.
  pass(milliseconds: number, beat = 250): void {
    for (let passed = 0; passed < milliseconds; passed += beat) {
      this.#now += beat;
      for (const run of this.#running) run();
    }
  }
}
