import { readFileSync } from 'node:fs';

import { beforeAll, expect, test, vi } from 'vitest';

import { DeclaredShapes } from '../engine/declared_shapes.ts';
import type { Outcome, Told } from '../engine/types.ts';
import { aroundTable, outcomeInWords, toldInWords } from './describe.ts';
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
  expect(toldInWords({ ...first, outcome: { discs: 0, groups: [], points: 0 } }, around)).toBe('lays out tile 7');
  expect(toldInWords({ ...first, outcome: { discs: 0, groups: [['B', 1]], points: 1 }, scores: [1] }, around)).toBe(
    'places tile 7: closes blue 1 · 1 point (1)',
  );
  expect(outcomeInWords({ discs: 0, groups: [], points: 0 })).toBe('0 points');
  expect(outcomeInWords({ discs: 0, groups: [] })).toBe('0 discs');
});
