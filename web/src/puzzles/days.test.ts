import { expect, test } from 'vitest';

import { dayIn, daysLater, dayText } from './days.ts';

test('a day is written and read the same', () => {
  expect(dayText(new Date(2026, 10, 6))).toBe('2026-11-06');
  for (const text of ['2026-11-16', '2024-02-29', '0999-01-01'])
    expect(dayIn(text) && dayText(dayIn(text)!)).toBe(text);
});

test('days that no calendar has are none', () => {
  for (const text of ['', 'today', '2026-02-29', '2026-13-01', '2026-4-1', '2026-04-31', '2026-11-16x'])
    expect(dayIn(text)).toBeUndefined();
});

test('days follow each other, also when clocks are put forward or back', () => {
  let day = new Date(2026, 0, 1, 0, 30);
  const seen = new Set<string>();
  for (let i = 0; i < 365; ++i) {
    seen.add(dayText(day));
    const next = daysLater(day, 1);
    expect(dayText(daysLater(next, -1))).toBe(dayText(day));
    day = next;
  }
  expect(seen.size).toBe(365);
  expect(dayText(day)).toBe('2027-01-01');
});
