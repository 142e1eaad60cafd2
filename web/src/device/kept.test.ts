import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { beforeEach, describe, expect, test, vi } from 'vitest';

import { fakeStorage } from './sample_storage.ts';

// As a visit begins: nothing has been told yet.
async function visit() {
  vi.resetModules();
  return {
    ...(await import('./kept.ts')),
    ...(await import('./reader.ts')),
    ...(await import('./dropped.svelte.ts')),
    ...(await import('./storage.ts')),
  };
}
const anything = (value: unknown): unknown => value;
// Whether a visit tells of a text that is no yes or no.
async function told(key: string, text: string): Promise<boolean> {
  const { kept, yesNo, isDroppedUntold } = await visit();
  localStorage.setItem(key, text);
  kept(key, yesNo);
  await Promise.resolve();
  return isDroppedUntold();
}
beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()));

describe('what was kept', () => {
  test('comes back as it was, and nothing is said', async () => {
    const { kept, members, text, whole, isDroppedUntold } = await visit();
    localStorage.setItem('a', '{"name":"Ann","age":7,"more":[]}');
    expect(kept('a', members({ name: text(9) }, { age: whole(0, 9), bot: text(9) }))).toEqual({ name: 'Ann', age: 7 });
    expect(kept('b', text(9))).toBe(undefined);
    await Promise.resolve();
    expect(isDroppedUntold()).toBe(false);
    expect(localStorage.getItem('a')).toContain('more'); // perhaps a newer version knows it
  });

  test('and cannot be read stays as it is, which is told once', async () => {
    const { kept, yesNo, isDroppedUntold, droppedWasTold } = await visit();
    for (const [i, odd] of ['{"a', '7', 'null', ''].entries()) {
      localStorage.setItem(`a${i}`, odd);
      expect(kept(`a${i}`, yesNo)).toBe(undefined);
      expect(localStorage.getItem(`a${i}`)).toBe(odd);
    }
    expect(isDroppedUntold()).toBe(false); // not while something is drawn
    await Promise.resolve();
    expect(isDroppedUntold()).toBe(true);
    droppedWasTold();
    localStorage.setItem('b', '7');
    kept('b', yesNo);
    await Promise.resolve();
    expect(isDroppedUntold()).toBe(false);
  });

  test('and cannot be read is told on no later visit, but something else is', async () => {
    expect(await told('a', '7')).toBe(true);
    expect(await told('a', '7')).toBe(false);
    expect(await told('a', '8')).toBe(true);
    expect(await told('b', '8')).toBe(true);
    for (const odd of ['{', '7', '[null,{"a":1}]']) {
      localStorage.setItem('dalapapa.unread', odd);
      expect(await told('a', '7')).toBe(true);
      expect(await told('a', '7')).toBe(false);
    }
  });

  test('and cannot be read is remembered within bounds', async () => {
    const { kept, yesNo } = await visit();
    for (let i = 0; i < 2000; ++i) {
      localStorage.setItem('a', `"${i}"`);
      kept('a', yesNo);
    }
    expect(localStorage.getItem('dalapapa.unread')?.length).toBeLessThan(6000);
  });

  test('can be changed without what only others can read being lost', async () => {
    const { keepMembers } = await visit();
    localStorage.setItem('a', '{"x":1,"__proto__":[3],"y":{"newer":true}}');
    keepMembers('a', { x: 2, z: 3 });
    expect(localStorage.getItem('a')).toBe('{"x":2,"__proto__":[3],"y":{"newer":true},"z":3}');
    for (const odd of ['{"x', '7', 'null', '[1]', '']) {
      localStorage.setItem('a', odd);
      keepMembers('a', { x: 2 });
      expect(localStorage.getItem('a')).toBe('{"x":2}');
    }
  });

  test('and can be read in part counts in part', async () => {
    const { kept, list, named, readable, whole, isDroppedUntold } = await visit();
    localStorage.setItem('a', '{"x":[1,2],"y":[1,"2"],"__proto__":[3],"z":null}');
    const read = kept('a', named(list(whole(0, 9), 2)));
    expect(JSON.stringify(read)).toBe('{"x":[1,2],"__proto__":[3]}');
    expect(localStorage.getItem('a')).toContain('"y":[1,"2"]');
    expect(Object.getPrototypeOf(read)).toBe(null);
    localStorage.setItem('b', '[1,null,"2",3]');
    expect(kept('b', readable(whole(0, 9)))).toEqual([1, 3]);
    expect(localStorage.getItem('b')).toBe('[1,null,"2",3]');
    await Promise.resolve();
    expect(isDroppedUntold()).toBe(true);
  });

  test('takes nothing from what every object has', async () => {
    const { inJson, members, text, usually } = await visit();
    expect(inJson('{}', members({ toString: anything }))).toBe(undefined);
    expect(inJson('{"__proto__":{"name":"Ann"}}', members({ name: usually(text(9), '') }))).toEqual({ name: '' });
  });

  test('is left alone once it has been set aside, and the visit goes on', async () => {
    const { kept, storage, yesNo } = await visit();
    localStorage.setItem('a', 'true');
    storage.setAside();
    expect(kept('a', yesNo)).toBe(undefined);
    expect(storage.set('b', 'true')).toBe(false);
    expect(kept('b', yesNo)).toBe(true);
    storage.remove('a');
    expect(storage.keys('')).toEqual(['b']);
    expect({ ...localStorage }).toEqual({ a: 'true' });
  });

  test('is read here and nowhere else', () => {
    const src = join(import.meta.dirname, '..');
    const files = readdirSync(src, { recursive: true, encoding: 'utf8' });
    const readers = files
      .filter((file) => /\.(ts|svelte)$/.test(file) && !/\.test\.ts$|sample_/.test(file))
      .filter((file) =>
        /\b(localStorage|sessionStorage|indexedDB|stored)\b(?! *:)/.test(
          readFileSync(join(src, file), 'utf8').replaceAll(/\/\/.*/g, ''),
        ),
      );
    expect(readers.sort()).toEqual(['device/kept.ts', 'device/storage.ts']);
  });
});
