import { expect, test } from 'vitest';

import { preferredLanguage } from '../look/languages.ts';
import { tools } from './tools.ts';

test('plurals and numbers are the language’s own', () => {
  const forms = { one: '# point', other: '# points' };
  expect(tools('en').plural(1, forms)).toBe('1 point');
  expect(tools('en').plural(0, forms)).toBe('0 points');
  expect(tools('fr').plural(0, forms)).toBe('0 point'); // in French, zero takes the singular
  expect(tools('de').number(1234.5)).toBe('1.234,5');
  expect(tools('en').signed(3)).toBe('+3');
  expect(tools('en').signed(0)).toBe('0');
  expect(tools('de').signed(-2)).toBe('−2');
  expect(tools('es').and(['a', 'b', 'c'])).toBe('a, b y c');
});

test('the first language that we speak', () => {
  expect(preferredLanguage(['tlh', 'nl-BE', 'en'])).toBe('nl');
  expect(preferredLanguage(['ja'])).toBe('en');
});
