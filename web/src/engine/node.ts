// The engine without a browser and without a worker: for tests.
import { readFile } from 'node:fs/promises';

import { Refusal } from './engine.ts';
import { startModule } from './module.ts';
import type { Ask } from './operations.ts';

const bytes = readFile(new URL('../../../build/wasm/dalapapa.wasm', import.meta.url));

// A fresh engine, with no tables.
export async function startNodeEngine(): Promise<Ask> {
  const call = await startModule(await WebAssembly.compile(await bytes));
  return async (request) => {
    const answer = JSON.parse(call(JSON.stringify(request))) as object;
    if ('error' in answer) throw new Refusal(String(answer.error), 'late' in answer);
    return answer as never; // the answer to this request
  };
}
