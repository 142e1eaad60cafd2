import { beforeAll, expect, test, vi } from 'vitest';

import { pictured } from '../words/pictured.ts';
import { speak } from '../words/words.svelte.ts';
import { Said } from './said.svelte.ts';

vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }));
beforeAll(() => speak('en'));

test('nothing that was said is overwritten by what is said next, and the same again is said again', () => {
  const said = new Said();
  for (const text of ['place 1 of 3', '5 points', '5 points', '']) said.say(text);
  expect(said.sayings.map(({ text }) => text)).toEqual(['place 1 of 3', '5 points', '5 points']);
  expect(new Set(said.sayings.map(({ key }) => key)).size).toBe(3);
  for (let i = 0; i < 20; ++i) said.say(`${i}`);
  expect(said.sayings.length).toBeLessThan(10);
  expect(said.text).toBe('19');
});

test('a tile is said by its number', () => {
  const said = new Said();
  said.say(`Bob places ${pictured(7, 'RBBGGRR')}`);
  expect(said.text).toBe('Bob places tile 7');
});
