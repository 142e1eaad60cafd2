// The board is the screen: in every game, on every size, with the most players, in the longest language and with letters twice as large,
// enough of the board is free at every step, whatever the moment needs can be pressed, and nothing moves that should not.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { gameNames } from '../src/games/all.ts';
import { fixChance, House, hurry } from './browser.ts';
import { finger, mouse } from './hands.ts';
import { Round, tableOfLeast, type Floors } from './layout.ts';
import { momentsOf, parties } from './moments.ts';
import { sizeNames, sizes } from './sizes.ts';
import { playTurns } from './turns.ts';

const everything = process.env['DALAPAPA_ALL_GAMES'] !== undefined;
const language = 'fr'; // what is said at tables is longest in it

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

// Every game on every size, each time at another moment of it; `./test all` looks at every moment on every size.
function some(size: number, apart: number): typeof moments {
  if (everything) return moments;
  const looked = gameNames.filter((_, i) => i % apart === size % apart);
  return looked.flatMap((game) => {
    const own = moments.filter(({ party }) => party.game === game);
    const at = (size * own.length + gameNames.indexOf(game)) / sizeNames.length;
    return own.slice(Math.floor(at) % own.length).slice(0, 1);
  });
}

describe.each([
  { letters: '100%', floors: usual, apart: 1 },
  { letters: '200%', floors: withLargeLetters, apart: 4 },
])('at every moment, with letters of $letters, the board is the screen', ({ letters, floors, apart }) => {
  test.each(sizeNames)('on %s', async (name) => {
    const { hasTouch, ...options } = sizes[name];
    // Style from outside is what larger letters need.
    const visit = await house.visit({ language, pace: 'slow' }, { hasTouch, ...options, bypassCSP: true });
    const { page, complaints, close } = visit;
    page.setDefaultTimeout(3000);
    await page.goto(house.at('/nowhere'));
    await page.addStyleTag({ content: `html { font-size: ${letters} }` });
    const round = new Round(page, letters === '100%' ? name : `${name} ${letters}`, hasTouch, floors);
    for (const { party, moment } of some(sizeNames.indexOf(name), apart)) await round.through(party, moment);
    expect(round.found).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
});

// What comes while somebody waits moves nothing either.
describe('through a whole game the board is the screen', () => {
  test.each([
    ['terra', '844×390'] as const,
    ...(everything
      ? ([
          ['classic', '360×640'],
          ['gone', '1366×768'],
        ] as const)
      : []),
  ])('of %s on %s', async (game, name) => {
    const { page, context, complaints, close } = await house.visit({}, sizes[name]);
    await fixChance(context, 2);
    await hurry(context, 8);
    await page.goto(house.at(`/new/${game}`));
    await page.getByRole('button', { name: 'Start the game' }).click();
    const round = new Round(page, name, sizes[name].hasTouch, usual);
    await playTurns(page, sizes[name].hasTouch ? finger : mouse, round.watching(game));
    expect(round.found).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
});
