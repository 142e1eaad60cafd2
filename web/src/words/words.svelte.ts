// The messages of the page in the player's language. English is the pattern: another language that lacks a message, or
// has one with other placeholders, does not compile.
import languages from 'virtual:languages';

import { layOutCards } from './cards.svelte.ts';
import type { Words } from './en.ts';
import type { Language } from '../look/languages.ts';

let current = $state.raw<Words>();
let wanted: Language;

// Until the new language has arrived the old one is spoken; if several are on their way the last one counts.
export async function speak(language: Language): Promise<void> {
  wanted = language;
  const next = await languages[language]();
  if (wanted !== language) return;
  layOutCards(next.cards);
  current = next.words;
}

// Needs: speak() has been called and has finished.
export function words(): Words {
  if (current === undefined) throw new Error('no language is loaded');
  return current;
}
