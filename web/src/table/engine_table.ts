// A table that the engine in the worker holds, for as long as the page wants it: it is not saved.
import { ask } from '../engine/engine.ts';
import type {
  Action,
  Aid,
  Fit,
  GameName,
  Hints,
  Level,
  Options,
  Placement,
  Scene,
  SeatInfo,
  Square,
  Step,
  TableRequest,
} from '../engine/types.ts';
import type { Table } from './table.ts';

const hintNodes = 4000;
// Filling a figure is another kind of search: it sees many more positions in the same time, and needs them for a large one.
const figureHintNodes = 500_000;

export class EngineTable implements Table {
  readonly game: GameName;
  readonly options: Options;
  readonly seats: readonly SeatInfo[];
  readonly aids: readonly Aid[];

  protected constructor(
    private readonly handle: number,
    { game, options, seats, aids }: TableRequest,
  ) {
    this.game = game;
    this.options = options;
    this.seats = seats;
    this.aids = aids ?? [];
  }

  static async begin(request: TableRequest): Promise<EngineTable> {
    const { table } = await ask<{ table: number }>({ op: 'create', table: request });
    return new EngineTable(table, request);
  }

  scene(viewer: number | null, tried: readonly Action[], since: number): Promise<Scene> {
    return ask({ op: 'scene', table: this.handle, viewer, tried, since });
  }

  async act(steps: readonly Step[]): Promise<void> {
    for (const step of steps) await ask({ op: 'act', table: this.handle, step });
  }

  fit(viewer: number, tried: readonly Action[], place: Placement): Promise<Fit> {
    return ask({ op: 'fit', table: this.handle, viewer, tried, place });
  }

  async gaps(viewer: number | null, tried: readonly Action[]): Promise<Square[]> {
    const { squares } = await ask<{ squares: Square[] }>({ op: 'gaps', table: this.handle, viewer, tried });
    return squares;
  }

  hints(seat: number): Promise<Hints> {
    const nodes = this.game === 'puzzle' || this.game === 'arlequin' ? figureHintNodes : hintNodes;
    return ask({ op: 'hints', table: this.handle, seat, nodes, seed: 1 });
  }

  // The engine keeps a bot beside its seat as long as this stays the same.
  protected seed(seat: number): number {
    return seat;
  }

  async suggest(seat: number, level: Level): Promise<Action | null> {
    const seed = this.seed(seat);
    const { action } = await ask<{ action: Action | null }>({ op: 'suggest', table: this.handle, seat, level, seed });
    return action;
  }

  async pause(seat: number, level: Level): Promise<number> {
    const seed = this.seed(seat);
    const { ms } = await ask<{ ms: number }>({ op: 'pause', table: this.handle, seat, level, seed });
    return ms;
  }

  async record(): Promise<string> {
    const { record } = await ask<{ record: string }>({ op: 'record', table: this.handle });
    return record;
  }

  async close(): Promise<void> {
    await ask({ op: 'close', table: this.handle });
  }
}
