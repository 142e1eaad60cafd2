import { expect, test } from 'vitest';

import { namesOf, shownName, tidied } from './names.ts';

test('a name is kept without what nobody sees', () => {
  expect(tidied('  Ann \u202esniw ')).toBe('Ann sniw');
  expect(tidied('A\u200bn\u00adn\ufeff\u0007\u2028')).toBe('Ann');
  expect(tidied('\u3164 \u2066')).toBe('');
  expect(tidied('نمی\u200cدانم')).toBe('نمی\u200cدانم');
  expect(tidied('👩\u200d❤\ufe0f\u200d👩')).toBe('👩\u200d❤\ufe0f\u200d👩');
});

test('a name that is read from the right keeps that to itself', () => {
  expect(shownName('Ann')).toBe('Ann');
  expect(namesOf([{ name: 'דנה' }, { name: 'Ann' }, { name: 'Ann ليلى' }])).toEqual([
    '\u2068דנה\u2069',
    'Ann',
    '\u2068Ann ليلى\u2069',
  ]);
});
