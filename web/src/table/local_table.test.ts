import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { blockedStorage, fakeStorage } from '../device/sample_storage.ts';
import { NodeWorker } from '../engine/node_worker.ts';
import type { Step } from '../engine/types.ts';
import { LocalTable } from './local_table.ts';
import { forget, savedTable, type SavedTable } from './saved.ts';

beforeAll(() => void vi.stubGlobal('Worker', NodeWorker));
beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()));

const begin = (): Promise<LocalTable> =>
  LocalTable.create({
    game: 'domaine',
    options: {},
    seats: [{ name: 'Ann' }, { name: 'Bob', bot: 'casual' }],
    aids: ['hints'],
  });

// As another tab, or the next visit, finds it.
async function reopened({ saved }: LocalTable): Promise<LocalTable> {
  return LocalTable.open(savedTable(saved.id) as SavedTable);
}
// Whoever is awaited does what a bot would.
async function play(table: LocalTable, turns: number): Promise<void> {
  for (let i = 0; i < turns; ++i) {
    const { state } = await table.scene(null, [], 0);
    const seat = state.awaited[0] as number;
    const action = await table.suggest(seat, 'novice');
    await table.act([{ ...action, seat } as Step]);
  }
}
const stepsKept = ({ saved }: LocalTable): number | undefined => savedTable(saved.id)?.request.steps?.length;

describe('a table on this device', () => {
  test('is kept from the start and taken up where it was left', async () => {
    const table = await begin();
    expect(stepsKept(table)).toBe(0);
    await play(table, 6);
    expect(stepsKept(table)).toBe(6);
    table.keepClock(1234);
    const again = await reopened(table);
    expect(again.clock).toBe(1234);
    expect(await again.record()).toBe(await table.record());
    await play(again, 1);
    expect(stepsKept(again)).toBe(7);
  });

  test('keeps nothing of what was refused', async () => {
    const table = await begin();
    await play(table, 3);
    await expect(table.act([{ seat: 0, announce: 3 }])).rejects.toThrow();
    expect(stepsKept(table)).toBe(3);
  });

  test('is played without a storage, for as long as the visit lasts', async () => {
    vi.stubGlobal('localStorage', blockedStorage());
    const table = await begin();
    expect(table.kept).toBe(false);
    await play(table, 4);
    const again = await reopened(table);
    expect(await again.record()).toBe(await table.record());
    forget(table.saved.id);
  });

  test('that goes on in another tab is left alone in this one', async () => {
    const table = await begin();
    await play(table, 3);
    const other = await reopened(table);
    expect(table.overtaken).toBe(false);
    await play(other, 2);
    const overtaken = vi.fn<() => void>();
    table.onOvertaken = overtaken;
    expect(table.overtaken).toBe(true);
    await expect(play(table, 1)).rejects.toThrow('another tab');
    expect(overtaken).toHaveBeenCalledOnce();
    table.keepClock(5000);
    expect(stepsKept(table)).toBe(5);
    expect(savedTable(table.saved.id)?.clock).toBe(0);
    // Once reloaded it is the newest, and the other one has to wait.
    const newest = await reopened(table);
    await play(newest, 1);
    expect(other.overtaken).toBe(true);
    expect(stepsKept(newest)).toBe(6);
  });

  test('is not kept over what another tab has done while this one was thinking', async () => {
    const table = await begin();
    await play(table, 3);
    const other = await reopened(table);
    const mine = play(table, 1);
    const others = play(other, 1);
    const done = await Promise.allSettled([mine, others]);
    expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(stepsKept(table)).toBe(4);
  });
});
