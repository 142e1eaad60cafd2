// Questions to the engine about a puzzle. They go to a worker of their own: a large puzzle takes seconds to make, and the
// engine of the games stays ready for anyone who has gone elsewhere meanwhile.
import { Refusal, startEngine } from '../engine/engine.ts';
import type { Ask, Fit, Hints, Place, Placement, PuzzleInfo, PuzzleTurn } from '../engine/types.ts';

let engine: Ask | undefined;
const puzzler: Ask = (request) => (engine ??= startEngine())(request);

export class Questions {
  constructor(
    readonly id: string,
    private readonly ask: Ask = puzzler,
  ) {}

  static async ofDay(day: Date, ask: Ask = puzzler): Promise<Questions> {
    const { id } = await ask({
      op: 'puzzle_of_the_day',
      year: day.getFullYear(),
      month: day.getMonth() + 1,
      day: day.getDate(),
    });
    return new Questions(id, ask);
  }

  info(): Promise<PuzzleInfo> {
    return this.ask({ op: 'puzzle', id: this.id });
  }
  solution(): Promise<{ solution: Placement[]; points?: number }> {
    return this.ask({ op: 'puzzle_solution', id: this.id });
  }
  async places(laid: readonly Placement[], tile: number): Promise<Place[]> {
    return (await this.ask({ op: 'puzzle_places', id: this.id, laid, tile })).places;
  }
  // Whether tiles that were kept can lie there at all.
  async canLie(laid: readonly Placement[]): Promise<boolean> {
    const last = laid.at(-1);
    if (last === undefined) return true;
    try {
      return (await this.fit(laid.slice(0, -1), last)).fits;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return false;
    }
  }
  fit(laid: readonly Placement[], place: Placement): Promise<Fit> {
    return this.ask({ op: 'puzzle_fit', id: this.id, laid, place });
  }
  help(laid: readonly Placement[]): Promise<Hints> {
    return this.ask({ op: 'puzzle_help', id: this.id, laid });
  }
  turn(laid: readonly Placement[]): Promise<PuzzleTurn> {
    return this.ask({ op: 'puzzle_turn', id: this.id, laid });
  }
  async isRight(answer: readonly Placement[]): Promise<boolean> {
    return (await this.ask({ op: 'puzzle_check', id: this.id, answer })).right;
  }
}
