import { beforeEach, expect, test, vi } from 'vitest';

import { fakeStorage } from '../device/sample_storage.ts';
import { keepLastOptions, lastOptions } from './last_options.ts';

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()));

test('what was asked for last is offered again; what is not understood is as usual, each by itself', () => {
  const usual = lastOptions();
  expect(usual).toEqual({ kind: 'figure', figure: '4x4', arlequin: '1', grand: '20x12', level: '1', outline: false });
  const asked = { ...usual, kind: 'close', level: '4', figure: '8x8', outline: true } as const;
  keepLastOptions(asked);
  expect(lastOptions()).toEqual(asked);
  for (const odd of ['{', 'null', '[]', '{"kind": "chess", "level": 9}']) {
    localStorage.setItem('dalapapa.wished', odd);
    expect(lastOptions(), odd).toEqual(usual);
  }
  localStorage.setItem('dalapapa.wished', '{"kind": "chess", "level": "3"}');
  expect(lastOptions()).toEqual({ ...usual, level: '3' });
});
