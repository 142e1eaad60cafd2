import { expect, test } from 'vitest';

import { languages, preferredLanguage, type Language } from '../look/languages.ts';
import { cards } from './cards.svelte.ts';
import { words as english } from './en.ts';
import { lessons as englishLessons } from './lessons/en.ts';
import { loadLessonWords } from './lessons.ts';
import { speak, words } from './words.svelte.ts';

// Where there is something: 'home.play', 'classic.look.asks.0'.
function pathsIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, path === '' ? key : `${path}.${key}`));
}

test.each(Object.keys(languages) as Language[])('everything is said in %s', async (language) => {
  await speak(language);
  expect(pathsIn(words()).sort()).toEqual(pathsIn(english).sort());
  expect(pathsIn(await loadLessonWords(language)).sort()).toEqual(pathsIn(englishLessons).sort());
  const told = Object.keys(cards());
  await speak('en');
  expect(told).toEqual(Object.keys(cards()));
});

test('each language is called by its own name, and the first that a person knows is spoken', () => {
  expect(languages.fr).toBe('Français');
  expect(preferredLanguage(['tlh', 'nl-BE', 'de'])).toBe('nl');
  expect(preferredLanguage(['tlh'])).toBe('en');
});
