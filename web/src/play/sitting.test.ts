// Keys and tiles at real tables: the same hand for every kind of game.
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import type { Point } from '../board/geometry.ts';
import { fakeStorage } from '../device/sample_storage.ts';
import { NodeWorker } from '../engine/node_worker.ts';
import type { Placement } from '../engine/types.ts';
import { sampleTable, until } from '../table/sample_tables.ts';
import { speak, words } from '../words/words.svelte.ts';
import { Building } from './building.svelte.ts';
import { Session } from './session.svelte.ts';
import { Showing } from './showing.ts';
import { Sitting } from './sitting.svelte.ts';
import { Turn } from './turn.svelte.ts';

vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }));
beforeAll(() => {
  vi.stubGlobal('Worker', NodeWorker);
  return speak('en');
});
beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()));

const two = [{ name: 'Ann' }, { name: 'Ben' }];
const join = async (game: 'classic' | 'puzzle' | 'alex', seats = two) => {
  const { table, tiles } = await sampleTable({ game, options: {}, seats, aids: ['preview', 'hints'] });
  const session = await Session.join(table);
  await session.look(Number(session.actual.mover ?? 0), false);
  return { session, tiles };
};

const press = (sitting: Sitting, key: string): void =>
  sitting.key({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    repeat: false,
    target: null,
    defaultPrevented: false,
    preventDefault: () => undefined,
  } as KeyboardEvent);

// A board one sees all of, ten pixels to a square.
function boardFor(sitting: Sitting): Placement[] {
  const revealed: Placement[] = [];
  sitting.board = {
    boardPoint: ({ x, y }: Point) => (x < 0 ? undefined : { x: x / 10, y: y / 10 }),
    reveal: (at) => void revealed.push(at),
    approach: () => undefined,
    scale: () => 10,
    fit: () => undefined,
    zoom: () => undefined,
    pan: () => undefined,
  };
  return revealed;
}

describe('keys', () => {
  test('a place is shown and said, the tile laid there, and taken back', async () => {
    const { session, tiles } = await join('classic');
    const turn = new Turn(session, tiles);
    const sitting = new Sitting(turn);
    const revealed = boardFor(sitting);
    press(sitting, 'n');
    expect(sitting.said).toMatch(/place 1 of \d+, column/);
    expect(revealed).toEqual([turn.holder.ghost?.at]);
    press(sitting, 'Enter');
    await until(() => session.tried.length === 1);
    press(sitting, 'u');
    await until(() => session.tried.length === 0);
  });

  test('a digit takes a tile from the hand, and what is to be done with it is said', async () => {
    const { session, tiles } = await join('classic');
    const turn = new Turn(session, tiles);
    const sitting = new Sitting(turn);
    press(sitting, '2');
    expect(turn.holder.held).toBeUndefined(); // everybody begins with one
    press(sitting, '1');
    expect(turn.holder.held?.tile.id).toBe(turn.hand[0]);
    await until(() => sitting.said === words().play.where);
  });

  test('in a figure it takes one from the pile, as that is spread out', async () => {
    const { session, tiles } = await join('puzzle', [{ name: 'Ann' }]);
    const building = new Building(session, tiles);
    const face = tiles.get(9)?.b ?? '';
    building.heap = { at: (index) => (index === 3 ? { id: 9, face } : undefined), covers: () => false };
    press(new Sitting(building), '4');
    await until(() => building.held === 9);
    expect(building.holder.held?.back).toBe(true);
  });

  test('while everybody looks for the best turn it is the beginning of a number, except for who leads', async () => {
    const { session, tiles } = await join('alex');
    const showing = new Showing(session, tiles);
    const sitting = new Sitting(showing);
    while (showing.now.phase === 'layout') await session.act([{ auto: true }]);
    const written: number[] = [];
    showing.paper = { write: (digit) => void written.push(digit) };
    await showing.handOver();
    press(sitting, '7');
    expect(written).toEqual([7]);
    await session.act([{ announce: 7 }]);
    press(sitting, '8');
    expect(written).toEqual([7]);
    expect(sitting.said).toBe(words().alex.youLead);
  });
});

describe('a dragged tile', () => {
  test('is let go beside the board, and stays in the hand where it does not fit', async () => {
    const { session, tiles } = await join('classic');
    const turn = new Turn(session, tiles);
    const sitting = new Sitting(turn);
    boardFor(sitting);
    press(sitting, 'n');
    press(sitting, 'Enter');
    await until(() => session.tried.length === 1);
    await turn.confirm();
    await turn.handOver();
    session.uncover();
    const id = turn.hand[0] ?? 0;
    sitting.take(id);
    sitting.drop({ x: 9000, y: 9000 }, false);
    await until(() => turn.holder.whyNot !== undefined);
    expect(turn.holder.held?.tile.id).toBe(id);
    sitting.drop({ x: -1, y: 0 }, false);
    await until(() => turn.holder.held === undefined);
    expect(session.tried).toEqual([]);
  });

  test('goes back to the pile it is dropped on', async () => {
    const { session, tiles } = await join('puzzle', [{ name: 'Ann' }]);
    const building = new Building(session, tiles);
    const sitting = new Sitting(building);
    boardFor(sitting);
    building.heap = { at: () => undefined, covers: ({ x }) => x === -2 };
    await building.take(5);
    sitting.drop({ x: -1, y: 0 }, false);
    await building.taken();
    expect(building.held).toBe(5);
    sitting.drop({ x: -2, y: 0 }, false);
    await until(() => building.held === null);
  });
});

test('what goes wrong is told, and the next key is obeyed', async () => {
  const { session, tiles } = await join('classic');
  const turn = new Turn(session, tiles);
  const sitting = new Sitting(turn);
  const told: unknown[] = [];
  sitting.tray = { fail: (error) => void told.push(error) };
  const trouble = new Error('the engine has gone');
  sitting.safely(Promise.reject(trouble));
  await until(() => told.length > 0);
  expect(told).toEqual([trouble]);
  press(sitting, 's');
  expect(sitting.said).toMatch(/Ann.*Ben/);
});

describe('where all play at once', () => {
  test('at first somebody looks, and keeps looking', async () => {
    const { table, tiles } = await sampleTable({ game: 'puzzle', options: {}, seats: two, aids: [] });
    const session = await Session.join(table);
    const building = new Building(session, tiles);
    expect(session.viewer).toBeNull();
    await building.handOver();
    expect(session.viewer).toBe(0);
    await building.lookAt(1);
    await building.handOver();
    expect(session.viewer).toBe(1);
  });

  test('whoever chooses a sheet looks', async () => {
    const { table, tiles } = await sampleTable({ game: 'arlequin', options: {}, seats: two, aids: [] });
    const session = await Session.join(table);
    const building = new Building(session, tiles);
    await building.handOver();
    const first = session.viewer;
    expect(session.actual.state.awaited).toContain(first);
    await session.act([{ auto: true }]);
    await until(() => session.actual.state.awaited.every((seat) => seat !== first) || !building.choosing);
    if (!building.choosing) return;
    await building.handOver();
    expect(session.actual.state.awaited).toContain(session.viewer);
    expect(session.viewer).not.toBe(first);
  });
});
