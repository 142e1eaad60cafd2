// The engine in a worker of its own: requests come in as JSON strings, answers go out in the same order.
import moduleUrl from '../../../build/wasm/dalapapa.wasm?url';
import { startModule } from './module.ts';

async function start(): Promise<(request: string) => string> {
  return startModule(await WebAssembly.compileStreaming(fetch(moduleUrl)));
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
