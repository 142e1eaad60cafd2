// The words of the lessons in the player's language; they are loaded when somebody learns. English is the pattern, as with
// the messages.
import type { GameName } from '../games/all.ts';
import { inLanguage, type Language } from '../look/languages.ts';
import type { ExerciseWords, LessonWords } from './lessons/en.ts';

const files = import.meta.glob<LessonWords>('./lessons/*.ts', { import: 'lessons' });

export const loadLessonWords = (language: Language): Promise<LessonWords> =>
  inLanguage(files, `./lessons/${language}.ts`);

// The words of an exercise; nothing if there are none.
export const wordsOf = (words: LessonWords, game: GameName, exercise: string): ExerciseWords | undefined =>
  (words[game] as Partial<Record<string, ExerciseWords>>)[exercise];
