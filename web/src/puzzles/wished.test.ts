import { expect, test } from 'vitest';

import { readWished } from './wished.ts';

test('what was wished last is wished again; what is not understood is as usual', () => {
  const usual = readWished(null);
  expect(usual).toEqual({ kind: 'figure', figure: '4x4', arlequin: '1', grand: '20x12', level: '1', outline: false });
  const wished = { ...usual, kind: 'close', level: '4', figure: '8x8', outline: true };
  expect(readWished(JSON.stringify(wished))).toEqual(wished);
  for (const odd of ['{', 'null', '{"kind": "chess", "level": 9}']) expect(readWished(odd)).toEqual(usual);
});
