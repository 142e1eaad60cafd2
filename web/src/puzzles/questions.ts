// Questions to the engine about a puzzle. They go to a worker of their own: a large puzzle takes seconds to make, and the
// engine of the games stays ready for anyone who has gone elsewhere meanwhile.
import { startEngine, type Ask } from '../engine/engine.ts';
import type { Fit, Hints, Place, Placement, PuzzleInfo, PuzzleTurn } from '../engine/types.ts';

let engine: Ask | undefined;
const puzzler: Ask = (request) => (engine ??= startEngine())(request);

export class Questions {
  constructor(
    readonly id: string,
    private readonly ask: Ask = puzzler,
  ) {}

  static async ofDay(day: Date, ask: Ask = puzzler): Promise<Questions> {
    const { id } = await ask<{ id: string }>({
      op: 'puzzle_of_the_day',
      year: day.getFullYear(),
      month: day.getMonth() + 1,
      day: day.getDate(),
    });
    return new Questions(id, ask);
  }

  #ask<Answer extends object>(op: string, rest: Record<string, unknown> = {}): Promise<Answer> {
    return this.ask<Answer>({ op, id: this.id, ...rest });
  }

  info(): Promise<PuzzleInfo> {
    return this.#ask('puzzle');
  }
  solution(): Promise<{ solution: Placement[]; points?: number }> {
    return this.#ask('puzzle_solution');
  }
  async places(laid: readonly Placement[], tile: number): Promise<Place[]> {
    return (await this.#ask<{ places: Place[] }>('puzzle_places', { laid, tile })).places;
  }
  fit(laid: readonly Placement[], place: Placement): Promise<Fit> {
    return this.#ask('puzzle_fit', { laid, place });
  }
  help(laid: readonly Placement[]): Promise<Hints> {
    return this.#ask('puzzle_help', { laid });
  }
  turn(laid: readonly Placement[]): Promise<PuzzleTurn> {
    return this.#ask('puzzle_turn', { laid });
  }
  async isRight(answer: readonly Placement[]): Promise<boolean> {
    return (await this.#ask<{ right: boolean }>('puzzle_check', { answer })).right;
  }
}
