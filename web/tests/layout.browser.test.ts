// The board is the screen: in every game, on every size, with the most players, in the longest language and with letters twice as large,
// enough of the board is free at every step, whatever the moment needs can be pressed, and nothing moves that should not.
import type { BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { fixChance, House, hurry } from './browser.ts';
import { finger, mouse } from './hands.ts';
import { Round, tableOfLeast, type Floors } from './layout.ts';
import { momentsOf, parties } from './moments.ts';
import { playTurns } from './turns.ts';

const everything = process.env['DALAPAPA_ALL_GAMES'] !== undefined;
const language = 'fr'; // what is said at tables is longest in it

const size = (width: number, height: number, hasTouch: boolean): BrowserContextOptions => ({
  viewport: { width, height },
  hasTouch,
  isMobile: hasTouch,
  bypassCSP: true, // for larger letters
});
const sizes: Record<string, BrowserContextOptions> = {
  '360×640': size(360, 640, true),
  '390×664': size(390, 664, true),
  '844×390': size(844, 390, true),
  '820×1180': size(820, 1180, true),
  '1366×768': size(1366, 768, false),
  '1920×1080': size(1920, 1080, false),
};
const names = Object.keys(sizes);

// How much of the window must be free.
const usual: Floors = { board: 0.6, besidePile: 0.45 };
const withLargeLetters: Floors = { board: 0.4, besidePile: 0.3 };

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(async () => {
  await house.close();
  console.log(tableOfLeast());
});

const moments = parties.flatMap((party) => momentsOf(party, everything).map((moment) => ({ party, moment })));

// Each moment on one size, and every game on every size; `./test all` looks at every moment on every size.
describe.each([
  { letters: '100%', floors: usual, apart: 1 },
  { letters: '200%', floors: withLargeLetters, apart: 3 },
])('at every moment, with letters of $letters, the board is the screen', ({ letters, floors, apart }) => {
  test.each(names)('on %s', async (name) => {
    const options = sizes[name] ?? {};
    const { page, complaints, close } = await house.visit({ language, pace: 'slow' }, options);
    await page.goto(house.at('/nowhere'));
    await page.addStyleTag({ content: `html { font-size: ${letters} }` });
    const round = new Round(page, letters === '100%' ? name : `${name} ${letters}`, options.hasTouch === true, floors);
    const turn = names.indexOf(name);
    const looked = moments.filter((_, i) => everything || i % (names.length * apart) === turn * apart);
    for (const { party, moment } of looked) await round.through(party, moment);
    expect(round.found).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
});

// What comes while somebody waits moves nothing either.
describe('through a whole game the board is the screen', () => {
  test.each([
    ['classic', '360×640'],
    ['terra', '844×390'],
    ['gone', '1366×768'],
  ] as const)('of %s on %s', async (game, name) => {
    const options = sizes[name] ?? {};
    const { page, context, complaints, close } = await house.visit({}, options);
    await fixChance(context, 2);
    await hurry(context, 8);
    await page.goto(house.at(`/new/${game}`));
    await page.getByRole('button', { name: 'Start the game' }).click();
    const touch = options.hasTouch === true;
    const round = new Round(page, name, touch, usual);
    const look = round.watching(game);
    await playTurns(page, touch ? finger : mouse, look);
    expect(round.found).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
});
