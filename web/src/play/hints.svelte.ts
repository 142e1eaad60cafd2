// Hints for the player to move: the best turns that were found, one after the other.
import { Refusal } from '../engine/engine.ts';
import type { Plan } from '../engine/types.ts';
import { words } from '../words/words.svelte.ts';
import type { Session } from './session.svelte.ts';

export class Hints {
  shown = $state.raw<Plan>();
  text = $state('');
  #plans: Plan[] = [];
  #next = 0;

  constructor(private readonly session: Session) {}

  clear(): void {
    this.shown = undefined;
    this.text = '';
    this.#plans = [];
    this.#next = 0;
  }

  async next(): Promise<void> {
    const { session } = this;
    if (session.viewer === null) return;
    if (this.#plans.length === 0) {
      try {
        this.#plans = (await session.table.hints(session.viewer)).hints ?? [];
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
      }
    }
    const plan = this.#plans[this.#next];
    if (plan === undefined) {
      this.text = words().play.noHint;
      return;
    }
    this.#next = (this.#next + 1) % this.#plans.length;
    const number = this.#plans.indexOf(plan) + 1;
    const w = words();
    this.shown = plan;
    this.text = `${w.play.hintIs(number, this.#plans.length)}: ${w.play.hintValue(w.number(plan.now))}`;
  }
}
