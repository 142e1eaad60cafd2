// Tables to sit at, wherever they are.
import { LocalTable } from './local_table.ts';
import type { Agreement, Table } from './table.ts';

// Begins a game, and says what it is called.
export const beginTable = (agreement: Agreement): Promise<string> => LocalTable.create(agreement);

// Nothing if there is no such game. Refused if its record is damaged.
export const openTable = (id: string): Promise<Table | undefined> => LocalTable.open(id);
