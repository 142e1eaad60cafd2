import { describe, expect, it } from 'vitest';

import { arrangementOf } from './arrangement.ts';

const box = (width: number, height: number) => ({ left: 0, top: 0, right: width, bottom: height });

describe('the picture of a game', () => {
  it('has room for names even when the board is small', () => {
    const { width, boards } = arrangementOf([box(2, 1)], 2, false);
    expect(width).toBe(480);
    expect(boards[0]?.x).toBeCloseTo((480 - 2 * 48) / 2);
  });
  it('stays within bounds when the board is huge', () => {
    expect(arrangementOf([box(200, 40)], 4, false).width).toBeLessThanOrEqual(1900);
  });
  it('grows with the players', () => {
    const [two, four] = [2, 4].map((players) => arrangementOf([box(20, 10)], players, false));
    expect(four?.height).toBeGreaterThan(two?.height ?? 0);
  });
  it('puts figures side by side and in rows, and none over another', () => {
    const figures = Array.from({ length: 5 }, () => box(4, 4));
    const { boards, unit, width, height } = arrangementOf(figures, 5, true);
    expect(new Set(boards.map(({ y }) => y)).size).toBe(2);
    for (const a of boards) {
      expect(a.x + 4 * unit).toBeLessThanOrEqual(width);
      expect(a.y + 4 * unit).toBeLessThanOrEqual(height);
      for (const b of boards) {
        const apart = Math.abs(a.x - b.x) >= 4 * unit || Math.abs(a.y - b.y) >= 4 * unit;
        expect(a === b || apart).toBe(true);
      }
    }
  });
});
