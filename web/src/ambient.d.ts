// What the cards of the games say, one file for each language.
declare module 'virtual:cards' {
  import type { Language } from './look/languages.ts';
  import type { Cards } from './words/cards.svelte.ts';
  const loaders: Record<Language, () => Promise<{ default: Cards }>>;
  export default loaders;
}

// The languages there are, each by its own name, from texts/languages.json.
declare const DALAPAPA_LANGUAGES: Record<import('./look/languages.ts').Language, string>;

// The version of the program that carries the page, from CMakeLists.txt.
declare const DALAPAPA_VERSION: string;
