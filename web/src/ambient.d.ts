declare module 'virtual:cards/*' {
  import type { Cards } from './words/cards.svelte.ts';
  const cards: Cards;
  export default cards;
}
