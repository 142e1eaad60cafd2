import { beforeEach, describe, expect, test, vi } from 'vitest';

import { fakeStorage } from '../device/sample_storage.ts';
import { append, forget, keepNew, openedOf, recordOf, savedGame, savedGames, type SavedGame } from './saved.ts';

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()));

const opened = { nonce: 'ab', deck: [2, 1] };
const begin = (id: string, changed: number, over = false): SavedGame => {
  const seats = [{ name: 'Ann' }, { name: 'Bob' }];
  const game: SavedGame = { id, game: 'classic', seats, commitment: id, begun: 0, changed, clock: 0, lines: 0, over };
  expect(keepNew(game, opened, 'head\ndraw\n')).toBe(true);
  return game;
};
const ids = (): string[] => savedGames().map(({ id }) => id);

describe('games that are kept', () => {
  test('come back as they were, the latest first, until they are thrown away', () => {
    begin('a', 1);
    begin('b', 3);
    begin('c', 2);
    expect(ids()).toEqual(['b', 'c', 'a']);
    expect(savedGame('a')).toMatchObject({ id: 'a', changed: 1, lines: 2 });
    expect(openedOf('a')).toEqual(opened);
    forget('b');
    expect(ids()).toEqual(['c', 'a']);
    expect(savedGame('b')).toBe(undefined);
    expect(Object.keys(localStorage).filter((key) => key.includes('b'))).toEqual([]);
  });

  test('grow by what is added, and nothing else is written', () => {
    const game = begin('a', 1);
    append(game, 'place\n');
    const write = vi.spyOn(localStorage, 'setItem');
    append(game, 'done\ndraw\n');
    const sizes = write.mock.calls.map(([key, text]) => [key, key.includes('lines') ? text : text.length < 250]);
    expect(sizes).toEqual([
      ['dalapapa.lines.a.3', 'done\ndraw\n'],
      ['dalapapa.game.a', true],
    ]);
    expect(savedGame('a')?.lines).toBe(5);
    expect(recordOf('a')).toBe('head\ndraw\nplace\ndone\ndraw\n');
  });

  test('are in one piece when they have been read, and grow from there', () => {
    const game = begin('a', 1);
    for (const line of ['one\n', 'two\n', 'three\n']) append(game, line);
    const whole = recordOf('a');
    expect(Object.keys(localStorage).filter((key) => key.startsWith('dalapapa.lines'))).toEqual(['dalapapa.lines.a.0']);
    append(game, 'four\n');
    expect(recordOf('a')).toBe(`${whole}four\n`);
  });

  test('and are damaged are as good as lost', () => {
    begin('a', 1);
    for (const [i, text] of ['{"id":"x', 'null', '7', '{}'].entries())
      localStorage.setItem(`dalapapa.game.x${i}`, text);
    localStorage.setItem('dalapapa.settings', '{}');
    expect(ids()).toEqual(['a']);
    expect(savedGame('x1')).toBe(undefined);
    expect(recordOf('x1')).toBe('');
  });

  test('are no more than a shelf full: finished ones go first, of these the oldest', () => {
    for (let i = 0; i < 38; ++i) begin(`open${i}`, i);
    begin('finished', 100, true);
    begin('later', 101, true);
    begin('new', 102);
    expect(ids()).toHaveLength(40);
    expect(ids()).not.toContain('finished');
    begin('newer', 103);
    begin('newest', 104);
    expect(ids()).not.toContain('later');
    expect(ids()).not.toContain('open0');
    expect(ids()).toContain('open1');
  });
});
