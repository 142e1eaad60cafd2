// A whole game of each kind from the first page's address to the verified result, with one pair of hands.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { House, withPicture } from './browser.ts';
import { playAlex, playFigure } from './clocks.ts';
import type { Hands } from './hands.ts';
import { playTurns } from './turns.ts';

type Play = (page: Page, hands: Hands) => Promise<void>;

const inTurns = ['classic', 'auction', 'conquest', 'gone', 'domaine', 'seventytwo', 'terra'];

export function wholeGames(way: string, hands: Hands, options: BrowserContextOptions): void {
  let house: House;
  beforeAll(async () => {
    house = await House.open();
  });
  afterAll(() => house.close());

  async function whole(game: string, prepare: (page: Page) => Promise<void>, play: Play): Promise<void> {
    const { page, complaints, close } = await house.visit({}, options);
    await page.goto(house.at(`/new/${game}`));
    const start = page.getByRole('button', { name: 'Start the game' });
    await start.waitFor();
    await prepare(page);
    await hands.press(start);
    await withPicture(page, `${game} ${way}`, async () => {
      await play(page, hands);
      await page.getByRole('region', { name: 'Result' }).waitFor();
      await page.getByText('The draw was as promised').waitFor();
    });
    expect(complaints).toEqual([]);
    await close();
  }

  describe(`a whole game ${way}`, () => {
    test.each(inTurns)('of %s', (game) =>
      whole(
        game,
        async (page) => {
          const target = page.getByLabel('Points to reach');
          if ((await target.count()) > 0) await target.fill('60');
        },
        async (page) => expect(await playTurns(page, hands)).toBeGreaterThan(2),
      ),
    );
    test.each([
      ['puzzle', 8],
      ['arlequin', 40],
    ])('of %s, alone against the clock', (game, tiles) =>
      whole(
        game,
        async () => undefined,
        async (page) => expect(await playFigure(page, hands)).toBe(tiles),
      ),
    );
    test('of alex', () =>
      whole(
        'alex',
        (page) => page.getByLabel('Rounds', { exact: true }).last().fill('2'),
        async (page) => expect(await playAlex(page, hands)).toBe(1),
      ));
  });
}
