// Puzzles are solved here with the engine itself.
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { centreOf, samePlacement } from '../board/geometry.ts';
import { fakeStorage } from '../device/sample_storage.ts';
import { startNodeEngine } from '../engine/node.ts';
import type { Ask, Placement, TileInfo } from '../engine/types.ts';
import { speak } from '../words/words.svelte.ts';
import { begunPuzzles, progressOf, solvedCount, solvedPuzzles, solvedToday } from './kept.ts';
import { Questions } from './questions.ts';
import { FakeTime } from '../table/sample_time.ts';
import { Solving } from './solving.svelte.ts';

let ask: Ask;
let tiles: ReadonlyMap<number, TileInfo>;
beforeAll(async () => {
  ask = await startNodeEngine();
  const known = await ask({ op: 'catalogue' });
  tiles = new Map(known.tiles.map((tile) => [tile.id, tile]));
  vi.stubGlobal('localStorage', fakeStorage());
  await speak('en');
});
beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()));

async function open(id: string, time = new FakeTime(), day?: string): Promise<Solving> {
  const questions = new Questions(id, ask);
  const solving = new Solving(await questions.info(), questions, tiles, day, time);
  await solving.begin();
  return solving;
}
const solutionOf = async (id: string): Promise<Placement[]> => (await new Questions(id, ask).solution()).solution;

// With a hand that turns each tile until it lies right.
async function lay(solving: Solving, at: Placement): Promise<void> {
  await solving.take(solving.desk.tileOf(at[0]), at[0]);
  while (solving.holder.held?.rot !== at[3]) await solving.holder.turn();
  await solving.holder.letGo(centreOf(at));
}

describe('a frame', () => {
  const id = 'figure-4x4-2-k2m9qz';

  test('is filled by hand, and is solved with its last tile', async () => {
    const time = new FakeTime();
    const solving = await open(id, time, '2026-11-16');
    const given = solving.desk.given;
    for (const at of await solutionOf(id)) {
      if (given.some((other) => samePlacement(at, other))) continue;
      expect(solving.state).toBe('open');
      time.pass(1000);
      await lay(solving, at);
    }
    expect(solving.state).toBe('solved');
    expect(solving.justSolved).toBe(true);
    expect(solvedPuzzles()[id]?.clock).toBe(1000 * solving.desk.tiles.length);
    expect(solvedToday(new Date(2026, 10, 16))).toBe(true);
    time.pass(5000);
    expect(solvedPuzzles()[id]?.clock).toBe(solving.watch.elapsed);
    const again = await open(id);
    expect(again.state).toBe('solved');
    expect(again.justSolved).toBe(false);
  });

  test('is filled with help alone, which is counted', async () => {
    const solving = await open(id);
    while (solving.active) {
      await solving.ask();
      expect(solving.help.next).toBeDefined();
      await solving.enter(); // takes it
      await solving.taken();
      await solving.enter(); // lays it
    }
    expect(solving.state).toBe('solved');
    expect(solving.helped).toBe(solving.desk.tiles.length);
    expect(solvedPuzzles()[id]?.helped).toBe(solving.helped);
  });

  test('survives a reload in the middle, and can be undone from there', async () => {
    const time = new FakeTime();
    const solving = await open(id, time);
    await solving.ask();
    await solving.enter();
    await solving.taken();
    await solving.enter();
    time.pass(3000);
    solving.leave();
    expect(begunPuzzles().map((each) => each.id)).toEqual([id]);
    const again = await open(id);
    expect(again.desk.tiles).toEqual(solving.desk.tiles);
    expect(again.watch.elapsed).toBe(3000);
    expect(again.helped).toBe(1);
    await again.undo();
    expect(again.desk.tiles).toEqual([]);
    expect(begunPuzzles()).toEqual([]);
  });

  test('gives a tile out again, and takes it back', async () => {
    const solving = await open(id);
    await solving.ask();
    const first = solving.help.next as Placement;
    await solving.enter();
    await solving.taken();
    await solving.enter();
    const count = solving.desk.left.length;
    await solving.tap(centreOf(first));
    expect(solving.desk.tiles).toEqual([]);
    expect(solving.desk.left).toHaveLength(count + 1);
    expect(solving.holder.held?.tile.id).toBe(solving.desk.tileOf(first[0]));
    expect(solving.holder.ghost?.at).toEqual(first); // as it lay
    await solving.undo();
    expect(solving.desk.tiles).toEqual([first]);
    expect(solving.holder.held).toBeUndefined();
    await solving.restart();
    expect(solving.desk.tiles).toEqual([]);
    await solving.undo();
    expect(solving.desk.tiles).toEqual([first]);
  });

  test('keeps its hints: a touch on them does nothing', async () => {
    const solving = await open(id);
    await solving.tap(centreOf(solving.desk.given[0] as Placement));
    expect(solving.holder.held).toBeUndefined();
    expect(solving.desk.laid.moves).toEqual([]);
  });

  test('says why a tile does not fit', async () => {
    const solving = await open(id);
    await solving.take(solving.desk.left[0] as number);
    await solving.holder.letGo(centreOf(solving.desk.given[0] as Placement));
    expect(solving.holder.whyNot).toBe('occupied');
    await solving.holder.letGo({ x: -3, y: -3 });
    expect(solving.holder.whyNot).toBe('outside');
    expect(solving.desk.tiles).toEqual([]);
  });

  test('says which tile is wrong, and takes it out', async () => {
    const solving = await open('figure-6x6-5-k2m9qz');
    const solution = await solutionOf('figure-6x6-5-k2m9qz');
    await solving.take(solving.desk.left[0] as number);
    const wrong = solving.holder.places.find(({ at }) => !solution.some((other) => samePlacement(at, other)));
    solving.holder.aim((wrong as { at: Placement }).at);
    await solving.enter();
    await solving.ask();
    expect(solving.help.wrong).toEqual(wrong?.at);
    await solving.enter();
    expect(solving.desk.tiles).toEqual([]);
    expect(solving.holder.held).toBeUndefined();
  });

  test('whose solution was shown counts no more', async () => {
    const solving = await open(id);
    await solving.reveal();
    expect(solving.state).toBe('shown');
    expect(solving.desk.left).toEqual([]);
    const again = await open(id);
    expect(again.state).toBe('shown');
    const laid = [...again.desk.tiles];
    await again.restart();
    expect(again.active).toBe(true);
    expect(again.desk.tiles).toEqual([]);
    for (const at of laid) await lay(again, at);
    expect(again.state).toBe('solved');
    expect(solvedCount()).toBe(0);
    expect(progressOf(id).counts).toBe(false);
  });
});

