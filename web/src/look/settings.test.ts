import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { blockedStorage, fakeStorage } from '../device/sample_storage.ts';

// As the page loads it: what was kept is read at once.
async function visit() {
  vi.resetModules();
  return import('./settings.svelte.ts');
}
const fakePage = () => ({ lang: '', dataset: {} as Record<string, string>, toggleAttribute: vi.fn<() => boolean>() });

beforeEach(() => {
  vi.stubGlobal('navigator', { languages: ['tlh', 'nl-BE'] });
  vi.stubGlobal('localStorage', fakeStorage());
});
afterEach(() => vi.unstubAllGlobals());

describe('settings', () => {
  test('are as usual at first, in a language of the browser', async () => {
    const { settings } = await visit();
    expect(settings).toMatchObject({ language: 'nl', theme: 'auto', shape: 'disc', signs: false, pace: 'normal' });
  });

  test('come back on the next visit, and CSS sees them', async () => {
    const page = fakePage();
    const { settings, applySettings } = await visit();
    Object.assign(settings, { language: 'fr', theme: 'dark', shape: 'square', name: 'Ann' });
    applySettings(page as unknown as HTMLElement);
    expect(page).toMatchObject({ lang: 'fr', dataset: { theme: 'dark', palette: 'standard', background: 'black' } });
    const { settings: again } = await visit();
    expect(again).toEqual(settings);
  });

  test('that are not understood are as usual, each by itself', async () => {
    const { settings: usual } = await visit();
    const odd = ['{"lang', 'null', '7', '[]', '{"theme":"pink","sound":"loud"}', '{"language":"constructor","name":7}'];
    for (const text of odd) {
      localStorage.setItem('dalapapa.settings', text);
      expect((await visit()).settings, text).toEqual(usual);
    }
    localStorage.setItem('dalapapa.settings', '{"theme":"pink","sound":true}');
    expect((await visit()).settings).toEqual({ ...usual, sound: true });
  });

  test('that a newer version wrote stay, but for what somebody changes', async () => {
    const newer = '{"theme":"sepia","sound":true,"font":"large"}';
    localStorage.setItem('dalapapa.settings', newer);
    const { settings, applySettings } = await visit();
    applySettings(fakePage() as unknown as HTMLElement);
    expect(localStorage.getItem('dalapapa.settings')).toBe(newer);
    settings.sound = false;
    applySettings(fakePage() as unknown as HTMLElement);
    expect(localStorage.getItem('dalapapa.settings')).toBe('{"theme":"sepia","sound":false,"font":"large"}');
  });

  test('work without a storage: nothing is kept, all is shown', async () => {
    vi.stubGlobal('localStorage', blockedStorage());
    const page = fakePage();
    const { settings, applySettings } = await visit();
    settings.theme = 'contrast';
    applySettings(page as unknown as HTMLElement);
    expect(page.dataset['theme']).toBe('contrast');
  });
});
