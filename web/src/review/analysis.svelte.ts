// "What could have been better?", asked turn by turn: each answer is there to be seen while the next turn is looked at.
import { analyseFrom, Refusal } from '../engine/engine.ts';
import type { AnalysedTurn } from '../engine/types.ts';

export type Judge = typeof analyseFrom;

export class Analysis {
  turns = $state.raw<AnalysedTurn[]>([]);
  done = $state(0); // steps of the record
  running = $state(false);
  // Games in which all play at once are not judged; nobody knows before the engine has been asked.
  possible = $state<boolean>();
  #run = 0; // the latest; one that was stopped may still wait for its last answer

  constructor(
    private readonly record: string,
    readonly total: number,
    private readonly nodes: number, // per turn, as for a hint: what was hinted is what is best
    private readonly judge: Judge = analyseFrom,
  ) {}

  get complete(): boolean {
    return this.possible === true && this.done >= this.total;
  }

  // Whether the engine judges this game at all.
  async ask(): Promise<void> {
    await this.#refusing(() => this.judge(this.record, this.total, this.nodes));
  }

  // From where it was stopped.
  async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    const mine = ++this.#run;
    try {
      while (this.running && this.done < this.total) {
        const found = await this.#refusing(() => this.judge(this.record, this.done, this.nodes));
        if (found === undefined || mine !== this.#run) return;
        if (found.turn !== null) this.turns = [...this.turns, found.turn];
        this.done = found.next;
      }
    } finally {
      if (mine === this.#run) this.running = false;
    }
  }

  stop(): void {
    this.running = false;
  }

  async #refusing<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      const found = await work();
      this.possible = true;
      return found;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.possible = false;
      return undefined;
    }
  }
}
