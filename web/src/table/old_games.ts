// Games that were kept before each was kept as its record: they are taken over, once.
import { kept, keptNames } from '../device/kept.ts';
import { members, time, yesNo, type Reader } from '../device/reader.ts';
import { storage } from '../device/storage.ts';
import { ask, Refusal } from '../engine/engine.ts';
import type { TableRequest } from '../engine/types.ts';
import { agreed, forget, isKept, keepNew, openedReader } from './saved.ts';

const prefix = 'dalapapa.table.';

async function recordOf(request: TableRequest): Promise<string> {
  try {
    // With steps, even if there are none yet: the names were taken long ago, and are not judged anew.
    const { table, added } = await ask({ op: 'create', table: { steps: [], ...request } });
    await ask({ op: 'close', table });
    return added;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return `${JSON.stringify(request)}\n`; // whoever opens the game is told that it no longer fits the rules
  }
}

// The request is the engine's to judge; what we take from it ourselves must be there.
const needed = members({ ...agreed, opened: openedReader });
const oldReader = members({
  request: ((value, reading) => needed(value, reading) && (value as TableRequest)) as Reader<TableRequest>,
  begun: time,
  changed: time,
  clock: time,
  over: yesNo,
});

// Where there is no room for the new one the old one stays, for another time.
export async function takeOver(): Promise<void> {
  for (const id of keptNames(prefix)) {
    const key = prefix + id;
    const old = kept(key, oldReader);
    if (old === undefined) {
      storage.remove(key); // nobody writes there any more, so nobody will ever read it
      continue;
    }
    const { request, ...rest } = old;
    const { game, seats, commitment, opened } = request;
    const record = await recordOf(request);
    storage.remove(key);
    keepNew({ id, ...rest, game, seats, commitment, lines: 0 }, opened, record);
    if (isKept(id)) continue;
    forget(id);
    storage.set(key, JSON.stringify({ id, ...old }));
  }
}
