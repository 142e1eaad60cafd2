import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { tidyNames } from './engine.ts';
import { startNodeEngine } from './node.ts';

// The engine's own tests have the same list.
const list = JSON.parse(readFileSync(new URL('../../../src/base/testdata/names.json', import.meta.url), 'utf8')) as {
  typed: string;
  tidy: string;
}[];

test('names are tidied by the engine, and it plays with what it leaves', async () => {
  const ask = await startNodeEngine();
  const tidy = await tidyNames(
    list.map(({ typed }) => typed),
    ask,
  );
  expect(tidy).toEqual(list.map(({ tidy }) => tidy));
  const { tiles } = await ask({ op: 'catalogue' });
  const opened = { nonce: '0'.repeat(64), deck: tiles.map(({ id }) => id) };
  for (const name of tidy.filter((each) => each !== '')) {
    const seats = [{ name }, { name: `${name} 20` }];
    const request = { game: 'classic' as const, options: {}, seats, opened, commitment: '0'.repeat(64) };
    const { table } = await ask({ op: 'create', table: request });
    await ask({ op: 'close', table });
  }
});

test('half a character is left out', async () => {
  expect(await tidyNames(['\ud83dAnn', '\udc00'], await startNodeEngine())).toEqual(['Ann', '']);
});
