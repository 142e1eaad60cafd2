import { beforeAll, expect, test } from 'vitest';

import { startNodeEngine } from '../engine/node.ts';
import type { Ask, Catalogue, GameName, Options } from '../engine/types.ts';
import { isOnlyEnd } from './ends.ts';

let ask: Ask;
let catalogue: Catalogue;
beforeAll(async () => {
  ask = await startNodeEngine();
  catalogue = await ask({ op: 'catalogue' });
});

const canBegin = (game: GameName, options: Options): Promise<boolean> =>
  ask({
    op: 'create',
    table: {
      game,
      options,
      seats: [
        { name: 'Ann', age: 6 },
        { name: 'Bob', age: 6 },
      ],
      opened: { nonce: '0'.repeat(64), deck: catalogue.tiles.map(({ id }) => id) },
      commitment: '0'.repeat(64),
    },
  }).then(
    () => true,
    () => false,
  );

test('AL1: what can be switched off is what the game can do without', async () => {
  for (const { name, options } of catalogue.games) {
    const usual: Options = Object.fromEntries(options.map((option) => [option.name, option.default]));
    const switched = options.filter(({ kind }) => kind === 'number_or_none');
    for (const chosen of [usual, { ...usual, ...Object.fromEntries(switched.map(({ name, min }) => [name, min])) }]) {
      for (const { name: option } of switched.filter((spec) => chosen[spec.name] !== null)) {
        const without = { ...chosen, [option]: null };
        expect([name, option, await canBegin(name, without)]).toEqual([name, option, !isOnlyEnd(option, chosen)]);
      }
    }
  }
});

test('either end of Alex will do', () => {
  expect(isOnlyEnd('rounds', { target: null, rounds: 10 })).toBe(true);
  expect(isOnlyEnd('target', { target: 50, rounds: null })).toBe(true);
  expect(isOnlyEnd('rounds', { target: 50, rounds: 10 })).toBe(false);
  expect(isOnlyEnd('target', { target: 120 })).toBe(false);
});
