import { beforeAll, expect, test, vi } from 'vitest';

import { pictured, picturedAt, piecesOf, spoken } from './pictured.ts';
import { speak } from './words.svelte.ts';

vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }));
beforeAll(() => speak('en'));

test('a tile in a text is a picture where it is seen, and a number where it is heard', () => {
  const text = `places ${picturedAt(7, ['RBBGGRR', 3, -1, 3])}: 3 discs, not ${pictured(12, 'GBBGGRR')}`;
  expect(piecesOf(text)).toEqual([
    'places ',
    { id: 7, face: 'RBBGGRR', rot: 3 },
    ': 3 discs, not ',
    { id: 12, face: 'GBBGGRR', rot: 0 },
  ]);
  expect(spoken(text)).toBe('places tile 7: 3 discs, not tile 12');
});

test('a text without tiles is one piece, and no text is none', () => {
  expect(piecesOf('Your turn')).toEqual(['Your turn']);
  expect(piecesOf('')).toEqual([]);
  expect(spoken('Ann \ue000 7')).toBe('Ann \ue000 7');
});
