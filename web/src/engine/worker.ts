// The engine in a worker of its own: requests come in as JSON texts, answers go out in the same order.
import moduleUrl from '../../../build/wasm/dalapapa.wasm?url';

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  dalapapa_alloc(size: number): number;
  dalapapa_free(room: number): void;
  dalapapa_call(room: number, size: number): number;
  dalapapa_answer(): number;
}

// The C library links a few calls of WASI for its error messages; an engine that works makes none of them.
function refusingImports(module: WebAssembly.Module): WebAssembly.Imports {
  const imports: Record<string, Record<string, () => never>> = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    const group = (imports[from] ??= {});
    group[name] = () => {
      throw new Error(`the engine called ${name}`);
    };
  }
  return imports;
}

async function start(): Promise<(request: string) => string> {
  const module = await WebAssembly.compileStreaming(fetch(moduleUrl));
  const instance = await WebAssembly.instantiate(module, refusingImports(module));
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

const engine = start();

self.addEventListener('message', (event: MessageEvent<{ number: number; request: string }>) => {
  const { number, request } = event.data;
  engine.then(
    (call) => {
      try {
        self.postMessage({ number, answer: call(request) });
      } catch (error) {
        self.postMessage({ number, broken: String(error) });
      }
    },
    (error: unknown) => self.postMessage({ number, broken: String(error) }),
  );
});
