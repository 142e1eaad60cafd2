// A whole game from the first page's address to the verified result, with one pair of hands: every game with the mouse, some
// of each kind with finger and keyboard. `./test all` plays all thirty.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Action, Step } from '../src/engine/types.ts';
import type { GameName } from '../src/games/all.ts';
import { fixChance, House, hurry, withPicture } from './browser.ts';
import { playAlex, playFigure } from './clocks.ts';
import type { Hands } from './hands.ts';
import { playTurns } from './turns.ts';

type Play = (page: Page, hands: Hands) => Promise<void>;
type Doing = Action extends infer One ? (One extends unknown ? keyof One : never) : never;

// What the person must have done, according to the record, for this to have been that game.
const inTurns: readonly [GameName, Doing[]][] = [
  ['classic', ['place', 'done']],
  ['auction', ['place', 'bid']],
  ['conquest', ['place', 'mark']],
  ['gone', ['place']],
  ['domaine', ['place', 'mark']],
  ['seventytwo', ['place', 'mark']],
  ['terra', ['place', 'mark']],
];
const figures: readonly [GameName, number, Doing[]][] = [
  ['puzzle', 8, ['take', 'place']],
  ['arlequin', 40, ['sheet', 'take', 'place']],
];
const deal = 2;
const haste = 8;
const hasteWhereTimeCounts = 4;

// Everything done at the only table of this visitor.
const stepsOf = (page: Page): Promise<Step[]> =>
  page.evaluate(() => {
    const lines = Object.keys(localStorage).filter((name) => name.startsWith('dalapapa.lines.'));
    const steps = lines.flatMap((name) => (localStorage.getItem(name) ?? '').trimEnd().split('\n'));
    return steps.map((line) => JSON.parse(line) as Step);
  });

export function wholeGames(
  way: string,
  hands: Hands,
  options: BrowserContextOptions,
  some?: readonly GameName[],
): void {
  const isPlayed = (game: GameName): boolean =>
    process.env['DALAPAPA_ALL_GAMES'] !== undefined || some === undefined || some.includes(game);
  let house: House;
  beforeAll(async () => {
    house = await House.open();
  });
  afterAll(() => house.close());

  async function whole(
    game: GameName,
    prepare: (page: Page) => Promise<void>,
    play: Play,
    doings: readonly Doing[],
  ): Promise<void> {
    const { page, context, complaints, close } = await house.visit({}, options);
    await fixChance(context, deal);
    await hurry(context, game === 'alex' ? hasteWhereTimeCounts : haste);
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
    const steps = (await stepsOf(page)).filter(({ seat }) => seat === 0);
    for (const doing of doings) expect(steps.filter((step) => doing in step).length, doing).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
    await close();
  }

  describe(`a whole game ${way}`, () => {
    test.each(inTurns.filter(([game]) => isPlayed(game)))('of %s', (game, doings) =>
      whole(
        game,
        async (page) => {
          const target = page.getByLabel('Points to reach');
          if ((await target.count()) > 0) await target.fill('60');
        },
        async (page) => {
          expect(await playTurns(page, hands)).toBeGreaterThan(2);
          // Whoever has no tiles left wins.
          if (game === 'gone') await page.getByRole('region', { name: 'Result' }).getByText('0 tiles left').waitFor();
        },
        doings,
      ),
    );
    test.each(figures.filter(([game]) => isPlayed(game)))('of %s, alone against the clock', (game, tiles, doings) =>
      whole(
        game,
        async () => undefined,
        async (page) => expect(await playFigure(page, hands)).toBe(tiles),
        doings,
      ),
    );
    test.runIf(isPlayed('alex'))('of alex', () =>
      whole(
        'alex',
        (page) => page.getByLabel('Rounds', { exact: true }).last().fill('2'),
        async (page) => expect(await playAlex(page, hands)).toBe(1),
        ['announce'],
      ),
    );
  });
}
