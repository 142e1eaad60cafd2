import { expect, test } from 'vitest';

import { dayIn, daysLater, dayText, inARow } from './days.ts';

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

const row = (today: Date, ...days: string[]): number => inARow(new Set(days), today);

test('days in a row end today, or yesterday while today may still come', () => {
  const today = new Date(2026, 10, 18, 23, 59);
  expect(row(today)).toBe(0);
  expect(row(today, '2026-11-18')).toBe(1);
  expect(row(today, '2026-11-17')).toBe(1);
  expect(row(today, '2026-11-16')).toBe(0);
  expect(row(today, '2026-11-18', '2026-11-17', '2026-11-15')).toBe(2);
  expect(row(today, '2026-11-17', '2026-11-16', '2026-11-14')).toBe(2);
  // Those to come do not count.
  expect(row(today, '2026-11-20', '2026-11-19')).toBe(0);
});

test('a row goes on over the ends of months and years, leap days, and clocks put forward or back', () => {
  for (const text of ['2027-01-02', '2028-03-01', '2026-03-29', '2026-10-25', '2026-04-01']) {
    for (const hour of [0, 2, 12, 23]) {
      const noon = dayIn(text)!;
      const today = new Date(noon.getFullYear(), noon.getMonth(), noon.getDate(), hour, 30);
      const days = new Set(Array.from({ length: 40 }, (_, ago) => dayText(daysLater(noon, -ago))));
      expect(inARow(days, today), `${text} ${hour}`).toBe(40);
    }
  }
});
