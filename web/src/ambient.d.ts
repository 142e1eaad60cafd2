declare module 'virtual:cards/*' {
  import type { Cards } from './words/cards.svelte.ts';
  const cards: Cards;
  export default cards;
}

// The version of the program that carries the page, from CMakeLists.txt.
declare const DALAPAPA_VERSION: string;
