import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { words } from './en.ts';

// Looked up by a name that the engine or a setting gives: whole groups, and single messages.
const byName = new Set(['colours', 'levels', 'levelHints', 'claims.mark', 'claims.marker', 'claims.pawn']);

const src = join(import.meta.dirname, '..');
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|svelte)$/.test(file) && !/\.test\.ts$|^words\/([a-z]{2}\.ts|lessons\/)/.test(file))
  .map((file) => readFileSync(join(src, file), 'utf8'));

const mentions = (source: string, key: string): boolean => new RegExp(String.raw`\.${key}\b`).test(source);

// A message is used where a file names its group and the message: `words().home.play`, or `w.play` with w = words().home. What is
// deeper is looked up by name, as a whole.
test('no message is there for nothing', () => {
  const groups = Object.entries(words).filter(
    ([group, messages]) => typeof messages === 'object' && !byName.has(group),
  );
  const unused = groups.flatMap(([group, messages]) => {
    const here = sources.filter((source) => mentions(source, group));
    const keys = Object.keys(messages).filter((key) => !here.some((source) => mentions(source, key)));
    return keys.map((key) => `${group}.${key}`);
  });
  const plain = Object.keys(words).filter((key) => !sources.some((source) => mentions(source, key)));
  expect([...plain, ...unused].filter((path) => !byName.has(path))).toEqual([]);
});
