import { expect, test } from 'vitest';

import { readLastOptions } from './last_options.ts';

test('what was asked for last is offered again; what is not understood is as usual', () => {
  const usual = readLastOptions(null);
  expect(usual).toEqual({ kind: 'figure', figure: '4x4', arlequin: '1', grand: '20x12', level: '1', outline: false });
  const asked = { ...usual, kind: 'close', level: '4', figure: '8x8', outline: true };
  expect(readLastOptions(JSON.stringify(asked))).toEqual(asked);
  for (const odd of ['{', 'null', '{"kind": "chess", "level": 9}']) expect(readLastOptions(odd)).toEqual(usual);
});
