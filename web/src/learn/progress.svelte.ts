// Which exercises were done, kept on this device.
import { storage } from '../device/storage.ts';
import type { GameName } from '../games/all.ts';
import { readProgress, type Progress } from './kept.ts';

const key = 'dalapapa.lessons';

let progress = $state.raw<Progress>(readProgress(storage.get(key)));

export const isDone = (game: GameName, exercise: string): boolean => progress[game]?.includes(exercise) === true;

export function noteDone(game: GameName, exercise: string): void {
  if (isDone(game, exercise)) return;
  progress = { ...progress, [game]: [...(progress[game] ?? []), exercise] };
  storage.set(key, JSON.stringify(progress));
}
