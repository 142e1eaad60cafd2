import { expect, test } from 'vitest';

import { startNodeEngine } from '../engine/node.ts';
import { gameNames, games } from './all.ts';

test.each(gameNames)('the picture of %s can come about', async (game) => {
  const { tiles, frame, claims } = games[game].picture;
  const ask = await startNodeEngine();
  if (frame === undefined) {
    const [last] = tiles.slice(-1);
    const line = JSON.stringify({ placed: tiles.slice(0, -1), try: last });
    expect(await ask({ op: 'board', line })).toMatchObject({ legal: true });
  } else {
    // The engine lays no tile of a frame that clashes with another.
    const { tiles: known } = await ask({ op: 'catalogue' });
    const pile = known.map(({ id }) => id);
    const task = { width: frame[0], height: frame[1], pile, fixed: tiles };
    expect(await ask({ op: 'solver', task, count: false, seed: 1 })).toHaveProperty('solver');
  }
  expect(new Set(claims?.map(({ disc }) => disc.join())).size).toBe(claims?.length ?? 0);
});
