import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { fakeStorage } from '../device/sample_storage.ts';

// As the page loads it: what was kept is read at once.
async function visit(kept?: string) {
  if (kept !== undefined) localStorage.setItem('dalapapa.lessons', kept);
  vi.resetModules();
  return import('./progress.svelte.ts');
}
beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()));
afterEach(() => vi.unstubAllGlobals());

describe('exercises that were done', () => {
  it('are known on the next visit', async () => {
    const { isDone, noteDone } = await visit();
    expect(isDone('classic', 'look')).toBe(false);
    noteDone('classic', 'look');
    noteDone('terra', 'pawn');
    const again = await visit();
    expect(again.isDone('classic', 'look') && again.isDone('terra', 'pawn')).toBe(true);
    expect(again.isDone('classic', 'place')).toBe(false);
  });
  it('are not done where they are not understood; what is beside them stays', async () => {
    for (const text of ['', '{"cla', 'null', '7', '{"classic":7}', '{"__proto__":{"classic":["look"]}}']) {
      const { isDone } = await visit(text);
      expect(isDone('classic', 'look'), text).toBe(false);
    }
    const { isDone, noteDone } = await visit('{"classic":["look",7],"terra":null}');
    expect(isDone('classic', 'look')).toBe(true);
    noteDone('terra', 'pawn');
    expect(localStorage.getItem('dalapapa.lessons')).toBe('{"classic":["look",7],"terra":["pawn"]}');
  });
});
