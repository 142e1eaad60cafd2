import { describe, expect, test } from 'vitest';

import { isFilled, kinds, levels, newName, optionsIn, puzzleNameIn, variants, type PuzzleOptions } from './names.ts';
import { startNodeEngine } from '../engine/node.ts';
import { Questions } from './questions.ts';

const zero = (): number => 0;
const last = (limit: number): number => limit - 1;

describe('names of puzzles', () => {
  test('are put together as the engine reads them', () => {
    expect(newName({ kind: 'figure', variant: '4x6', outline: true, level: '3' }, zero)).toBe('figure-4x6o-3-000000');
    expect(newName({ kind: 'arlequin', variant: '2', outline: false, level: '5' }, last)).toBe('arlequin-2-5-zzzzzz');
    expect(newName({ kind: 'turn', variant: '', outline: true, level: '1' }, zero)).toBe('turn-1-000000');
  });

  test('tell what was asked for', () => {
    for (const kind of kinds) {
      for (const level of levels) {
        for (const variant of isFilled(kind) ? variants[kind] : ['']) {
          const options: PuzzleOptions = { kind, variant, outline: isFilled(kind) && level === '2', level };
          expect(optionsIn(newName(options))).toEqual(options);
        }
      }
    }
    for (const odd of ['', 'chess-1-000000', 'figure-5x5-1-000000', 'figure-1-000000', 'turn-9-000000', 'turn-1'])
      expect(optionsIn(odd)).toBeUndefined();
  });

  test('may be typed carelessly, or come in a link', () => {
    expect(puzzleNameIn(' Turn-3-K2M9QZ ')).toBe('turn-3-k2m9qz');
    expect(puzzleNameIn('https://example.org/play/#/puzzle/turn-3-k2m9qz')).toBe('turn-3-k2m9qz');
  });

  test('of all small kinds are understood by the engine', async () => {
    const ask = await startNodeEngine();
    for (const kind of ['figure', 'turn', 'close'] as const) {
      const id = newName({ kind, variant: '4x4', outline: true, level: '2' });
      expect((await new Questions(id, ask).info()).id).toBe(id);
    }
  });
});
