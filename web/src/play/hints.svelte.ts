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
  #number = 0; // of the plan that is shown
  #question = 0; // an answer that comes when it is no longer wanted is not shown

  constructor(
    private readonly session: Session,
    private readonly inWords: (plan: Plan) => string,
  ) {}

  clear(): void {
    ++this.#question;
    this.shown = undefined;
    this.text = '';
    this.#plans = [];
    this.#next = 0;
  }

  async next(): Promise<void> {
    const { session } = this;
    if (session.viewer === null) return;
    if (this.#plans.length === 0) {
      const question = ++this.#question;
      const plans = await this.#ask(session.viewer);
      if (question !== this.#question) return;
      this.#plans = plans;
    }
    const plan = this.#plans[this.#next];
    if (plan === undefined) {
      this.text = words().play.noHint;
      return;
    }
    this.#number = this.#next + 1;
    this.#next = this.#number % this.#plans.length;
    this.shown = plan;
    this.tell(plan);
  }

  // Of the plan that is shown, or of what is left of it.
  tell(plan: Plan): void {
    this.text = `${words().play.hintIs(this.#number, this.#plans.length)}: ${this.inWords(plan)}`;
  }

  async #ask(seat: number): Promise<Plan[]> {
    try {
      return (await this.session.table.hints(seat)).hints ?? [];
    } catch (error) {
      if (error instanceof Refusal) return [];
      throw error;
    }
  }
}
