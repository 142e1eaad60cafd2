import { readFileSync } from 'node:fs';

import { beforeAll, expect, test, vi } from 'vitest';

import { DeclaredShapes } from '../engine/declared_shapes.ts';
import type { Outcome, Told } from '../engine/types.ts';
import { aroundTable, boardInWords, outcomeInWords, toldInWords } from './describe.ts';
import { spoken } from './pictured.ts';
import { speak } from './words.svelte.ts';

vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }));
beforeAll(() => speak('en'));

// All that any game says of a placement; engine/types.test.ts compares it with what the engine says.
const declared = new URL('../engine/outcomes.ts', import.meta.url);
const shapes = new DeclaredShapes(declared);
const types = [...readFileSync(declared, 'utf8').matchAll(/^export interface (\w+)/gm)].map(([, name = '']) => name);
const keys = new Set<string>();
for (const name of types) {
  const shape = shapes.named(name);
  if (shape.kind === 'object') for (const key of shape.members.keys()) keys.add(key);
}
// Three discs score more than three; one of each kind of value.
const base: Partial<Outcome> = { discs: 3 };
const samples: Partial<Record<string, unknown>> = { groups: [['R', 3]], again: true, free: true };

test('there are outcomes of every game', () => {
  expect([...keys]).toEqual(expect.arrayContaining(['discs', 'groups', 'points', 'tokens', 'coins', 'draws', 'again']));
});

test.each([...keys])('of what a placement brings, %s is told', (key) => {
  expect(outcomeInWords({ ...base, [key]: samples[key] ?? 5 })).not.toBe(outcomeInWords(base));
});

test('SO2: of the first tile of a table it is not told that it forms nothing', () => {
  const around = aroundTable(['Ann'], [{ id: 7, a: 'RBBGGRR', b: 'GBBGGRR' }], {
    table: 'turns',
    pass: { told: String },
  });
  const first: Told = { seat: 0, place: ['RBBGGRR', 0, 0, 0], scores: [0] };
  const told = (step: Partial<Told>): string => spoken(toldInWords({ ...first, ...step } as Told, around) ?? '');
  expect(told({ outcome: { discs: 0, groups: [], points: 0 } })).toBe('lays out tile 7');
  expect(told({ outcome: { discs: 0, groups: [['B', 1]], points: 1 }, scores: [1] })).toBe(
    'places tile 7: closes a blue group of 1 · 1 point (1)',
  );
  expect(outcomeInWords({ discs: 0, groups: [], points: 0 })).toBe('0 points');
  expect(outcomeInWords({ discs: 0, groups: [] })).toBe('0 discs');
});

test('CL2 – CL4: of points it is told what they come from, where that is more than discs', () => {
  const scored = { discs: 3, disc_points: 4, groups: [] as Outcome['groups'], points: 4 };
  expect(outcomeInWords(scored)).toBe('3 discs · 4 points');
  const closing: Outcome = { ...scored, groups: [['R', 5]], points: 9 };
  expect(outcomeInWords(closing)).toBe('9 points = 4 (3 discs) + 5 (red group)');
  expect(outcomeInWords(closing, 'of somebody')).toBe('4 (3 discs) + 5 (red group) = 9 points');
  expect(outcomeInWords({ ...closing, price: 4, points: 5 })).toBe(
    '5 points = 4 (3 discs) + 5 (red group) − 4 (second tile)',
  );
  expect(outcomeInWords({ ...scored, points: 0, free: true })).toBe('3 discs · no points now');
});

test('GO2: groups mean nothing where only discs are looked at', () => {
  expect(outcomeInWords({ discs: 2, groups: [['R', 3]], draws: 0, again: false })).toBe('2 discs · you draw nothing');
  expect(boardInWords(undefined, { groupsCount: false })).toBe('Board with 0 tiles');
});

test('EN3: whoever is called “You” buys no turn in the third person', () => {
  const game = { table: 'turns', pass: { told: String } };
  const told = (you: number, to: number, of: number): string | undefined =>
    toldInWords({ seat: 1, pass: true, sold: { to, of, pays: 4 } }, aroundTable(['You', 'Zoe'], [], game, you));
  expect(told(0, 0, 1)).toBe('passes · you buy the turn and pay 4 points to Zoe');
  expect(told(0, 1, 0)).toBe('passes · Zoe buys your turn and pays you 4 points');
  expect(told(0, 0, 0)).toBe('passes · you keep your turn and pay 4 points');
  expect(told(1, 0, 0)).toBe('passes · You keeps the turn and pays 4 points');
});
