// The words of the lessons in the player's language; they are loaded when somebody learns. English is the pattern, as with
// the messages.
import type { GameName } from '../games/all.ts';
import type { Language } from '../look/languages.ts';
import type { ExerciseWords, LessonWords } from './lessons/en.ts';

const loaders: Record<Language, () => Promise<LessonWords>> = {
  en: async () => (await import('./lessons/en.ts')).en,
  fr: async () => (await import('./lessons/fr.ts')).fr,
  de: async () => (await import('./lessons/de.ts')).de,
  es: async () => (await import('./lessons/es.ts')).es,
  it: async () => (await import('./lessons/it.ts')).it,
  nl: async () => (await import('./lessons/nl.ts')).nl,
};

export const loadLessonWords = (language: Language): Promise<LessonWords> => loaders[language]();

// The words of an exercise; nothing if there are none.
export const wordsOf = (words: LessonWords, game: GameName, exercise: string): ExerciseWords | undefined =>
  (words[game] as Partial<Record<string, ExerciseWords>>)[exercise];
