// What a browser has kept of exercises that were done.
import type { GameName } from '../games/all.ts';

export type Progress = Partial<Record<GameName, string[]>>;

// Whatever was kept: what is not understood is as good as not done.
export function readProgress(text: string | null): Progress {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? '{}');
  } catch {
    return {}; // cut off
  }
  if (typeof kept !== 'object' || kept === null) return {};
  const lists = Object.entries(kept).filter(([, names]) => Array.isArray(names));
  return Object.fromEntries(
    lists.map(([game, names]) => [game, (names as unknown[]).filter((name) => typeof name === 'string')]),
  );
}
