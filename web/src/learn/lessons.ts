// The lessons: one file for each game, loaded when it is wanted.
import type { GameName } from '../games/all.ts';
import type { Lesson } from './lesson.ts';

const files = import.meta.glob<Lesson>('./lessons/*.ts', { import: 'lesson' });

export async function loadLesson(game: GameName): Promise<Lesson> {
  const load = files[`./lessons/${game}.ts`];
  if (load === undefined) throw new Error(`there is no lesson learn/lessons/${game}.ts`);
  return load();
}
