// The engine confirms what is drawn beside the rules.
import { readdirSync, readFileSync } from 'node:fs';

import { beforeAll, describe, expect, it } from 'vitest';

import { pointOf } from '../board/geometry.ts';
import { startNodeEngine } from '../engine/node.ts';
import { player, Position } from '../engine/sample_positions.ts';
import type { Ask, BoardAnswer, Edge, Group, Placement, TileInfo } from '../engine/types.ts';
import { exampleNames, examples, type ExampleName } from './examples.ts';

let ask: Ask;
let tiles: TileInfo[];
beforeAll(async () => {
  ask = await startNodeEngine();
  ({ tiles } = await ask({ op: 'catalogue' }));
});

const tried = (name: ExampleName): Promise<BoardAnswer> => {
  const { placed, try: at } = examples[name];
  return ask({ op: 'board', line: JSON.stringify({ placed, try: at }) });
};

const all = (name: ExampleName): Placement[] => {
  const { placed, try: at } = examples[name];
  return at === undefined ? placed : [...placed, at];
};
const position = (placed: Placement[]): Promise<Position> => Position.of(ask, tiles, placed);
const groupOf = (groups: readonly Group[], edge: Edge): Group | undefined =>
  groups.find(({ discs }) => discs.some((disc) => disc.join() === edge.join()));

it('has every example that a text shows', () => {
  const folder = new URL('../../../texts/rules/en/', import.meta.url);
  const shown = readdirSync(folder).flatMap((file) =>
    [...readFileSync(new URL(file, folder), 'utf8').matchAll(/"example": *"(\w+)"/g)].map(([, name]) => name),
  );
  expect([...new Set(shown)].sort()).toEqual([...exampleNames].sort());
  expect(Object.keys(examples).sort()).toEqual([...exampleNames].sort());
});

describe.each(exampleNames.filter((name) => !examples[name].apart && !examples[name].illegal))('%s', (name) => {
  it('can be laid, and its groups are whole and closed', async () => {
    const scene = await (await position(all(name))).scene();
    const groups = scene.layouts[0]?.groups ?? [];
    for (const { discs } of examples[name].groups ?? []) {
      const group = discs[0] && groupOf(groups, discs[0]);
      expect(group?.open).toBe(false);
      expect(discs.map(String).sort()).toEqual(group?.discs.map(String).sort());
    }
    for (const edge of examples[name].lit ?? []) expect(groupOf(groups, edge), `${edge}`).toBeDefined();
  });
});

describe('a placement', () => {
  it('is drawn where it is allowed twice, and where it is not twice (H3)', () => {
    const drawn = exampleNames.filter((name) => /^(il)?legal_/.test(name));
    expect(drawn.map((name) => examples[name].illegal === true)).toEqual([false, false, true, true]);
  });
  it.each([
    ['legal_placement', 2],
    ['legal_nook', 3],
  ] as const)('fits: %s', async (name, discs) => {
    expect(await tried(name)).toMatchObject({ legal: true, discs });
    expect(examples[name].lit).toHaveLength(discs);
  });
  it('does not fit where it only touches a corner', async () => {
    expect(await tried('illegal_corner')).toMatchObject({
      legal: false,
      reason: expect.stringContaining('touches no other tile'),
    });
  });
  it('does not fit where the cross is', async () => {
    const { placed, try: at, clashes } = examples.illegal_placement;
    expect(await tried('illegal_placement')).toMatchObject({
      legal: false,
      reason: expect.stringContaining('colours clash'),
    });
    await position(placed);
    expect(clashes).toEqual([[at?.[1], at?.[2], 'top']]);
    expect(await tried('illegal_placement')).toMatchObject({
      reason: expect.stringContaining('at the top of square 1 1'),
    });
  });
  it.each([
    ['two_discs_and_seven', { discs: 2, disc_points: 2, groups: [['Y', 7]], points: 9 }],
    ['three_discs', { discs: 3, disc_points: 4, groups: [['R', 3], ['Y', 5]], points: 12 }], // prettier-ignore
    ['three_discs_ten', { discs: 3, disc_points: 4, groups: [['B', 8], ['G', 2]], points: 14 }], // prettier-ignore
    ['four_connections', { discs: 4, groups: [] }],
  ] as const)('%s', async (name, outcome) => {
    expect(await tried(name)).toMatchObject({ legal: true, ...outcome });
    // Each formed disc is lit, and no other.
    const before = (await (await position(examples[name].placed)).scene()).layouts[0]?.groups ?? [];
    expect(examples[name].lit).toHaveLength(outcome.discs);
    for (const edge of examples[name].lit ?? []) expect(groupOf(before, edge)).toBeUndefined();
  });
  it('earns tokens with hooks alone', () => {
    for (const [face] of all('four_connections')) expect(shapeOf(face)).toBe('hook');
  });
});

const shapeOf = (face: string) => tiles.find(({ a, b }) => a === face || b === face)?.shape;

it('shows a pyramid, a bridge and a hook, in this order', () => {
  const { placed, lit = [] } = examples.pyramid_bridge_hook;
  expect(placed.map(([face]) => shapeOf(face))).toEqual(['pyramid', 'bridge', 'hook']);
  expect(lit).toHaveLength(9);
});

it('links a disc with its four neighbours', () => {
  const { lit = [], linked = [] } = examples.neighbours;
  const [centre] = lit.map(pointOf);
  expect(new Set(linked.map(String)).size).toBe(4);
  for (const { x, y } of linked.map(pointOf)) {
    expect(Math.hypot(x - (centre?.x ?? 0), y - (centre?.y ?? 0))).toBeCloseTo(Math.SQRT1_2);
  }
});

it('has six groups, A to F', () => {
  expect(examples.groups.groups?.map(({ name }) => name).join('')).toBe('ABCDEF');
});

it('makes 47 at Terra', async () => {
  const { claims = [], coins } = examples.terra_47;
  const table = await position(all('terra_47'));
  for (let round = 0; round < 2; ++round) await table.save();
  const [first, ...others] = claims.map(({ disc }) => disc);
  if (first !== undefined) await table.pawn(first);
  await table.save();
  for (const disc of others) await table.pawn(disc);
  const { layouts, state } = await table.scene();
  const groups = claims.map(({ disc }) => groupOf(layouts[0]?.groups ?? [], disc));
  const told = groups.map((group) => `${group?.open ? 'open' : 'closed'} ${group?.colour} ${group?.discs.length}`);
  expect(told).toEqual(['closed Y 6', 'open B 2', 'closed Y 9', 'closed R 5']);
  expect(state.coins?.[player]).toBe(coins);
  expect(state.scores?.[player]).toBe(47);
});
