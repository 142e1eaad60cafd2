// The lessons, each loaded when it is wanted.
import type { GameName } from '../../engine/types.ts';
import type { Lesson } from '../lesson.ts';

const loaders: Record<GameName, () => Promise<Lesson>> = {
  classic: async () => (await import('./classic.ts')).classic,
  auction: async () => (await import('./auction.ts')).auction,
  conquest: async () => (await import('./conquest.ts')).conquest,
  gone: async () => (await import('./gone.ts')).gone,
  puzzle: async () => (await import('./puzzle.ts')).puzzle,
  arlequin: async () => (await import('./arlequin.ts')).arlequin,
  alex: async () => (await import('./alex.ts')).alex,
  domaine: async () => (await import('./domaine.ts')).domaine,
  seventytwo: async () => (await import('./seventytwo.ts')).seventytwo,
  terra: async () => (await import('./terra.ts')).terra,
};

export const loadLesson = (game: GameName): Promise<Lesson> => loaders[game]();
