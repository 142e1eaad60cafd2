// How large a square of a tile beside a board is, in pixels: it grows with the window.
import { innerHeight, innerWidth } from 'svelte/reactivity/window';

const shorterSide = (): number => Math.min(innerWidth.current ?? 0, innerHeight.current ?? 0);

export const handUnit = (side = shorterSide()): number => Math.round(Math.max(36, Math.min(96, 0.11 * side - 24)));
