// The engine's WebAssembly module as a function from request to answer, both JSON strings; wherever its bytes came from.

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  dalapapa_alloc(size: number): number;
  dalapapa_free(room: number): void;
  dalapapa_call(room: number, size: number): number;
  dalapapa_answer(): number;
}

export async function startModule(module: WebAssembly.Module): Promise<(request: string) => string> {
  const instance = await WebAssembly.instantiate(module);
  const engine = instance.exports as unknown as Exports;
  engine._initialize();
  const encoder = new TextEncoder();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  return (request) => {
    const bytes = encoder.encode(request);
    const room = engine.dalapapa_alloc(bytes.length);
    if (room === 0) throw new Error('no memory left');
    new Uint8Array(engine.memory.buffer, room, bytes.length).set(bytes);
    const size = engine.dalapapa_call(room, bytes.length);
    engine.dalapapa_free(room);
    return decoder.decode(new Uint8Array(engine.memory.buffer, engine.dalapapa_answer(), size));
  };
}
