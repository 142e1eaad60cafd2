// Games that were kept before each was kept as its record: they are taken over, once.
import { storage } from '../device/storage.ts';
import { ask, Refusal } from '../engine/engine.ts';
import type { TableRequest } from '../engine/types.ts';
import { keepNew } from './saved.ts';

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
    const { table, added } = await ask<{ table: number; added: string }>({ op: 'create', table: request });
    await ask({ op: 'close', table });
    return added;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return `${JSON.stringify(request)}\n`; // whoever opens the game is told that it no longer fits the rules
  }
}

export async function takeOver(): Promise<void> {
  for (const key of storage.keys(prefix)) {
    try {
      const { request, ...rest } = JSON.parse(storage.get(key) ?? '') as OldGame;
      const { game, seats, commitment, opened } = request;
      keepNew({ ...rest, game, seats, commitment, lines: 0 }, opened, await recordOf(request));
    } catch (error) {
      if (!(error instanceof SyntaxError || error instanceof TypeError)) throw error; // cut off: as good as lost
    }
    storage.remove(key);
  }
}
