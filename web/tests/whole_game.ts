// A whole game from the first page's address to the verified result, with one pair of hands: every game with the mouse, some
// of each kind with finger and keyboard. `./test all` plays all of them in all three ways.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Action, Step } from '../src/engine/types.ts';
import { gameNames, games, type GameName } from '../src/games/all.ts';
import type { TableKind } from '../src/games/game.ts';
import { fixChance, House, hurry, withPicture } from './browser.ts';
import { optionOf } from './catalogue.ts';
import { playAlex, playFigure } from './clocks.ts';
import type { Hands } from './hands.ts';
import { playTurns } from './turns.ts';

type Doing = Action extends infer One ? (One extends unknown ? keyof One : never) : never;

// How a game of a kind is set up and played, and what the person must have done, according to the record.
interface Kind {
  haste: number;
  prepare: (page: Page, game: GameName) => Promise<void>;
  play: (page: Page, hands: Hands) => Promise<void>;
  doings: readonly Doing[];
}
const result = (page: Page) => page.getByRole('region', { name: 'Result' });
const shortTarget = 60;
const kinds: Record<TableKind, Kind> = {
  turns: {
    haste: 8,
    async prepare(page, game) {
      const target = optionOf(game, 'target')?.default;
      if (typeof target === 'number' && target > shortTarget)
        await page.getByLabel('Points to reach').fill(String(shortTarget));
    },
    play: async (page, hands) => expect(await playTurns(page, hands)).toBeGreaterThan(2),
    doings: ['place'],
  },
  figures: {
    haste: 8,
    prepare: async () => undefined,
    play: async (page, hands) => {
      const laid = await playFigure(page, hands);
      await result(page).getByText(`${laid} tiles laid`).waitFor();
    },
    doings: ['take', 'place'],
  },
  announcements: {
    haste: 4, // time counts
    prepare: (page) => page.getByLabel('Rounds', { exact: true }).last().fill('2'),
    play: async (page, hands) => expect(await playAlex(page, hands)).toBe(1),
    doings: ['announce'],
  },
};
// For this to have been that game.
const special: Partial<Record<GameName, readonly Doing[]>> = {
  classic: ['done'],
  auction: ['bid'],
  arlequin: ['sheet'],
};
const doingsOf = (game: GameName): readonly Doing[] => [
  ...kinds[games[game].table].doings,
  ...(games[game].piece === undefined ? [] : (['mark'] as const)),
  ...(special[game] ?? []),
];
// Whoever has no tiles left wins.
const ends: Partial<Record<GameName, string>> = { gone: '0 tiles left' };
const deal = 2;

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

  async function whole(game: GameName): Promise<void> {
    const kind = kinds[games[game].table];
    const { page, context, complaints, close } = await house.visit({}, options);
    await fixChance(context, deal);
    await hurry(context, kind.haste);
    await page.goto(house.at(`/new/${game}`));
    const start = page.getByRole('button', { name: 'Start the game' });
    await start.waitFor();
    await kind.prepare(page, game);
    await hands.press(start);
    await withPicture(page, `${game} ${way}`, async () => {
      await kind.play(page, hands);
      await result(page).waitFor();
      const end = ends[game];
      if (end !== undefined) await result(page).getByText(end).waitFor();
      await page.getByText('The draw was as promised').waitFor();
    });
    const steps = (await stepsOf(page)).filter(({ seat }) => seat === 0);
    for (const doing of doingsOf(game)) expect(steps.filter((step) => doing in step).length, doing).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
    await close();
  }

  describe(`a whole game ${way}`, () => {
    test.each(gameNames.filter(isPlayed))('of %s', whole);
  });
}
