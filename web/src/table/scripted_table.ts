// A table whose every seat is played by whoever has it, as a lesson does: no bot acts by itself, time stands still, and nothing is kept.
import { ask } from '../engine/engine.ts';
import type { Action, Step, TableRequest } from '../engine/types.ts';
import { EngineTable } from './engine_table.ts';
import type { Table } from './table.ts';

export class ScriptedTable extends EngineTable implements Table {
  readonly kept = true;
  readonly id = undefined;
  #now: number | undefined; // of the latest step that has a time

  static async begin(request: TableRequest): Promise<ScriptedTable> {
    const { table } = await ask({ op: 'create', table: request });
    return new ScriptedTable(table, { aids: [], ...request });
  }

  get now(): number {
    return this.#now ?? 0;
  }

  override async look(viewer: number | null): ReturnType<EngineTable['look']> {
    const news = await super.look(viewer);
    this.#now = news.scene.story.findLast(({ ms }) => ms !== undefined)?.ms ?? this.#now;
    return news;
  }

  // A step of anybody.
  play(step: Step): Promise<void> {
    return this.inLine(async () => {
      this.#now = step.ms ?? this.#now;
      await ask({ op: 'act', table: this.handle, step: this.#now === undefined ? step : { ...step, ms: this.#now } });
      this.tell({ scene: await this.consider(this.viewer, []), asked: [] });
    });
  }

  async submit(seat: number, actions: readonly Action[]): Promise<boolean> {
    for (const action of actions) await this.play({ ...action, seat });
    return true;
  }

  goOn(): Promise<void> {
    return Promise.resolve();
  }
  run(): () => void {
    return () => undefined;
  }
}
