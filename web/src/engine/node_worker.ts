// A Worker for tests: the engine answers in this process. Put in the place of the browser's with vi.stubGlobal.
import { readFile } from 'node:fs/promises';

import { startModule } from './module.ts';

const file = new URL('../../../build/wasm/dalapapa.wasm', import.meta.url);

type Listener = (event: { data: { number: number; answer: string } }) => void;

export class NodeWorker {
  readonly #engine = readFile(file).then(async (bytes) => startModule(await WebAssembly.compile(bytes)));
  #listener: Listener | undefined;

  addEventListener(name: string, listener: Listener): void {
    if (name === 'message') this.#listener = listener;
  }
  async postMessage({ number, request }: { number: number; request: string }): Promise<void> {
    const call = await this.#engine;
    this.#listener?.({ data: { number, answer: call(request) } });
  }
}
