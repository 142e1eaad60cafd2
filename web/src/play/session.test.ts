// A session at a table that tells what others do.
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { fakeStorage } from '../device/sample_storage.ts';
import { NodeWorker } from '../engine/node_worker.ts';
import type { Action, Scene } from '../engine/types.ts';
import { sampleTable } from '../table/sample_tables.ts';
import { Session } from './session.svelte.ts';

beforeAll(() => void vi.stubGlobal('Worker', NodeWorker));
beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()));

const people = [{ name: 'Ann' }, { name: 'Bob' }];
const firstPlace = ({ places }: Scene): Action => ({ place: places[0]?.at ?? ['', 0, 0, 0] });

async function sit() {
  const { table } = await sampleTable({ game: 'classic', options: {}, seats: people, aids: [] });
  const session = await Session.join(table);
  await session.look(0, false);
  return { table, session };
}

test('nobody is shown as the viewer with what another one sees', async () => {
  const { session } = await sit();
  const { table } = session;
  const look = table.look.bind(table);
  table.look = (viewer) => {
    expect([session.viewer, session.curtain]).toEqual([0, true]); // still the one whose tiles these are, and covered
    return look(viewer);
  };
  await session.look(1, true);
  expect(session.viewer).toBe(1);
  expect(session.actual.state.hands?.[0]).toEqual([null]);
});

test('what is tried stays when something happens that does not concern it', async () => {
  const { session, table } = await sit();
  await session.attempt(firstPlace(session.scene));
  await table.submit(1, [{ leave: true }], 0);
  await session.attempt({ done: true }); // in line, after it was looked at again
  expect(session.tried).toHaveLength(1);
  expect(session.actual.table?.left).toEqual([1]);
  expect(await session.confirm()).toBe(true);
  expect(session.story.at(-1)).toMatchObject({ seat: 0 });
});

test('what is tried goes when it is no longer possible', async () => {
  const { session, table } = await sit();
  const place = firstPlace(session.scene);
  await session.attempt(place);
  await table.submit(0, [place], session.actual.steps); // from elsewhere
  await session.undo(); // in line, after it was looked at again
  expect(session.tried).toEqual([]);
  expect(session.actual.mover).toBe(1);
});

// Seat 0 may call an auction before each of the bot's turns (EN1).
async function beforeBot() {
  const seats = [{ name: 'Ann' }, { name: 'Bot', bot: 'novice' as const }];
  const { table } = await sampleTable({ game: 'auction', options: {}, seats, aids: [] });
  const session = await Session.join(table);
  const leave = session.run({ pace: () => 0, fail: (error) => { throw error; } }); // prettier-ignore
  const ownTurn = async (): Promise<void> => {
    await vi.waitFor(() => expect(session.actual.mover).toBe(0));
    await session.act(({ automatic }) => [automatic ? { auto: true } : firstPlace(session.actual)]);
    if (session.actual.mover === 0) await session.act([{ done: true }]);
  };
  return { session, leave, ownTurn };
}

test('who may interrupt is asked each time, or lets bots play until they change their minds', async () => {
  const { session, leave, ownTurn } = await beforeBot();
  await ownTurn(); // the first tile of the table
  await ownTurn();
  await vi.waitFor(() => expect(session.asked).toEqual([0]));
  expect(session.thinking).toBeNull(); // it waits for us
  session.letPlay(true);
  await ownTurn(); // it has played, and does so again
  await vi.waitFor(() => expect(session.actual.mover).toBe(0));
  expect(session.asked).toEqual([]);
  session.letPlay(false);
  await ownTurn();
  await vi.waitFor(() => expect(session.asked).toEqual([0]));
  leave();
});
