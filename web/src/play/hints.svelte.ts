// Hints for the player to move: the best turns that were found, one after the other, and each of them step by step to its end.
import { Refusal } from '../engine/engine.ts';
import type { Action, Plan, PlayedAction } from '../engine/types.ts';
import { words } from '../words/words.svelte.ts';
import { sameAction } from './choices.ts';
import type { Session } from './session.svelte.ts';

export class Hints {
  shown = $state.raw<Plan>();
  text = $state('');
  #plans: Plan[] = [];
  #next = 0;
  #number = 0; // of the plan that is shown
  #from: readonly Action[] = []; // what was tried when these plans were asked for
  #question = 0; // an answer that comes when it is no longer wanted is not shown

  constructor(
    private readonly session: Session,
    private readonly inWords: (steps: readonly PlayedAction[]) => string,
  ) {}

  clear(): void {
    ++this.#question;
    this.shown = undefined;
    this.text = '';
    this.#plans = [];
    this.#next = 0;
  }

  // The next good turn from where the player is in theirs. After a step of one that was shown, others are asked for.
  async next(): Promise<void> {
    const { session } = this;
    const { viewer, tried } = session;
    if (viewer === null) return;
    if (this.#plans.length === 0 || tried !== this.#from) {
      if (!(await this.#look(viewer, tried, []))) return;
    }
    const plan = this.#plans[this.#next];
    if (plan === undefined) {
      this.clear();
      this.text = words().play.noHint;
      return;
    }
    this.#number = this.#next + 1;
    this.#next = this.#number % this.#plans.length;
    this.shown = plan;
    this.#tell();
  }

  // A plan may end before the turn does: what is best in its last part depends on what comes of the one before.
  async goOn(): Promise<void> {
    const { viewer, tried, beyond, scene } = this.session;
    const { left } = this;
    const isOpen =
      left.length === 0 ? scene.choices.length > 0 : beyond !== undefined && left.every((step) => 'done' in step);
    if (viewer === null || this.shown === undefined || !isOpen) return;
    if (await this.#look(viewer, tried, beyond === undefined ? [] : [{ done: true }])) await this.next();
  }

  // Asks for plans that begin with these steps. Returns whether they are still wanted.
  async #look(viewer: number, tried: readonly Action[], first: readonly PlayedAction[]): Promise<boolean> {
    const question = ++this.#question;
    const plans = await this.#ask(viewer, [...tried, ...first]);
    if (question !== this.#question || tried !== this.session.tried) return false;
    for (const plan of plans) plan.actions.unshift(...first);
    this.#plans = plans;
    this.#from = tried;
    this.#next = 0;
    return true;
  }

  // What is left of the plan that is shown. Whoever begins the last part of a turn need not say that the one before is over.
  get left(): readonly PlayedAction[] {
    const { shown, session } = this;
    const left = shown?.actions.slice(session.tried.length - this.#from.length) ?? [];
    const [first, second] = left;
    const isSaid = first === undefined || !('done' in first) || second === undefined || session.beyond === undefined;
    return isSaid ? left : left.slice(1);
  }
  get step(): PlayedAction | undefined {
    return this.left[0];
  }

  // After something was tried: whoever does what the hint said is shown how it continues; whoever does something else no longer wants
  // it. Returns what comes next, if the plan goes on.
  follow(): PlayedAction | undefined {
    const { shown, session } = this;
    if (shown === undefined) return undefined;
    const done = session.tried.slice(this.#from.length);
    const follows =
      session.tried.length >= this.#from.length &&
      done.every((action, i) => {
        const hinted = shown.actions[i];
        return hinted !== undefined && sameAction(action, hinted, session.scene);
      });
    if (follows) this.#tell();
    else this.clear();
    return this.step;
  }

  #tell(): void {
    this.text =
      this.left.length === 0
        ? ''
        : `${words().play.hintIs(this.#number, this.#plans.length)}: ${this.inWords(this.left)}`;
  }

  async #ask(seat: number, tried: readonly Action[]): Promise<Plan[]> {
    try {
      return (await this.session.table.hints(seat, tried)).hints ?? [];
    } catch (error) {
      if (error instanceof Refusal) return [];
      throw error;
    }
  }
}
