// A table on this device: the engine in the worker holds it, and the browser keeps it for the next visit.
import { ask, catalogue } from '../engine/engine.ts';
import type { Aid, GameName, Options, SeatInfo, Step, TableRequest, Told } from '../engine/types.ts';
import { commit, makeDeck, randomBelow } from './chance.ts';
import { EngineTable } from './engine_table.ts';
import { keep, savedTable, type SavedTable } from './saved.ts';

export interface Agreement {
  game: GameName;
  options: Options;
  seats: SeatInfo[];
  aids: Aid[];
}

// A step to be played again: without what was told about it.
const actionKeys = [
  'place', 'pass', 'done', 'mark', 'unmark', 'keep', 'bid', 'follow', 'again', 'take', 'back', 'sheet', 'announce', 'time',
] as const; // prettier-ignore

function stepOf(told: Told): Step {
  const step: Record<string, unknown> = { seat: told.seat };
  if (told.ms !== undefined) step['ms'] = told.ms;
  for (const key of actionKeys) if (told[key] !== undefined) step[key] = told[key];
  return step as unknown as Step;
}

export class LocalTable extends EngineTable {
  kept = true; // false if the browser would not keep the game
  // Called when it turns out that another tab has continued the game.
  onOvertaken: () => void = () => undefined;
  #known = 0; // steps that are kept

  private constructor(
    handle: number,
    readonly saved: SavedTable,
  ) {
    super(handle, saved.request);
  }

  static async create(agreement: Agreement): Promise<LocalTable> {
    const { games, tiles } = await catalogue();
    const returnsTiles = games.some(({ name, returns_tiles }) => name === agreement.game && returns_tiles);
    const deck = makeDeck(
      tiles.map(({ id }) => id),
      returnsTiles,
    );
    const request: TableRequest = { ...agreement, ...(await commit(agreement.game, deck)), steps: [] };
    const id = Array.from({ length: 8 }, () => 'abcdefghijkmnpqrstuvwxyz23456789'[randomBelow(32)]).join('');
    const saved: SavedTable = { id, request, begun: Date.now(), changed: Date.now(), clock: 0, over: false };
    return LocalTable.open(saved);
  }

  static async open(saved: SavedTable): Promise<LocalTable> {
    const { table, steps } = await ask<{ table: number; steps: number }>({ op: 'create', table: saved.request });
    const local = new LocalTable(table, saved);
    local.#known = steps;
    if (!local.overtaken) local.kept = keep(saved);
    return local;
  }

  // Another tab has continued this game: what is here is old, and must not replace it.
  get overtaken(): boolean {
    const stored = savedTable(this.saved.id);
    return stored !== undefined && stored.request.steps?.length !== this.saved.request.steps?.length;
  }
  #mustBeNewest(): void {
    if (!this.overtaken) return;
    this.onOvertaken();
    throw new Error('another tab has gone on with this game');
  }

  override async act(steps: readonly Step[]): Promise<void> {
    this.#mustBeNewest();
    try {
      await super.act(steps);
    } finally {
      await this.#keep();
    }
  }

  async #keep(): Promise<void> {
    const scene = await this.scene(null, [], this.#known);
    this.#mustBeNewest();
    this.saved.request.steps?.push(...scene.story.filter(({ seat }) => seat !== 'chance').map(stepOf));
    this.#known = scene.steps;
    this.saved.changed = Date.now();
    this.saved.over = scene.state.result !== undefined;
    this.kept = keep(this.saved);
  }

  protected override seed(seat: number): number {
    const ofTable = Number.parseInt(this.saved.request.opened.nonce.slice(0, 8), 16);
    return ofTable + seat * 1_000_003;
  }

  // The time that has been played, where there is a clock; it stands still while nobody looks.
  get clock(): number {
    return this.saved.clock;
  }
  keepClock(milliseconds: number): void {
    this.saved.clock = milliseconds;
    if (!this.overtaken) this.kept = keep(this.saved);
  }
}
