import { describe, expect, it } from 'vitest';

import { commandOf, type Focus } from './keys.ts';

const press = (key: string, focus: Focus = 'elsewhere', with_ = {}) =>
  commandOf({ key, ctrlKey: false, metaKey: false, altKey: false, ...with_ }, focus);

describe('keys', () => {
  it('go through the game', () => {
    const keys = ['ArrowLeft', 'ArrowRight', 'Home', 'End', ' ', 'x'];
    expect(keys.map((key) => press(key))).toEqual(['back', 'forward', 'first', 'last', 'play', undefined]);
  });
  it('belong to the browser with Ctrl and its like', () => {
    for (const modifier of ['ctrlKey', 'metaKey', 'altKey']) {
      expect(press('ArrowLeft', 'elsewhere', { [modifier]: true })).toBeUndefined();
    }
  });
  it('belong to a field that has the focus', () => {
    expect(press('ArrowLeft', 'field')).toBeUndefined();
    expect(press(' ', 'field')).toBeUndefined();
  });
  it('leave the slider its own, but not the space bar', () => {
    expect(press('ArrowLeft', 'slider')).toBeUndefined();
    expect(press('End', 'slider')).toBeUndefined();
    expect(press(' ', 'slider')).toBe('play');
  });
  it('leave a button its space bar', () => {
    expect(press(' ', 'button')).toBeUndefined();
    expect(press('ArrowRight', 'button')).toBe('forward');
  });
});
