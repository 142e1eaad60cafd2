import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { blockedStorage, fakeStorage } from './sample_storage.ts';
import { storage, stored } from './storage.ts';

// It remembers what a browser would not keep: each test begins with nothing.
beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()));
afterEach(() => {
  for (const key of storage.keys('')) storage.remove(key);
});

describe('a storage', () => {
  test('gives back what it was given, and forgets what it is told to', () => {
    expect(stored('a.1')).toBe(null);
    expect(storage.set('a.1', 'one')).toBe(true);
    storage.set('b.1', 'other');
    expect(stored('a.1')).toBe('one');
    expect(storage.keys('a.')).toEqual(['a.1']);
    storage.remove('a.1');
    expect(stored('a.1')).toBe(null);
  });

  test('that is blocked works for this visit and says that it keeps nothing', () => {
    vi.stubGlobal('localStorage', blockedStorage());
    expect(stored('a')).toBe(null);
    expect(storage.set('a', 'one')).toBe(false);
    expect(stored('a')).toBe('one');
    expect(storage.keys('')).toEqual(['a']);
    storage.remove('a');
    expect(stored('a')).toBe(null);
  });

  test('that is not there at all is no worse', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(storage.set('a', 'one')).toBe(false);
    expect(stored('a')).toBe('one');
  });

  test('that is full gives back the latest, not what was kept before', () => {
    storage.set('a', 'old');
    const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(storage.set('a', 'new')).toBe(false);
    expect(stored('a')).toBe('new');
    full.mockRestore();
    expect(storage.set('a', 'newer')).toBe(true);
    expect(localStorage.getItem('a')).toBe('newer');
  });
});
