import { describe, expect, it } from 'vitest';

import { checkLength, fileName, headerOf, mostBytes, TooLarge, withTurn } from './record.ts';

const header = '{"dalapapa":1,"game":"classic","commitment":"13c3"}';
const record = `${header}\n{"seat":"chance","draw":1,"to":0}\n{"seat":0,"pass":true}\n{"result":{}}\n`;

const recordOf = (steps: number): string => `${header}\n${'{"seat":0,"pass":true}\n'.repeat(steps)}{"result":{}}\n`;

describe('a record as a text', () => {
  it('says of itself what it is', () => {
    expect(headerOf(record)).toEqual({ game: 'classic', commitment: '13c3' });
    expect(headerOf(header)).toEqual({ game: 'classic', commitment: '13c3' });
  });
  it('is none if it does not', () => {
    for (const text of ['', '\n', 'hello', '{', 'null', '7', '"x"', '[]', '{"game":"classic"}\n']) {
      expect(headerOf(text), text).toBeUndefined();
    }
  });
  it('goes on otherwise from any step', () => {
    const turn = withTurn(record, 1, 0, [{ place: ['GGBRRBG', 0, 0, 0] }, { done: true }]);
    expect(turn.split('\n')).toEqual([
      header,
      '{"seat":"chance","draw":1,"to":0}',
      '{"seat":0,"place":["GGBRRBG",0,0,0]}',
      '{"seat":0,"done":true}',
      '',
    ]);
  });
  it('has no more steps than a host plays', () => {
    expect(() => checkLength(recordOf(20_000))).not.toThrow();
    expect(() => checkLength(recordOf(25_000))).toThrow(TooLarge);
    expect(() => checkLength('x'.repeat(mostBytes + 1))).toThrow(TooLarge);
  });
  it('is saved under its game and day', () => {
    expect(fileName('terra', new Date(2026, 2, 5), 'jsonl')).toBe('terra-2026-03-05.jsonl');
  });
});
