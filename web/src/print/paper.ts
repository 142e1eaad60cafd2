// What can be printed, as addresses of the program that serves the page: docs/printing.md has the same options for the command line.
import type { Settings } from '../look/settings.svelte.ts';

export const papers = ['a4', 'letter'] as const;
export type Paper = (typeof papers)[number];
export const turnings = ['long', 'short', 'glue'] as const; // how a sheet gets its back
export type Turning = (typeof turnings)[number];

export interface PrintOptions {
  paper: Paper;
  size: number; // the width of a tile, in millimetres
  turning: Turning;
  numbers: boolean;
}
export type Look = Pick<Settings, 'shape' | 'background' | 'palette' | 'signs' | 'language'>;
export type File = 'tiles' | 'tiles-front' | 'tiles-back' | 'pieces' | 'score-board' | 'rules' | 'summary';

// Where people write on Letter.
const letterCountries = new Set(['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE']);
export const usualPaper = (locales: readonly string[]): Paper => {
  const country = locales.map((locale) => new Intl.Locale(locale).region).find((region) => region !== undefined);
  return country !== undefined && letterCountries.has(country) ? 'letter' : 'a4';
};

function looking({ shape, background, palette, signs, language }: Look, paper: Paper): URLSearchParams {
  const query = new URLSearchParams({ shape, background, palette, paper, language });
  if (signs) query.set('signs', 'yes');
  return query;
}

// What the program takes: docs/printing.md.
export const usualSize = 23;
export const sizes: Record<Paper, { least: number; most: number }> = {
  a4: { least: 10, most: 23 },
  letter: { least: 10, most: 23.7 },
};

export function addressOf(file: File, { paper, size, turning, numbers }: PrintOptions, look: Look): string {
  const query = looking(look, paper);
  const sized = file.startsWith('tiles') || file === 'pieces';
  if (size !== usualSize && sized) query.set('size', String(size));
  if (file === 'tiles' && turning !== 'glue') query.set('flip', turning);
  if (numbers && (file === 'tiles' || file === 'tiles-back')) query.set('numbers', 'yes');
  return `print/${file}.pdf?${query.toString()}`;
}

// A puzzle with its tiles to cut out, and a code that opens it here.
export function puzzleAddress(name: string, day: string | undefined, paper: Paper, look: Look): string {
  const query = looking(look, paper);
  query.set('name', name);
  query.set('site', location.href.replace(/#.*/, ''));
  if (day !== undefined) query.set('day', day);
  return `print/puzzle.pdf?${query.toString()}`;
}

// A page on any web host, or without a network, has nobody to make files. Whether somebody can is asked once.
let known: Promise<boolean> | undefined;
export async function canMakeFiles(): Promise<boolean> {
  known ??= fetch('print/score-board.pdf', { method: 'HEAD' }).then(
    (answer) => answer.headers.get('content-type') === 'application/pdf',
  );
  try {
    return await known;
  } catch {
    known = undefined; // there may be a network later
    return false;
  }
}
