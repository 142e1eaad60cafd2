// The languages there are, each by its own name. They are those of ../texts/languages.json, which says more than the page needs.
import type all from '../../../texts/languages.json';

export type Language = keyof typeof all;

export const languages = DALAPAPA_LANGUAGES;

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(languages, value);

// The first of a person's languages that we speak.
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = tag.slice(0, 2).toLowerCase();
    if (isLanguage(language)) return language;
  }
  return 'en';
}

// What lies in a file of its own for each language, by what import.meta.glob() has found.
export async function inLanguage<T>(files: Record<string, () => Promise<T>>, path: string): Promise<T> {
  const load = files[path];
  if (load === undefined) throw new Error(`there is no ${path}`);
  return load();
}
