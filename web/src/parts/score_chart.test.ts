import { describe, expect, it } from 'vitest';

import { indexAt, labelsOf, lineOf, margin, pickedByKey, scaleOf, xOf, yOf, type Series } from './score_chart.ts';

const size = { width: 368, height: 124 };
const of = (...rows: number[][]): Series[] => rows.map((values, seat) => ({ name: `Seat ${seat}`, seat, values }));

describe('the scale of a chart', () => {
  it('goes from round numbers to round numbers around zero, with few lines', () => {
    expect(scaleOf(of([0, 46], [0, 24]))).toEqual({ least: 0, most: 60, ticks: [0, 20, 40, 60] });
    expect(scaleOf(of([0, -3], [0, 9]))).toEqual({ least: -5, most: 10, ticks: [-5, 0, 5, 10] });
  });
  it.each([0, 1, 7, 33, 100, 457, 1296, 99_999])('holds %i with at most five lines', (most) => {
    const { least, most: top, ticks } = scaleOf(of([0, most]));
    expect(least).toBe(0);
    expect(top).toBeGreaterThanOrEqual(Math.max(1, most));
    expect(ticks.length).toBeLessThanOrEqual(5);
    expect(ticks.length).toBeGreaterThan(1);
  });
  it('has room for the goal', () => {
    expect(scaleOf(of([0, 5]), 60).most).toBe(60);
  });
});

describe('a line', () => {
  const scale = { least: 0, most: 10, ticks: [0, 10] };
  it('runs from margin to margin, higher for more', () => {
    expect(lineOf([0, 5, 10], scale, size)).toBe('M38 112L188 62L338 12');
    expect(xOf(0, 2, size)).toBe(margin.left);
    expect(yOf(10, scale, size)).toBe(margin.top);
  });
  it('of a single point is where it begins', () => {
    expect(lineOf([10], scale, size)).toBe('M38 12');
  });
  it('is found again by whoever points at it', () => {
    for (let index = 0; index <= 17; ++index) expect(indexAt(xOf(index, 17, size), 17, size)).toBe(index);
    expect([-50, 0, 9999].map((x) => indexAt(x, 17, size))).toEqual([0, 0, 17]);
  });
});

describe('the numbers at the ends of lines', () => {
  const scale = { least: 0, most: 10, ticks: [0, 10] };
  it('stand beside their lines', () => {
    expect(labelsOf(of([0, 10], [0, 0]), scale, size, 16)).toEqual([12, 112]);
  });
  it.each([2, 3, 5, 7])('never cover one another, also %i that end together', (count) => {
    for (const value of [0, 5, 10]) {
      const ends = labelsOf(of(...Array.from({ length: count }, () => [value])), scale, size, 16).sort((a, b) => a - b);
      ends.forEach((y, i) => {
        expect(y).toBeGreaterThanOrEqual(i === 0 ? 8 : (ends[i - 1] ?? 0) + 16);
        expect(y).toBeLessThanOrEqual(size.height - 8);
      });
    }
  });
});

describe('keys', () => {
  it('walk from point to point, and stay on the line', () => {
    const keys = ['ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End'];
    expect(keys.map((key) => pickedByKey(key, 5, 40))).toEqual([4, 6, 9, 1, 0, 40]);
    expect(pickedByKey('ArrowLeft', 0, 40)).toBe(0);
    expect(pickedByKey('ArrowRight', 40, 40)).toBe(40);
  });
  it('of other kinds are left alone', () => {
    expect(pickedByKey('Tab', 5, 40)).toBeUndefined();
    expect(pickedByKey('constructor', 5, 40)).toBeUndefined();
  });
});
