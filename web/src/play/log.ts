// A story line by line, the latest first.
import type { Told } from '../engine/types.ts';
import { settings } from '../look/settings.svelte.ts';
import { toldInWords, type Around } from '../words/describe.ts';

export interface Line {
  number: number; // of the step
  who: string; // nothing where it goes without saying
  text: string;
}

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase(settings.language) + text.slice(1);

export function linesOf(story: readonly Told[], around: Around, most: number): Line[] {
  const lines: Line[] = [];
  for (let i = story.length - 1; i >= 0 && lines.length < most; --i) {
    const told = story[i];
    if (told === undefined || told.seat === 'chance') continue;
    const text = toldInWords(told, around);
    if (text === undefined) continue;
    const who = typeof told.seat === 'number' ? (around.names[told.seat] ?? '') : '';
    // Whoever plays alone knows who it was.
    lines.push({ number: i, ...(around.names.length > 1 ? { who, text } : { who: '', text: capitalised(text) }) });
  }
  return lines;
}
