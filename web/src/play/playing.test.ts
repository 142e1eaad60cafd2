import { beforeAll, expect, test, vi } from 'vitest';

import { speak, words } from '../words/words.svelte.ts';
import type { Holder } from './holder.svelte.ts';
import { aboutPlaces } from './playing.ts';

vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }));
beforeAll(() => speak('en'));

const holding = (places: number, slots: number): Holder =>
  ({ places: { length: places }, slots: { length: slots } }) as Holder;

test('it is said that places glow only where they do', () => {
  expect(aboutPlaces(holding(2, 1), 'none')).toBe(words().play.where);
  expect(aboutPlaces(holding(2, 0), 'none')).toBe(words().play.whereTurned);
  expect(aboutPlaces(holding(0, 0), 'none')).toBe('none');
});
