import { readFileSync } from 'node:fs';

import { beforeAll, describe, expect, it, vi } from 'vitest';

import { Refusal } from '../engine/engine.ts';
import { NodeWorker } from '../engine/node_worker.ts';
import { verify } from './verify.ts';

const recordNamed = (name: string): string =>
  readFileSync(new URL(`../../../src/table/testdata/${name}.jsonl`, import.meta.url), 'utf8');

describe('a finished record', () => {
  beforeAll(() => {
    vi.stubGlobal('Worker', NodeWorker);
  });

  it('is checked to its result', async () => {
    const record = recordNamed('classic_standard');
    const { result } = JSON.parse(record.trimEnd().split('\n').at(-1) ?? '') as { result: object };
    expect(await verify(record)).toEqual(result);
  });
  it('is checked with tiles of its own', async () => {
    expect((await verify(recordNamed('classic_few_tiles'))).winners.length).toBeGreaterThan(0);
  });
  it('is refused when the deck was another one than promised', async () => {
    const forged = recordNamed('classic_standard').replace(/"nonce":"./, (found) =>
      found.endsWith('0') ? found.replace(/.$/, '1') : found.replace(/.$/, '0'),
    );
    await expect(verify(forged)).rejects.toBeInstanceOf(Refusal);
  });
});
