import { expect, test } from 'vitest';

import { namesOf, shownName } from './names.ts';

const isolated = (name: string): string => `\u2068${name}\u2069`;

test('a name that is read from the right keeps that to itself', () => {
  expect(shownName('Zoë Ольга')).toBe('Zoë Ольга');
  expect(namesOf([{ name: 'דנה' }, { name: 'Ann' }, { name: 'Ann ليلى' }])).toEqual([
    isolated('דנה'),
    'Ann',
    isolated('Ann ليلى'),
  ]);
  // The last character that is read so, of those outside the first plane.
  expect(shownName('\u{1efff}')).toBe(isolated('\u{1efff}'));
});

test('marks of direction in a name of an older record turn nothing round', () => {
  expect(shownName('Ann \u202esniw\u202c')).toBe('Ann sniw');
  expect(shownName('\u2067דנה\u2069')).toBe(isolated('דנה'));
});
