// How long a bot takes for an action when it is not a race, in milliseconds.
import type { Pace } from '../look/settings.svelte.ts';

export const paces: Record<Pace, number> = { slow: 1600, normal: 700, fast: 60 };
