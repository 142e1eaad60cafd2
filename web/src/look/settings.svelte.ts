// What a person likes: language, looks, sound. Kept on this device, and shown to CSS as attributes of the page.
import { storage } from '../device/storage.ts';
import { isLanguage, preferredLanguage, type Language } from './languages.ts';

export const shapes = ['disc', 'octagon', 'square'] as const;
export const themes = ['auto', 'light', 'dark', 'contrast'] as const;
export const palettes = ['standard', 'original', 'safe'] as const;
export const backgrounds = ['black', 'white'] as const;
export const paces = ['slow', 'normal', 'fast'] as const;
export type Shape = (typeof shapes)[number];
export type Theme = (typeof themes)[number];
export type Palette = (typeof palettes)[number];
export type Background = (typeof backgrounds)[number];
export type Pace = (typeof paces)[number];

export interface Settings {
  language: Language;
  theme: Theme;
  shape: Shape;
  background: Background;
  palette: Palette;
  signs: boolean;
  stillness: boolean; // no animation, whatever the system says
  sound: boolean;
  pace: Pace; // of the bots
  name: string; // what the player was called last time
}

const key = 'dalapapa.settings';

const oneOf = <T extends string>(known: readonly T[], value: unknown, usual: T): T =>
  known.find((name) => name === value) ?? usual;

// Whatever was kept, by whichever version: what is not understood falls back to the default.
export function readSettings(text: string | null): Settings {
  let kept: Record<string, unknown> = {};
  try {
    kept = (JSON.parse(text ?? '{}') ?? {}) as Record<string, unknown>;
  } catch {
    // not ours, or cut off
  }
  return {
    language: isLanguage(kept['language']) ? kept['language'] : preferredLanguage(navigator.languages),
    theme: oneOf(themes, kept['theme'], 'auto'),
    shape: oneOf(shapes, kept['shape'], 'disc'),
    background: oneOf(backgrounds, kept['background'], 'black'),
    palette: oneOf(palettes, kept['palette'], 'standard'),
    signs: kept['signs'] === true,
    stillness: kept['stillness'] === true,
    sound: kept['sound'] === true,
    pace: oneOf(paces, kept['pace'], 'normal'),
    name: typeof kept['name'] === 'string' ? kept['name'] : '',
  };
}

export const settings = $state<Settings>(readSettings(storage.get(key)));

export function applySettings(page: HTMLElement): void {
  page.lang = settings.language;
  page.dataset['theme'] = settings.theme;
  page.dataset['palette'] = settings.palette;
  page.dataset['background'] = settings.background;
  page.toggleAttribute('data-still', settings.stillness);
  storage.set(key, JSON.stringify(settings));
}

// What was changed in another tab.
function takeOver({ key: changed, newValue }: StorageEvent): void {
  if (changed === key) Object.assign(settings, readSettings(newValue));
}

// Needs: called while a component is set up.
export function followSettings(): void {
  $effect(() => applySettings(document.documentElement));
  $effect(() => {
    addEventListener('storage', takeOver);
    return () => removeEventListener('storage', takeOver);
  });
}
