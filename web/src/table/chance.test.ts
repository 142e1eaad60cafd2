import { expect, test } from 'vitest';

import { hashOf, makeDeck, randomBelow, shuffled } from './chance.ts';

const ids = Array.from({ length: 120 }, (_, i) => i + 1);

test('a deck is the whole set, each tile once', () => {
  const deck = makeDeck(ids, 0);
  expect([...deck].sort((a, b) => a - b)).toEqual(ids);
  expect(deck).not.toEqual(ids);
});

test('where tiles go back every draw is a fresh throw, and every tile occurs', () => {
  const deck = makeDeck(ids, 1920);
  expect(deck.length).toBeGreaterThan(1000);
  expect(new Set(deck).size).toBe(120);
});

test('every order is as likely as any other', () => {
  const counts = new Map<string, number>();
  const throws = 12_000;
  for (let i = 0; i < throws; ++i) {
    const order = shuffled([1, 2, 3]).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  for (const count of counts.values()) expect(Math.abs(count - throws / 6)).toBeLessThan(250); // six standard deviations
});

test('numbers below a limit', () => {
  for (let i = 0; i < 1000; ++i) expect(randomBelow(7)).toBeLessThan(7);
});

test('the hash is SHA-256', () => {
  expect(hashOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
