import { beforeAll, expect, test, vi } from 'vitest';

import type { Place } from '../engine/types.ts';
import { speak } from '../words/words.svelte.ts';
import { slotsOf } from './slots.ts';

vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }));
beforeAll(() => speak('en'));

const place = (x: number, more: Partial<Place>): Place => ({ tile: 1, at: ['RRRRRRR', x, 0, 0], ...more });

test('each place says what it brings, and the best of all that are possible stands out', () => {
  const slots = [place(0, { discs: 1, points: 0 }), place(2, { discs: 2, points: 5 })];
  const elsewhere = place(4, { discs: 3, points: 7 });
  expect(slotsOf({ slots, places: slots }).map(({ text, best }) => [text, best])).toEqual([
    ['0', false],
    ['+5', true],
  ]);
  expect(slotsOf({ slots, places: [...slots, elsewhere] }).some(({ best }) => best)).toBe(false);
});

test('where nothing was agreed on, or all is one, no place stands out', () => {
  const unknown = [place(0, {}), place(2, {})];
  expect(slotsOf({ slots: unknown, places: unknown })).toEqual(
    unknown.map(({ at }) => ({ at, text: undefined, best: false })),
  );
  const same = [place(0, { points: 2 }), place(2, { points: 2 })];
  expect(slotsOf({ slots: same, places: same }).some(({ best }) => best)).toBe(false);
});

test('in gone the discs say it; where nothing counts yet, nothing is said', () => {
  const gone = [place(0, { discs: 3, draws: 0, again: true }), place(2, { discs: 1, draws: 1, again: false })];
  expect(slotsOf({ slots: gone, places: gone }).map(({ text }) => text)).toEqual(['3', '1']);
  const free = [place(0, { discs: 3, points: 0, free: true })];
  expect(slotsOf({ slots: free, places: free })[0]?.text).toBeUndefined();
});
