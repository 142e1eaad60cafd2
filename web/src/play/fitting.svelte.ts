// Which faces of the tiles in a pile fit somewhere into a figure. The engine says so tile by tile: each is taken in thought.
import { Refusal } from '../engine/engine.ts';
import type { Action, Place } from '../engine/types.ts';
import type { Table } from '../table/table.ts';

export class Fitting {
  faces = $state.raw<ReadonlyMap<number, ReadonlySet<string>>>();
  #looks = 0; // a later request makes an earlier one pointless

  constructor(private readonly table: Table) {}

  clear(): void {
    ++this.#looks;
    this.faces = undefined;
  }

  async look(seat: number, ids: readonly number[], held: number | null): Promise<void> {
    const look = ++this.#looks;
    const found = new Map<number, ReadonlySet<string>>();
    for (const id of ids) {
      const places = await this.#places(seat, id, held);
      if (look !== this.#looks) return;
      found.set(id, new Set(places.map(({ at }) => at[0])));
    }
    this.faces = found;
  }

  async #places(seat: number, id: number, held: number | null): Promise<Place[]> {
    const tried: Action[] = held === id ? [] : [...(held === null ? [] : [{ back: true } as const]), { take: id }];
    try {
      return (await this.table.consider(seat, tried)).places;
    } catch (error) {
      if (error instanceof Refusal) return []; // somebody has taken it meanwhile
      throw error;
    }
  }
}
