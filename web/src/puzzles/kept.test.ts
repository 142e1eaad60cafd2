import { beforeEach, describe, expect, test, vi } from 'vitest';

import { fakeStorage } from '../device/sample_storage.ts';
import { startNodeEngine } from '../engine/node.ts';
import type { Placement } from '../engine/types.ts';
import {
  begunPuzzles,
  checkProgress,
  daysKept,
  forgetPuzzle,
  fresh,
  keepProgress,
  keepSolved,
  progressOf,
  solvedCount,
  solvedPuzzles,
  solvedToday,
  type Progress,
} from './kept.ts';
import { nothing, put, takeOut, type Laid, type Move } from './moves.ts';
import { Questions } from './questions.ts';

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()));

const at = (day: number, hour: number): number => new Date(2026, 10, day, hour).getTime();
const begun = (id: string, changed = 1): Progress => ({ ...fresh(id), laid: [['BBBYYRR', 0, 0, 0]], changed });

describe('what is kept of puzzles', () => {
  test('comes back as it was; what is unknown or damaged is fresh', () => {
    const progress = { ...fresh('turn-1-000000'), clock: 1234, helped: 2 };
    keepProgress(progress);
    expect(progressOf('turn-1-000000')).toEqual(progress);
    localStorage.setItem('dalapapa.puzzle.turn-2-000000', '{"id": "tu');
    for (const id of ['turn-2-000000', 'turn-3-000000']) expect(progressOf(id)).toEqual(fresh(id));
  });

  test('is no more than a shelf full: the oldest go', () => {
    for (let i = 0; i < 50; ++i) keepProgress(begun(`p${i}`, i));
    const ids = begunPuzzles().map(({ id }) => id);
    expect(ids).toHaveLength(40);
    expect(ids[0]).toBe('p49');
    expect(ids).not.toContain('p9');
    forgetPuzzle('p49');
    expect(begunPuzzles()[0]?.id).toBe('p48');
  });

  test('those that are solved, given up or untouched are not to be gone on with', () => {
    keepProgress({ ...begun('a'), state: 'solved' });
    keepProgress({ ...begun('b'), state: 'shown', counts: false });
    keepProgress(fresh('c'));
    keepProgress(begun('d'));
    expect(begunPuzzles().map(({ id }) => id)).toEqual(['d']);
  });

  test('the first solution counts, and the day whose puzzle it was', () => {
    const today = new Date(2026, 10, 16, 9);
    expect(solvedToday(today)).toBe(false);
    keepSolved('a', { clock: 100, helped: 0, when: 1 });
    keepSolved('a', { clock: 50, helped: 3, when: 2, day: '2026-11-16' });
    keepSolved('b', { clock: 70, helped: 0, when: 3 });
    expect(solvedPuzzles()['a']).toEqual({ clock: 100, helped: 0, when: 1, day: '2026-11-16' });
    expect(solvedCount()).toBe(2);
    expect(solvedToday(today)).toBe(true);
    expect(solvedToday(new Date(2026, 10, 17))).toBe(false);
  });

  test('a day is kept when its puzzle is solved on that day, not before and not later', () => {
    const solved = { clock: 1, helped: 0 };
    keepSolved('a', { ...solved, when: at(16, 0), day: '2026-11-16' });
    keepSolved('b', { ...solved, when: at(18, 9), day: '2026-11-17' });
    keepSolved('c', { ...solved, when: at(18, 23), day: '2026-11-18' });
    keepSolved('d', { ...solved, when: at(18, 23), day: '2026-11-19' });
    keepSolved('e', { ...solved, when: at(15, 12) });
    expect([...daysKept()].sort()).toEqual(['2026-11-16', '2026-11-18']);
    // Once more does not make it later.
    keepSolved('c', { ...solved, when: at(20, 9), day: '2026-11-18' });
    expect(daysKept().has('2026-11-18')).toBe(true);
  });

  test('what a newer version says of a puzzle that is solved stays', () => {
    localStorage.setItem('dalapapa.solved', '{"a":{"stars":3}}');
    expect(solvedCount()).toBe(0);
    keepSolved('b', { clock: 70, helped: 0, when: 3 });
    expect(solvedCount()).toBe(1);
    expect(localStorage.getItem('dalapapa.solved')).toContain('"a":{"stars":3}');
  });

  test('the engine has a say in what was laid and how it came about', async () => {
    const id = 'figure-4x4-2-k2m9qz';
    const questions = new Questions(id, await startNodeEngine());
    const { solution } = await questions.solution();
    const { fixed = [] } = await questions.info();
    const [one, two, three] = solution.filter((at) => !fixed.some((other) => other.join() === at.join()));
    if (one === undefined || two === undefined || three === undefined)
      throw new Error('a puzzle of three tiles at least');
    let real = put(put(put(nothing, one), two), three);
    real = put(takeOut(real, [0, 2]), three);
    const checked = async ({ tiles, moves }: Laid): Promise<Laid> => {
      keepProgress({ ...fresh(id), laid: tiles, moves });
      await checkProgress(id, questions);
      const kept = progressOf(id);
      return { tiles: kept.laid, moves: kept.moves };
    };
    expect(await checked(real)).toEqual(real);
    const { tiles } = real;
    const odd: Placement = ['BBBBBBB', 0, 0, 0];
    const histories: Move[][] = [
      [{ put: one }],
      [{ put: three }, { put: three }],
      [{ put: two }, { put: three }, { put: one }],
      [{ out: [[0, odd]] }],
      [{ out: [[0, two]] }], // which lies there already
      [{ out: [[9, one]] }],
      [{ out: [[1, one], [1, one]] }], // prettier-ignore
      [{ out: [[0, [one[0], 90, 90, 0]]] }],
    ];
    for (const moves of histories)
      expect(await checked({ tiles, moves }), JSON.stringify(moves)).toEqual({ tiles, moves: [] });
    expect(await checked({ tiles: [odd], moves: [] })).toEqual(nothing);
  });

  test('a storage that is full keeps nobody from playing', () => {
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    expect(() => keepProgress(fresh('a'))).not.toThrow();
  });
});
