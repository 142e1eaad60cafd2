// Games that were begun on this device. Each survives a reload and a closed tab; the oldest finished ones go first.
import { storage } from '../device/storage.ts';
import type { TableRequest } from '../engine/types.ts';

export interface SavedTable {
  id: string;
  request: TableRequest; // with its steps: a table is its record
  begun: number;
  changed: number;
  clock: number; // milliseconds played, where there is a clock
  over: boolean;
}

const prefix = 'dalapapa.table.';
const most = 40;

function read(key: string): SavedTable | undefined {
  try {
    const table = JSON.parse(storage.get(key) ?? 'null') as SavedTable | null;
    return table?.request === undefined ? undefined : table;
  } catch {
    return undefined; // cut off by a full disk: as good as lost
  }
}

export function savedTables(): SavedTable[] {
  const tables = storage
    .keys(prefix)
    .map(read)
    .filter((table) => table !== undefined);
  return tables.sort((a, b) => b.changed - a.changed);
}

export const savedTable = (id: string): SavedTable | undefined => read(prefix + id);

export const forget = (id: string): void => storage.remove(prefix + id);

// False if the browser does not keep it, because there is no room or it may not.
export function keep(table: SavedTable): boolean {
  const kept = storage.set(prefix + table.id, JSON.stringify(table));
  const all = savedTables();
  const leaving = [...all].sort((a, b) => Number(b.over) - Number(a.over) || a.changed - b.changed);
  for (const { id } of leaving.slice(0, Math.max(0, all.length - most))) forget(id);
  return kept;
}
