// A whole game of each kind from the first page's address to the verified result, with one pair of hands.
import type { BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { House, withPicture } from './browser.ts';
import type { Hands } from './hands.ts';
import { playTurns } from './turns.ts';

const inTurns = ['classic', 'auction', 'conquest', 'gone', 'domaine', 'seventytwo', 'terra'];

export function wholeGames(way: string, hands: Hands, options: BrowserContextOptions): void {
  let house: House;
  beforeAll(async () => {
    house = await House.open();
  });
  afterAll(() => house.close());

  describe(`a whole game ${way}`, () => {
    test.each(inTurns)('of %s', async (game) => {
      const { page, complaints, close } = await house.visit({}, options);
      await page.goto(house.at(`/new/${game}`));
      const start = page.getByRole('button', { name: 'Start the game' });
      await start.waitFor();
      const target = page.getByLabel('Points to reach');
      if ((await target.count()) > 0) await target.fill('60');
      await hands.press(start);
      await withPicture(page, `${game} ${way}`, async () => {
        expect(await playTurns(page, hands)).toBeGreaterThan(2);
        await page.getByRole('region', { name: 'Result' }).waitFor();
        await page.getByText('The draw was as promised').waitFor();
      });
      expect(complaints).toEqual([]);
      await close();
    });
  });
}
