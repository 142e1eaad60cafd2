// The engine as the page knows it: ask a question, get the answer as a promise. What cannot be done is a Refusal.
import type { Answer, Ask } from './operations.ts';

// The engine said no, and why; nothing has changed. Anything else that goes wrong is a plain Error.
export class Refusal extends Error {
  constructor(
    message: string,
    readonly late = false, // something had happened that the asker did not know of
  ) {
    super(message);
  }
}

type Waiting = { resolve: (answer: never) => void; reject: (error: Error) => void };

export function startEngine(): Ask {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let next = 1;

  worker.addEventListener('message', ({ data }: MessageEvent<{ number: number; answer?: string; broken?: string }>) => {
    const asked = waiting.get(data.number);
    waiting.delete(data.number);
    if (data.answer === undefined) {
      asked?.reject(new Error(data.broken));
      return;
    }
    const answer = JSON.parse(data.answer) as object;
    if ('error' in answer) asked?.reject(new Refusal(String(answer.error), 'late' in answer));
    else asked?.resolve(answer as never); // it answers the request that has this number
  });
  worker.addEventListener('error', (event) => {
    for (const asked of waiting.values()) asked.reject(new Error(event.message));
    waiting.clear();
  });

  return (request) =>
    new Promise((resolve, reject) => {
      const number = next++;
      waiting.set(number, { resolve, reject });
      worker.postMessage({ number, request: JSON.stringify(request) });
    });
}

let asking: Ask | undefined;
// The one engine of the page, started when first needed.
export const ask: Ask = (request) => (asking ??= startEngine())(request);

let known: Promise<Answer<'catalogue'>> | undefined;
export const catalogue = (): Promise<Answer<'catalogue'>> => (known ??= ask({ op: 'catalogue' }));

// As the engine takes them, with nothing that would not be seen; of what was no name nothing is left. JSON has no halves of characters.
export const tidyNames = async (names: readonly string[], asked: Ask = ask): Promise<string[]> =>
  (await asked({ op: 'tidy_names', names: names.map((name) => name.replace(/\p{Cs}/gu, '')) })).names;

export const recordScene = (record: string, steps: number, viewer: number | null): Promise<Answer<'record_scene'>> =>
  ask({ op: 'record_scene', record, steps, viewer });

// An engine of its own for what takes long: the other one stays ready for anyone going through the game meanwhile.
let analyst: Ask | undefined;
export const analyseFrom = (record: string, from: number, nodes: number): Promise<Answer<'analyse'>> =>
  (analyst ??= startEngine())({ op: 'analyse', record, from, nodes, seed: 1 });

export const replay = (record: string, sha256: string): Promise<Answer<'replay'>> =>
  ask({ op: 'replay', record, sha256 });

export const sheetTiles = (sheet: number, back: boolean): Promise<Answer<'sheet'>> => ask({ op: 'sheet', sheet, back });
