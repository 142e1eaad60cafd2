import { expect, test } from 'vitest';

import { startNodeEngine } from '../engine/node.ts';
import { demonstration } from './demonstration.ts';

test('every tile of the demonstration fits, and closes what is said', async () => {
  const ask = await startNodeEngine();
  for (const [i, { at, closes = [] }] of demonstration.entries()) {
    if (i === 0) continue; // it lies anywhere
    const placed = demonstration.slice(0, i).map((earlier) => earlier.at);
    const answer = await ask({ op: 'board', line: JSON.stringify({ placed, try: at }) });
    expect(answer, `tile ${i}`).toMatchObject({ legal: true });
    const sizes = (answer as unknown as { groups: [string, number][] }).groups.map(([, size]) => size);
    const large = sizes.filter((size) => size >= 3).reduce((sum, size) => sum + size, 0);
    expect(closes, `tile ${i}`).toHaveLength(large);
    expect(new Set(closes.map((disc) => disc.join())).size).toBe(closes.length);
  }
});
