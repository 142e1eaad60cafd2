// Whether things may move: neither the player nor the system asks for stillness.
import { settings } from './settings.svelte.ts';

export const mayMove = (): boolean => !settings.stillness && !matchMedia('(prefers-reduced-motion: reduce)').matches;
