// What the page says, one file for each language.
declare module 'virtual:languages' {
  import type { Language } from './look/languages.ts';
  import type { Cards } from './words/cards.svelte.ts';
  import type { Words } from './words/en.ts';
  const loaders: Record<Language, () => Promise<{ words: Words; cards: Cards }>>;
  export default loaders;
}

// The languages there are, each by its own name, from texts/languages.json.
declare const DALAPAPA_LANGUAGES: Record<import('./look/languages.ts').Language, string>;

// The version of the program that carries the page, from CMakeLists.txt.
declare const DALAPAPA_VERSION: string;
