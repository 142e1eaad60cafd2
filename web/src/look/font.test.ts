// The type of the page has every letter that we write.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { cutFont, letters } from '../../tools/font.ts';

const here = join(import.meta.dirname, '../../..');
const folders = ['web/src/words', 'texts/rules', 'texts/summary'];
const files = folders.flatMap((folder) =>
  readdirSync(join(here, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(\.json|[a-z]{2}\.ts)$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => join(folder, file)),
);

test('what we write can be written with it', () => {
  const known = new Set([...letters, '\n']);
  const unknown = files.flatMap((file) =>
    [...new Set(readFileSync(join(here, file), 'utf8'))]
      .filter((letter) => !known.has(letter))
      .map((letter) => `${letter} in ${file}`),
  );
  expect(files.length).toBeGreaterThan(60);
  expect(unknown).toEqual([]);
});

test('it is small', async () => {
  expect((await cutFont()).length).toBeLessThan(14_000);
});
