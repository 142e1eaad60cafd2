import { expect, test } from 'vitest';

import { tidyNames } from '../engine/engine.ts';
import { startNodeEngine } from '../engine/node.ts';
import type { SeatInfo } from '../engine/types.ts';
import { seatsAgain } from './seats_again.ts';

test('the players of an older game begin another with names that can be seen', async () => {
  const before: SeatInfo[] = [{ name: 'Ann \u202esniw' }, { name: '\u200b' }, { name: 'Bo', bot: 'casual' }];
  const tidy = await tidyNames(
    before.map(({ name }) => name),
    await startNodeEngine(),
  );
  const again = seatsAgain(before, tidy, (n) => `Player ${n}`);
  expect(again).toEqual([{ name: 'Ann sniw' }, { name: 'Player 2' }, { name: 'Bo', bot: 'casual' }]);
});
