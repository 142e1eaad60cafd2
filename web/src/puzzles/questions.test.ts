import { expect, test } from 'vitest';

import { startNodeEngine } from '../engine/node.ts';
import type { Placement } from '../engine/types.ts';
import { Questions } from './questions.ts';

test('what was laid can lie there, from the first tile to the last, or it cannot', async () => {
  const ask = await startNodeEngine();
  for (const id of [
    'figure-4x4-2-k2m9qz',
    'figure-6x6o-3-k2m9qz',
    'arlequin-1-3-k2m9qz',
    'turn-2-k2m9qz',
    'close-3-k2m9qz',
  ]) {
    const questions = new Questions(id, ask);
    const info = await questions.info();
    const given = new Set((info.fixed ?? []).map((at) => at.join()));
    const { solution } = await questions.solution();
    const laid = solution.filter((at) => !given.has(at.join()));
    for (let i = 0; i <= laid.length; ++i) expect(await questions.canLie(laid.slice(0, i)), id).toBe(true);
    const [first = ['', 0, 0, 0]] = laid;
    const odd: Placement[][] = [[first, first], [['BBBBBBB', 0, 0, 0]], [[first[0], 90, 90, 0]]];
    for (const tiles of odd) expect(await questions.canLie(tiles), JSON.stringify(tiles)).toBe(false);
  }
});
