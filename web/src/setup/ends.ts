// A game that starts again round after round needs an agreed end (AL1).
import type { Options } from '../engine/types.ts';

const ends = ['target', 'rounds'];

// Whether a game with these options would have no end without this one.
export const isOnlyEnd = (option: string, options: Options): boolean =>
  ends.includes(option) && ends.every((end) => end in options && (end === option) === (options[end] !== null));
