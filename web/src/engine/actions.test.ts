import { expect, test } from 'vitest';

import { actions } from './actions.ts';
import { startNodeEngine } from './node.ts';

test('the actions are those of the engine, with the same values and by the same actors', async () => {
  const ask = await startNodeEngine();
  const { actions: known } = await ask({ op: 'catalogue' });
  expect(known).toEqual(Object.entries(actions).map(([name, { by, value }]) => ({ name, by, value })));
});
