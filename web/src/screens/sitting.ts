// From choosing a game to playing it: who sees the one screen soon sees the other.
export { default as Play } from './Play.svelte';
export { default as Setup } from './Setup.svelte';
