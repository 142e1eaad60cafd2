// Any position as a table of the real engine, for tests: at Terra one player may lay one tile after the other as long as they
// can pay, and the other does nothing.
import { Refusal } from './engine.ts';
import type { Ask, Edge, Placement, Scene, Step, TileInfo } from './types.ts';

export const player = 1; // who lays out at Terra, and begins

export class Position {
  private constructor(
    private readonly ask: Ask,
    private readonly table: number,
    private readonly first: Placement, // lies at 0 0 at the table
  ) {}

  // Needs: placements in an order in which they can be laid.
  static async of(ask: Ask, tiles: readonly TileInfo[], placed: readonly Placement[]): Promise<Position> {
    const [first] = placed;
    if (first === undefined) throw new Error('a position has tiles');
    const ids = placed.flatMap(([face]) => tiles.find(({ a, b }) => a === face || b === face)?.id ?? []);
    const others = tiles.map(({ id }) => id).filter((id) => !ids.includes(id));
    const deck = [...ids.slice(0, 2), ...others.slice(0, 1), ...ids.slice(2), ...others.slice(1)];
    const { table } = await ask({
      op: 'create',
      table: {
        game: 'terra',
        options: {},
        seats: [{ name: 'Ann' }, { name: 'Bob' }],
        opened: { nonce: '0'.repeat(64), deck },
        commitment: '0'.repeat(64),
      },
    });
    const position = new Position(ask, table, first);
    for (const at of placed) await position.place(at);
    return position;
  }

  async act(step: Step): Promise<void> {
    await this.ask({ op: 'act', table: this.table, step });
  }

  // Waits until there are enough coins.
  async place([face, x, y, rot]: Placement): Promise<void> {
    const step: Step = { seat: player, place: [face, x - this.first[1], y - this.first[2], rot] };
    for (;;) {
      try {
        return await this.act(step);
      } catch (error) {
        if (!(error instanceof Refusal) || !error.message.includes('coin')) throw error;
        await this.save();
      }
    }
  }
  async pawn([x, y, side]: Edge): Promise<void> {
    await this.act({ seat: player, mark: [x - this.first[1], y - this.first[2], side] });
  }
  // A round in which nothing is bought.
  async save(): Promise<void> {
    await this.act({ seat: player, done: true });
    await this.act({ seat: 1 - player, done: true });
  }

  // With the coordinates of the placements.
  async scene(): Promise<Scene> {
    const scene = await this.ask({ op: 'scene', table: this.table, viewer: null });
    const [, x, y] = this.first;
    for (const { groups } of scene.layouts) {
      for (const group of groups) group.discs = group.discs.map(([a, b, side]): Edge => [a + x, b + y, side]);
    }
    return scene;
  }
}
