// Which exercises were done, kept on this device.
import { keepMembers, kept } from '../device/kept.ts';
import { named, readable, text } from '../device/reader.ts';
import type { GameName } from '../games/all.ts';

const key = 'dalapapa.lessons';

// By game; what is not understood is as good as not done.
let progress = $state.raw(kept(key, named(readable(text(64)))) ?? {});

export const isDone = (game: GameName, exercise: string): boolean => progress[game]?.includes(exercise) === true;

export function noteDone(game: GameName, exercise: string): void {
  if (isDone(game, exercise)) return;
  progress = { ...progress, [game]: [...(progress[game] ?? []), exercise] };
  keepMembers(key, { [game]: progress[game] });
}
