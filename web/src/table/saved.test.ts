import { beforeEach, describe, expect, test, vi } from 'vitest';

import { fakeStorage } from '../device/sample_storage.ts';
import { keepDeal } from './deals.ts';
import {
  append,
  forget,
  isKept,
  keepNew,
  openedOf,
  recordOf,
  savedGame,
  savedGames,
  takenUp,
  type SavedGame,
} from './saved.ts';

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()));

const opened = { nonce: 'ab', deck: [2, 1] };
const begin = (id: string, changed: number, over = false): SavedGame => {
  const seats = [{ name: 'Ann' }, { name: 'Bob' }];
  const game: SavedGame = { id, game: 'classic', seats, commitment: id, begun: 0, changed, clock: 0, lines: 0, over };
  keepNew(game, opened, 'head\ndraw\n');
  expect(isKept(id)).toBe(true);
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

  test('go on after what was really kept, whatever is said about them', () => {
    const game = begin('a', 1);
    append(game, 'one\n');
    append(game, 'two\n');
    append(game, 'three\n');
    localStorage.removeItem('dalapapa.lines.a.3'); // there was no room for it
    const record = recordOf('a');
    expect(record).toBe('head\ndraw\none\n');
    const again = takenUp(savedGame('a') as SavedGame, record);
    expect(savedGame('a')?.lines).toBe(3);
    append(again, 'other\n');
    expect(recordOf('a')).toBe('head\ndraw\none\nother\n'); // and not what came after the gap
    // The other way round: the browser was closed after the lines and before what is said about them.
    localStorage.setItem('dalapapa.lines.a.4', 'last\n');
    expect(takenUp(savedGame('a') as SavedGame, recordOf('a')).lines).toBe(5);
  });

  test('are kept as soon as there is room, and it is known that they were not', () => {
    const game = begin('a', 1);
    const room = Object.entries(localStorage).reduce((sum, [key, text]) => sum + key.length + String(text).length, 0);
    const full = fakeStorage(room + 5);
    for (const [key, text] of Object.entries(localStorage)) full.setItem(key, String(text));
    vi.stubGlobal('localStorage', full);
    append(game, 'a line for which there is no room\n');
    expect(isKept('a')).toBe(false);
    expect(recordOf('a')).toMatch(/no room\n$/); // as long as the visit lasts
    append(game, 'x\n');
    expect(isKept('a')).toBe(false);
    Object.defineProperty(full, 'setItem', {
      value: (key: string, text: string) => void ((full as never)[key] = text as never),
    });
    expect(isKept('a')).toBe(true);
    expect(recordOf('a')).toMatch(/no room\nx\n$/);
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

  test('and are said wrong things about are said anew from their record', () => {
    const seats = [{ name: 'Ann' }, { name: 'Max', bot: 'casual' }];
    const header = JSON.stringify({ dalapapa: 1, game: 'terra', seats, commitment: 'c' });
    localStorage.setItem('dalapapa.game.a', '{"seats":null,"lines":2}');
    localStorage.setItem('dalapapa.lines.a.0', `${header}\n{"seat":0,"pass":true}\n`);
    expect(savedGame('a')).toMatchObject({ id: 'a', game: 'terra', seats, commitment: 'c', lines: 2, over: false });
    localStorage.setItem('dalapapa.game.b', '[]');
    localStorage.setItem('dalapapa.lines.b.0', `${header}\n{"result":{"scores":[1,2]}}\n`);
    expect(ids().sort()).toEqual(['a', 'b']);
    expect(savedGame('b')?.over).toBe(true);
    expect(localStorage.getItem('dalapapa.game.b')).toBe('[]'); // until somebody plays on
  });

  test('and are unknown here are not shown, and stay: a newer version may have written them', () => {
    const newer = {
      'dalapapa.game.c': '{"game":"tomorrow","seats":7}',
      'dalapapa.lines.c.0': '{"dalapapa":1,"game":"tomorrow"}\n{}\n',
      'dalapapa.lines.c.2': '{}\n',
      'dalapapa.opened.c': '{}',
      'dalapapa.game.d': '{"game":"tomorrow"}',
      'dalapapa.lines.d.0': 'packed',
      'dalapapa.lines.d.2': '{}\n',
      'dalapapa.deal.tomorrow.2026-11-16': 'c',
    };
    for (const [key, text] of Object.entries(newer)) localStorage.setItem(key, text);
    expect(ids()).toEqual([]);
    expect(openedOf('c')).toBe(undefined);
    begin('a', 1);
    keepDeal('classic', '2026-11-17', 'a');
    expect(ids()).toEqual(['a']);
    const whole = { 'dalapapa.lines.c.0': '{"dalapapa":1,"game":"tomorrow"}\n{}\n{}\n' }; // in one piece
    const { 'dalapapa.lines.c.2': _, ...rest } = newer;
    expect({ ...localStorage }).toMatchObject({ ...rest, ...whole });
  });

  test('and whose last line is not whole go as far as the line before', () => {
    begin('a', 1);
    localStorage.setItem('dalapapa.lines.a.2', 'place\n{"seat":');
    expect(recordOf('a')).toBe('head\ndraw\nplace\n');
    localStorage.setItem('dalapapa.lines.a.0', 'without an end');
    expect(recordOf('a')).toBe('');
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
