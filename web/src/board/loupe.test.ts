import { expect, test } from 'vitest';

import { inLoupe, loupeAt, loupeSize, needsLoupe } from './loupe.ts';

const phone = { width: 360, height: 640 };
const sideways = { width: 844, height: 390 };

test('a loupe is above what a finger is about', () => {
  const { x, y } = loupeAt({ x: 200, y: 300 }, phone);
  expect(x).toBe(200);
  expect(y + loupeSize / 2).toBeLessThan(300 - 40);
});

test('where there is no room above, it is beside, where there is more', () => {
  expect(loupeAt({ x: 60, y: 100 }, phone).x).toBeGreaterThan(60 + loupeSize / 2);
  expect(loupeAt({ x: 300, y: 100 }, phone).x).toBeLessThan(300 - loupeSize / 2);
});

test('it is always in the window, and never over what it shows', () => {
  for (const size of [phone, sideways])
    for (let x = 0; x <= size.width; x += 10)
      for (let y = 0; y <= size.height; y += 10) {
        const at = loupeAt({ x, y }, size);
        expect(at.x).toBeGreaterThanOrEqual(loupeSize / 2);
        expect(at.x).toBeLessThanOrEqual(size.width - loupeSize / 2);
        expect(at.y).toBeGreaterThanOrEqual(loupeSize / 2);
        expect(at.y).toBeLessThanOrEqual(size.height - loupeSize / 2);
        expect(Math.hypot(at.x - x, at.y - y)).toBeGreaterThan(loupeSize / 2);
      }
});

test('small squares are magnified, large ones need no loupe', () => {
  expect(needsLoupe(20)).toBe(true);
  expect(needsLoupe(44)).toBe(false);
  for (const scale of [12, 24, 39]) expect(inLoupe(scale)).toBeGreaterThanOrEqual(1.5 * scale);
});