describe('a turn', () => {
  const id = 'turn-4-k2m9qz';

  test('is not told what it is worth before it is asked about', async () => {
    const solving = await open(id);
    await solving.take(solving.desk.left[0] as number);
    expect(solving.holder.places.length).toBeGreaterThan(3);
    for (const { points, discs } of solving.holder.places) expect([points, discs]).toEqual([undefined, undefined]);
    const rows = solving.holder.places.map(({ at }) => at[2]);
    const found = rows.map(() => solving.holder.cycle(1)?.place.at[2]);
    expect(found).toEqual([...rows].sort((a, b) => a - b));
  });

  test('is wrong with one tile of two, and right with both', async () => {
    const solving = await open(id);
    const [first, second] = await solutionOf(id);
    await lay(solving, first as Placement);
    await solving.enter();
    expect(solving.verdict?.right).toBe(false);
    expect(solving.verdict?.points).toBeLessThan(solving.verdict?.best as number);
    expect(solving.active).toBe(true);
    await lay(solving, second as Placement);
    expect(solving.verdict).toBeUndefined();
    await solving.check();
    expect(solving.verdict?.right).toBe(true);
    expect(solving.verdict?.told.map(({ outcome }) => outcome.price)).toEqual([undefined, 4]);
    expect(solvedCount()).toBe(1);
    const again = await open(id);
    expect(again.verdict?.right).toBe(true);
  });

  test('lets a tile go with what was laid after it', async () => {
    const solving = await open(id);
    const [first, second] = (await solutionOf(id)) as [Placement, Placement];
    await lay(solving, first);
    await lay(solving, second);
    await solving.lift(solving.desk.tiles[0] as Placement);
    expect(solving.desk.tiles).toEqual([]);
    await solving.undo();
    expect(solving.desk.tiles).toEqual([first, second]);
    await solving.lift(solving.desk.tiles[1] as Placement);
    expect(solving.desk.tiles).toEqual([first]);
  });

  test('that is to close a group knows whether it has', async () => {
    const solving = await open('close-2-k2m9qz');
    expect(solving.turn?.closed).toBe(false);
    for (const at of await solutionOf('close-2-k2m9qz')) await lay(solving, at);
    expect(solving.turn?.closed).toBe(true);
    await solving.check();
    expect(solving.state).toBe('solved');
  });
});
