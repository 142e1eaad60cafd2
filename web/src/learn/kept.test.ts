import { describe, expect, it } from 'vitest';

import { readProgress } from './kept.ts';

describe('what was kept of lessons', () => {
  it('is read', () => {
    expect(readProgress('{"classic":["look","place"]}')).toEqual({ classic: ['look', 'place'] });
  });
  it('is nothing at first, or where it is not understood', () => {
    for (const text of [null, '', '{"cla', 'null', '7', '{"classic":7}']) expect(readProgress(text)).toEqual({});
    expect(readProgress('{"classic":["look",7]}')).toEqual({ classic: ['look'] });
  });
});
