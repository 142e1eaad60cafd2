// Games that were kept before each was kept as its record: they are taken over, once.
import { storage } from '../device/storage.ts';
import { ask, Refusal } from '../engine/engine.ts';
import type { TableRequest } from '../engine/types.ts';
import { forget, isKept, keepNew } from './saved.ts';

interface OldGame {
  id: string;
  request: TableRequest;
  begun: number;
  changed: number;
  clock: number;
  over: boolean;
}

const prefix = 'dalapapa.table.';

async function recordOf(request: TableRequest): Promise<string> {
  try {
    const { table, added } = await ask({ op: 'create', table: request });
    await ask({ op: 'close', table });
    return added;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return `${JSON.stringify(request)}\n`; // whoever opens the game is told that it no longer fits the rules
  }
}

function read(text: string): OldGame | undefined {
  try {
    const game = JSON.parse(text) as Partial<OldGame> | null;
    return game?.request === undefined ? undefined : (game as OldGame);
  } catch {
    return undefined; // cut off by a full disk: as good as lost
  }
}

// Where there is no room for the new one the old one stays, for another time.
export async function takeOver(): Promise<void> {
  for (const key of storage.keys(prefix)) {
    const text = storage.get(key) ?? '';
    const old = read(text);
    if (old === undefined) {
      storage.remove(key);
      continue;
    }
    const { request, ...rest } = old;
    const { game, seats, commitment, opened } = request;
    const record = await recordOf(request);
    storage.remove(key);
    keepNew({ ...rest, game, seats, commitment, lines: 0 }, opened, record);
    if (isKept(old.id)) continue;
    forget(old.id);
    storage.set(key, text);
  }
}
