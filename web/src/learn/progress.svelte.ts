// Which exercises were done, kept on this device.
import type { GameName } from '../engine/types.ts';
import { readProgress, type Progress } from './kept.ts';

const key = 'dalapapa.lessons';

let progress = $state.raw<Progress>(readProgress(localStorage.getItem(key)));

export const isDone = (game: GameName, exercise: string): boolean => progress[game]?.includes(exercise) === true;

export function noteDone(game: GameName, exercise: string): void {
  if (isDone(game, exercise)) return;
  progress = { ...progress, [game]: [...(progress[game] ?? []), exercise] };
  localStorage.setItem(key, JSON.stringify(progress));
}
