// What a person likes: language, looks, sound. Kept on this device, and shown to CSS as attributes of the page.
import { inJson, keepMembers, kept } from '../device/kept.ts';
import { members, nameText, oneOf, usually, yesNo, type Reader } from '../device/reader.ts';
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
  letters: boolean; // keys of a single letter, at a table (WCAG 2.1.4)
  pace: Pace; // of the bots
  name: string; // what the player was called last time
}

const key = 'dalapapa.settings';

// Whatever was kept, by whichever version: what is not understood falls back to the default, each by itself.
const reader = (): Reader<Settings> =>
  members({
    language: usually((value) => (isLanguage(value) ? value : undefined), preferredLanguage(navigator.languages)),
    theme: usually(oneOf(themes), 'auto'),
    shape: usually(oneOf(shapes), 'disc'),
    background: usually(oneOf(backgrounds), 'black'),
    palette: usually(oneOf(palettes), 'standard'),
    signs: usually(yesNo, false),
    stillness: usually(yesNo, false),
    sound: usually(yesNo, false),
    letters: usually(yesNo, true),
    pace: usually(oneOf(paces), 'normal'),
    name: usually(nameText, ''),
  });

export function readSettings(): Settings {
  const read = reader();
  return kept(key, read) ?? (read({}, { dropped: false }) as Settings);
}

export const settings = $state<Settings>(readSettings());
let known = { ...settings }; // as they were read or kept last

export function applySettings(page: HTMLElement): void {
  page.lang = settings.language;
  page.dataset['theme'] = settings.theme;
  page.dataset['palette'] = settings.palette;
  page.dataset['background'] = settings.background;
  page.toggleAttribute('data-still', settings.stillness);
  keepChanges();
}

// Only what somebody has changed: the rest may stand there in words of a newer version.
function keepChanges(): void {
  const now = { ...settings };
  const before = known;
  const changed = Object.entries(now).filter(([name, value]) => before[name as keyof Settings] !== value);
  if (changed.length > 0) keepMembers(key, Object.fromEntries(changed));
  known = now;
}

// What was changed in another tab.
function takeOver({ key: changed, newValue }: StorageEvent): void {
  if (changed !== key) return;
  Object.assign(settings, inJson(newValue ?? '{}', reader()));
  known = { ...settings };
}

// Needs: called while a component is set up.
export function followSettings(): void {
  $effect(() => applySettings(document.documentElement));
  $effect(() => {
    addEventListener('storage', takeOver);
    return () => removeEventListener('storage', takeOver);
  });
}
