// A table that is hosted elsewhere. The engine here is given the steps as the viewer may see them, and knows the game from them; what is done at
// the table is submitted to the host.
import { ask, Refusal } from '../engine/engine.ts';
import type { Action, Opened, Report } from '../engine/types.ts';
import { hashOf } from './chance.ts';
import { EngineTable } from './engine_table.ts';
import type { Agreement, Table } from './table.ts';

// The way to the host and back.
export interface HostLine {
  onReport: (since: number, report: Report, asked: readonly number[]) => Promise<void>;
  submit(seat: number, actions: readonly Action[], seen: number): Promise<boolean>;
  goOn(seats: readonly number[], seen: number): Promise<void>;
  // The time at the host, in milliseconds since the game began.
  readonly now: number;
  close(): void;
}

export class FollowedTable extends EngineTable implements Table {
  readonly kept = true; // the host keeps it
  readonly id = undefined;
  #asked: readonly number[] = [];
  #opened: Opened | undefined;
  #fail: (error: unknown) => void = () => undefined;

  private constructor(
    handle: number,
    agreement: Agreement,
    private readonly eyes: number | null,
    private readonly line: HostLine,
  ) {
    super(handle, agreement);
    this.viewer = eyes;
    line.onReport = (since, report, asked) => this.#hear(since, report, asked);
  }

  static async join(
    agreement: Agreement & { commitment: string },
    viewer: number | null,
    line: HostLine,
  ): Promise<FollowedTable> {
    const { table } = await ask({ op: 'follow', table: agreement, viewer });
    return new FollowedTable(table, agreement, viewer, line);
  }

  override get here(): readonly number[] {
    return this.eyes === null ? [] : [this.eyes];
  }
  get now(): number {
    return this.line.now;
  }
  protected override get asked(): readonly number[] {
    return this.#asked;
  }

  #hear(since: number, report: Report, asked: readonly number[]): Promise<void> {
    return this.inLine(async () => {
      try {
        await ask({ op: 'hear', table: this.handle, since, report });
        this.#opened = report.opened ?? this.#opened;
        this.#asked = asked;
        this.tell({ scene: await this.consider(this.viewer, []), asked });
      } catch (error) {
        this.#fail(error);
      }
    });
  }

  submit(seat: number, actions: readonly Action[], seen: number): Promise<boolean> {
    return this.line.submit(seat, actions, seen);
  }
  goOn(seats: readonly number[], seen: number): Promise<void> {
    return this.line.goOn(seats, seen);
  }

  // Nobody has to take the host's word: what was reported is checked against the deck, once that is known.
  override async record(): Promise<string> {
    if (this.#opened === undefined) throw new Refusal('the deck has not been told yet');
    const { game } = this;
    const { text } = await ask({
      op: 'committed_text',
      game,
      tiles: 'standard',
      opened: this.#opened,
    });
    const { record } = await ask({ op: 'record', table: this.handle, sha256: hashOf(text) });
    return record;
  }

  run({ fail }: Parameters<Table['run']>[0]): () => void {
    this.#fail = fail;
    return () => (this.#fail = () => undefined);
  }
  override async close(): Promise<void> {
    this.line.close();
    await super.close();
  }
}
