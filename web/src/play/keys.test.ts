import { expect, test } from 'vitest';

import { commandOf } from './keys.ts';

const key = (name: string, more = {}) =>
  commandOf({ key: name, ctrlKey: false, metaKey: false, altKey: false, repeat: false, target: null, ...more });

test('keys mean what the help says', () => {
  expect(key('1')).toEqual({ kind: 'take', index: 0 });
  expect(key('n')).toEqual({ kind: 'cycle', by: 1 });
  expect(key('P')).toEqual({ kind: 'cycle', by: -1 });
  expect(key('r')).toEqual({ kind: 'turn', by: 1 });
  expect(key('R')).toEqual({ kind: 'turn', by: -1 });
  expect(key('0')).toEqual({ kind: 'fit' });
  expect(key('Enter')).toEqual({ kind: 'enter' });
  expect(key('x')).toBeUndefined();
});

test('the keys of the browser stay the browser’s', () => {
  expect(key('r', { ctrlKey: true })).toBeUndefined();
  expect(key('ArrowLeft', { altKey: true })).toBeUndefined();
  expect(key('n', { metaKey: true })).toBeUndefined();
});
