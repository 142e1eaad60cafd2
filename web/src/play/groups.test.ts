// What would become of groups: the engine says the same.
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { fakeStorage } from '../device/sample_storage.ts';
import { NodeWorker } from '../engine/node_worker.ts';
import type { Edge, Group, Letter, Placement } from '../engine/types.ts';
import { Session } from './session.svelte.ts';
import { sampleTable } from '../table/sample_tables.ts';
import { crowdedBy, joinedBy, middlemost } from '../board/groups.ts';

vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }));
beforeAll(() => void vi.stubGlobal('Worker', NodeWorker));
beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()));

test('the middlemost disc of a row is in its middle', () => {
  expect(
    middlemost([
      [0, 0, 'top'],
      [2, 0, 'top'],
      [4, 0, 'top'],
    ]),
  ).toEqual([2, 0, 'top']);
});

test.each(['classic', 'domaine', 'terra', 'conquest', 'seventytwo'] as const)(
  'in %s a closed group is one that has no ends, of the size that the engine says',
  async (game) => {
    const seats = [{ name: 'Ann' }, { name: 'Bo' }];
    const { table } = await sampleTable({ game, options: {}, seats, aids: ['preview'] });
    const session = await Session.join(table);
    let closing = 0;
    for (let turn = 0; turn < 16; ++turn) {
      await session.look(Number(session.actual.state.awaited[0]), false);
      const { places, layouts } = session.scene;
      const { tiles, groups } = layouts[0] ?? { tiles: [], groups: [] };
      for (const { at, groups: closed = [] } of places) {
        const joined = joinedBy(at, tiles, groups, closed);
        const told = JSON.stringify({ at, tiles, groups, closed });
        expect(
          joined.filter(({ closes }) => closes),
          told,
        ).toHaveLength(closed.length);
        for (const { closes, ends } of joined) expect(ends.length === 0, told).toBe(closes);
        closing += closed.length;
      }
      const [place] = places.toReversed();
      if (place !== undefined) await session.act([{ place: place.at }]);
      await session.act([{ done: true }]).catch(() => undefined);
    }
    expect(closing).toBeGreaterThan(0);
  },
);

const groupOf = (disc: Edge, colour: Letter): Group => ({ colour, open: true, discs: [disc] });

test('where a tile makes one group of two, the pieces on both are in each other’s way', () => {
  const left: Placement = ['BRRRRRR', 0, 0, 0];
  const right: Placement = ['BRRRRRR', 2, 0, 0];
  // Above and below the joint; a disc in it will touch both.
  const groups = [groupOf([1, 0, 'top'], 'R'), groupOf([1, 1, 'top'], 'R'), groupOf([1, 0, 'left'], 'B')];
  const joined = joinedBy(right, [left], groups);
  expect(joined.map(({ colour, discs, from }) => [colour, discs.length, from.length])).toEqual([
    ['B', 1, 0],
    ['R', 3, 2],
  ]);
  const claims = [
    { disc: [1, 0, 'top'] as Edge, seat: 0 },
    { disc: [1, 1, 'top'] as Edge, seat: 1 },
    { disc: [1, 0, 'left'] as Edge, seat: 1 },
  ];
  expect(crowdedBy(joined, claims)).toEqual([[0, 1]]);
  expect(crowdedBy(joined, claims.slice(1))).toEqual([]);
});
