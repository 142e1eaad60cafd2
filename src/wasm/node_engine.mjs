// The WebAssembly module in Node, as a page would load it.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';

const module = await WebAssembly.compile(
  await readFile(new URL('../../build/wasm/dalapapa.wasm', import.meta.url)));

// A fresh engine: a function from request to answer, both as strings.
export async function startEngine() {
  const { exports } = await WebAssembly.instantiate(module);
  exports._initialize();
  return (request) => {
    const bytes = new TextEncoder().encode(request);
    const room = exports.dalapapa_alloc(bytes.length);
    assert.notEqual(room, 0, 'no memory left');
    new Uint8Array(exports.memory.buffer, room, bytes.length).set(bytes);
    const size = exports.dalapapa_call(room, bytes.length);
    exports.dalapapa_free(room);
    return new TextDecoder('utf-8', { fatal: true }).decode(
      new Uint8Array(exports.memory.buffer, exports.dalapapa_answer(), size));
  };
}

// The same from object to object.
export async function startAsking() {
  const call = await startEngine();
  return (request) => JSON.parse(call(JSON.stringify(request)));
}
