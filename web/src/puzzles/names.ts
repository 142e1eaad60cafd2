// What puzzles are called: from the name anybody can make the same puzzle again. The engine has the last word on what is a
// name (src/puzzles/puzzle_id.hpp); here names are put together, and read as far as a title needs.
import { randomBelow, type RandomBelow } from '../table/chance.ts';

export const kinds = ['figure', 'arlequin', 'grand', 'turn', 'close'] as const;
export type Kind = (typeof kinds)[number];
export type Filled = 'figure' | 'arlequin' | 'grand';

// Sizes, or sheets.
export const variants: Readonly<Record<Filled, readonly string[]>> = {
  figure: ['4x4', '4x6', '6x6', '6x8', '8x8'],
  arlequin: ['1', '2', '3'],
  grand: ['20x12', '16x15'],
};
export const levels = ['1', '2', '3', '4', '5'] as const;
export type PuzzleLevel = (typeof levels)[number];

export interface PuzzleOptions {
  kind: Kind;
  variant: string; // nothing where there is only one
  outline: boolean; // the outlines of the tiles are shown
  level: PuzzleLevel;
}

export const isFilled = (kind: Kind): kind is Filled => kind in variants;

// Without letters that could be misread.
const digits = '0123456789abcdefghjkmnpqrstvwxyz';
const digitsOfSeed = 6;

export function newName({ kind, variant, outline, level }: PuzzleOptions, random: RandomBelow = randomBelow): string {
  const seed = Array.from({ length: digitsOfSeed }, () => digits[random(digits.length)]).join('');
  const which = isFilled(kind) ? [`${variant}${outline ? 'o' : ''}`] : [];
  return [kind, ...which, level, seed].join('-');
}

// Nothing if it is not the name of a puzzle.
export function optionsIn(name: string): PuzzleOptions | undefined {
  const parts = name.split('-');
  const kind = kinds.find((each) => each === parts[0]);
  const level = levels.find((each) => each === parts.at(-2));
  if (kind === undefined || level === undefined || parts.length !== (isFilled(kind) ? 4 : 3)) return undefined;
  if (!isFilled(kind)) return { kind, variant: '', outline: false, level };
  const [, which = ''] = parts;
  const outline = which.endsWith('o');
  const variant = outline ? which.slice(0, -1) : which;
  return variants[kind].includes(variant) ? { kind, variant, outline, level } : undefined;
}

// A name as somebody typed it, or the link that somebody sent.
export const puzzleNameIn = (text: string): string => (text.split('/').at(-1) ?? '').replace(/\s/g, '').toLowerCase();
