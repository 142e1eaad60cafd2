import { beforeEach, describe, expect, test, vi } from 'vitest';

import { fakeStorage } from '../device/sample_storage.ts';
import { forget, keep, savedTable, savedTables, type SavedTable } from './saved.ts';

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()));

const game = (id: string, changed: number, over = false): SavedTable => ({
  id,
  request: {
    game: 'classic',
    options: {},
    seats: [{ name: 'Ann' }, { name: 'Bob' }],
    opened: { nonce: '', deck: [] },
    commitment: '',
    steps: [],
  },
  begun: 0,
  changed,
  clock: 0,
  over,
});
const ids = (): string[] => savedTables().map(({ id }) => id);

describe('games that are kept', () => {
  test('come back as they were, the latest first, until they are thrown away', () => {
    for (const table of [game('a', 1), game('b', 3), game('c', 2)]) expect(keep(table)).toBe(true);
    expect(ids()).toEqual(['b', 'c', 'a']);
    expect(savedTable('a')).toEqual(game('a', 1));
    forget('b');
    expect(ids()).toEqual(['c', 'a']);
    expect(savedTable('b')).toBe(undefined);
  });

  test('and are damaged are as good as lost', () => {
    keep(game('a', 1));
    for (const [i, text] of ['{"id":"x', 'null', '7', '{}'].entries())
      localStorage.setItem(`dalapapa.table.x${i}`, text);
    localStorage.setItem('dalapapa.settings', '{}');
    expect(ids()).toEqual(['a']);
    expect(savedTable('x1')).toBe(undefined);
  });

  test('are no more than a shelf full: finished ones go first, of these the oldest', () => {
    for (let i = 0; i < 38; ++i) keep(game(`open${i}`, i));
    keep(game('finished', 100, true));
    keep(game('later', 101, true));
    keep(game('new', 102));
    expect(ids()).toHaveLength(40);
    expect(ids()).not.toContain('finished');
    keep(game('newer', 103));
    keep(game('newest', 104));
    expect(ids()).not.toContain('later');
    expect(ids()).not.toContain('open0');
    expect(ids()).toContain('open1');
  });
});
