import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Spot } from '../spot.ts';
import { Tour, type Stop } from './tour.svelte.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const stops: Stop[] = ['a', 'b'].map((key, x) => ({ key, spot: { tiles: [['RRRRRRR', x, 0, 0]] } }));
function tourOf(): { tour: Tour; shown: (Spot | undefined)[] } {
  const shown: (Spot | undefined)[] = [];
  return {
    tour: new Tour(
      () => stops,
      (spot) => shown.push(spot),
    ),
    shown,
  };
}

test('goes from one thing to the next, and then leaves the board as it is', () => {
  const { tour, shown } = tourOf();
  tour.play();
  expect([tour.playing, tour.at]).toEqual([true, 'a']);
  vi.advanceTimersByTime(1200);
  expect(tour.at).toBe('b');
  vi.runAllTimers();
  expect([tour.playing, tour.at]).toEqual([false, undefined]);
  expect(shown).toEqual([stops[0]?.spot, stops[1]?.spot, undefined]);
});

test('whoever points at something else is followed', () => {
  const { tour, shown } = tourOf();
  tour.play();
  tour.point('b');
  vi.runAllTimers();
  expect([tour.playing, tour.at, shown.at(-1)]).toEqual([false, 'b', stops[1]?.spot]);
  tour.end();
  expect(shown.at(-1)).toBeUndefined();
});
