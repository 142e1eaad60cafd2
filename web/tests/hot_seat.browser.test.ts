// Several people at one screen: nobody sees the tiles of another, and each gets the turn that is theirs.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Options, SeatInfo } from '../src/engine/types.ts';
import { desktop, fixChance, House, phone, withPicture } from './browser.ts';
import { keyboard } from './hands.ts';
import { kept, played } from './records.ts';
import { layOne } from './turns.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

async function together(
  name: string,
  work: (page: Page) => Promise<void>,
  options: Parameters<House['visit']>[1] = { viewport: desktop },
  earlier: Record<string, string> = {},
): Promise<void> {
  const visit = await house.visit({}, options, earlier);
  await fixChance(visit.context, 1);
  try {
    await withPicture(visit.page, `together ${name}`, () => work(visit.page));
    expect(visit.complaints).toEqual([]);
  } finally {
    await visit.close();
  }
}

const curtain = (page: Page, name: string) => page.getByRole('heading', { name: `Hand the device to ${name}` });
const openFor = (page: Page, name: string) => page.getByRole('button', { name: `I am ${name}` }).click();

interface Tile {
  id: string;
  face: string; // in words
}
const tilesShown = (page: Page): Promise<Tile[]> =>
  page.locator('button[data-tile]').evaluateAll((buttons) =>
    buttons.map((button) => ({
      id: button.getAttribute('data-tile') ?? '',
      face: button.getAttribute('aria-label')?.replace(/^.*?: /, '') ?? '',
    })),
  );

// Nothing of these tiles is anywhere in the page: not as a number, nor in words.
async function nothingOf(page: Page, tiles: readonly Tile[]): Promise<void> {
  const page_ = await page.content();
  for (const { id, face } of tiles) {
    expect(page_).not.toContain(`data-tile="${id}"`);
    expect(page_).not.toMatch(new RegExp(`Tile ${id}\\b`));
    expect(page_).not.toContain(face);
  }
}

async function covered(page: Page, name: string, secrets: readonly Tile[]): Promise<void> {
  await curtain(page, name).waitFor();
  expect(await page.locator('[data-tile]').count()).toBe(0);
  expect(await page.locator('.table').getAttribute('data-turn')).toBe('others');
  await nothingOf(page, secrets);
}

async function endTurn(page: Page): Promise<void> {
  await layOne(page, keyboard);
  await page.getByRole('button', { name: /^(Confirm|End turn)$/ }).click();
}

test('two people set up a game, and the tiles are covered between their turns', () =>
  together('covered', async (page) => {
    await page.goto(house.at('/new/classic'));
    await page.getByLabel('Name of player 1').fill('Ann');
    await page.getByLabel('Who plays in seat 2').selectOption('person');
    await page.getByLabel('Name of player 2').fill('Bob');
    await page.getByRole('button', { name: 'Start the game' }).click();

    const seen: Record<string, Tile[]> = { Ann: [], Bob: [] };
    for (let turn = 0; turn < 6; ++turn) {
      const [name, other] = turn % 2 === 0 ? ['Ann', 'Bob'] : ['Bob', 'Ann'];
      // What somebody has laid is no longer secret: this is what is left of the hand.
      await covered(page, name, [...(seen['Ann'] ?? []), ...(seen['Bob'] ?? [])]);
      // Keys do nothing behind the curtain but open it.
      await page.keyboard.press('n');
      await page.keyboard.press('1');
      expect(await page.locator('.slot, .landing, [data-tile]').count()).toBe(0);
      if (turn === 2) {
        await page.reload();
        await covered(page, name, [...(seen['Ann'] ?? []), ...(seen['Bob'] ?? [])]);
      }
      if (turn < 2) await openFor(page, name);
      else await page.keyboard.press('Enter');
      await page.locator('.table[data-turn="yours"]').waitFor();
      const mine = await tilesShown(page);
      expect(mine.length).toBeGreaterThan(0);
      await nothingOf(page, seen[other] ?? []);
      // After a reload the tiles are covered too: somebody else may be there now.
      if (turn === 3) {
        await page.reload();
        await covered(page, name, mine);
        await openFor(page, name);
        expect(await tilesShown(page)).toEqual(mine);
      }
      const before = Number(await page.locator('.table').getAttribute('data-steps'));
      await endTurn(page);
      await curtain(page, other).waitFor();
      const laid = await page.evaluate(() => document.querySelectorAll('.field .wood').length);
      expect(laid).toBeGreaterThan(turn);
      expect(Number(await page.locator('.table').getAttribute('data-steps'))).toBeGreaterThan(before);
      // The log names the tiles that were laid.
      const log = await page.getByRole('list', { name: 'What happened' }).innerText();
      seen[name] = mine.filter(({ id }) => !new RegExp(`tile ${id}\\b`).test(log));
    }
  }));

test('with open hands nothing is covered', () =>
  together('open', async (page) => {
    await page.goto(house.at('/new/classic'));
    await page.getByLabel('Who plays in seat 2').selectOption('person');
    await page.getByLabel('Everybody sees all tiles').check();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.locator('.table[data-turn="yours"]').waitFor();
    await page.locator('button[data-tile]').first().waitFor();
    expect(await page.getByRole('heading', { name: /^Hand the device/ }).count()).toBe(0);
  }));

const people = [{ name: 'Ann' }, { name: 'Bob' }, { name: 'Casual 3', bot: 'casual' as const }];

// A game of Domaine in the middle of which it is Ann's turn.
function domaineWith(openHands: boolean): Record<string, string> {
  const game = played('domaine', 5, '--players', '3', '--bots', 'greedy', '--option', `open_hands=${openHands}`);
  const at = game.steps.findIndex((step, i) => i > 20 && step.seat === 0 && game.steps[i - 1]?.seat !== 0);
  return kept('three', game, { seats: people, steps: game.steps.slice(0, at) });
}

test.each([true, false])('the tiles of others stand beside their names where hands are open: %s', (open) =>
  together(
    `open ${open}`,
    async (page) => {
      await page.goto(house.at('/play/three'));
      if (!open) await openFor(page, 'Ann');
      await page.locator('.table[data-turn="yours"]').waitFor();
      expect(await page.getByRole('heading', { name: /^Hand the device/ }).count()).toBe(0);
      for (const other of ['Bob', 'Casual 3']) {
        const shown = page.getByRole('list', { name: `Tiles of ${other}` });
        expect(await shown.getByRole('img').count()).toBe(open ? 4 : 0); // both sides of two tiles
      }
      expect(await page.getByRole('list', { name: 'Tiles of Ann' }).count()).toBe(0);
    },
    { viewport: desktop },
    domaineWith(open),
  ),
);

// A game of three in which it is somebody's turn.
function auctionAt(
  seat: number,
  id = 'three',
  seats: SeatInfo[] = people,
  options: Options = {},
): Record<string, string> {
  const game = played('auction', 3, '--players', '3', '--bots', 'greedy');
  const from = Math.floor(game.steps.length / 3);
  const at = game.steps.findIndex((step, i) => i > from && step.seat === seat && game.steps[i - 1]?.seat !== seat);
  return kept(id, game, { seats, options, steps: game.steps.slice(0, at) });
}
const log = (page: Page) => page.getByRole('list', { name: 'What happened' });

test('in an auction of two people and a bot one calls and buys the turn', () =>
  together(
    'buys',
    async (page) => {
      await page.goto(house.at('/play/three'));
      await curtain(page, 'Ann').waitFor();
      await openFor(page, 'Ann');
      const hand = await tilesShown(page);
      expect(hand.length).toBeGreaterThan(0);
      const call = page.getByRole('group', { name: 'Call an auction' });
      await call.getByRole('combobox').selectOption('60');
      await call.getByRole('button', { name: 'Bob calls an auction' }).tap();
      // Nobody can bid more: the bot passes, and Ann is asked whether she follows.
      const auction = page.getByRole('group', { name: 'Auction for your turn' });
      await page.locator('.message', { hasText: /Bob bids 60.*If you win it, you pay half/ }).waitFor();
      await auction.getByRole('button', { name: 'I follow (60)' }).waitFor();
      await auction.getByRole('button', { name: 'I pass' }).tap();
      // Bob has the turn, and Ann's tiles are covered.
      await covered(page, 'Bob', hand);
      await openFor(page, 'Bob');
      await page.locator('.table[data-turn="yours"]').waitFor();
      const his = await tilesShown(page);
      expect(his.length).toBeGreaterThan(0);
      await nothingOf(page, hand);
      await page.getByRole('button', { name: 'Menu' }).tap();
      await page.getByRole('button', { name: 'What happened' }).tap();
      const told = await log(page).innerText();
      expect(told).toMatch(/Ann passes.*\n(.*passes.*\n)?Bob bids 60/);
      // The whole bid goes from one to the other.
      const scores = await page.getByRole('list', { name: 'Scores' }).locator('b').allInnerTexts();
      expect(scores.map((text) => text.includes('−'))).toEqual([false, true, false]);
    },
    { viewport: phone, hasTouch: true, isMobile: true },
    // A bot that never calls, so that nobody is before Bob.
    auctionAt(0, 'three', [{ name: 'Ann' }, { name: 'Bob' }, { name: 'Novice 3', bot: 'novice' }]),
  ));

test('before a bot plays, each of the people at the screen may call', () =>
  together(
    'calls',
    async (page) => {
      await page.goto(house.at('/play/three'));
      await page.getByText('Casual 3 is about to play.').waitFor();
      expect(await page.locator('[data-tile]').count()).toBe(0);
      await page.getByRole('button', { name: 'Bob calls an auction' }).waitFor();
      await page.getByRole('button', { name: 'Ann calls an auction' }).click();
      await page
        .locator('p', { hasText: /Ann bids 2\b/ })
        .or(curtain(page, 'Bob'))
        .first()
        .waitFor();
      await log(page).getByText('bids 2').first().waitFor();
      // Bob declines; what the bot says is its own business, until somebody has the turn.
      await openFor(page, 'Bob');
      await page.getByRole('group', { name: 'Auction for the turn of Casual 3' }).waitFor();
      await page.getByRole('button', { name: 'I pass' }).click();
      await log(page)
        .locator('li', { hasText: /Bob\s+passes/ })
        .waitFor();
    },
    { viewport: desktop },
    auctionAt(2),
  ));

test('EN4: the last round says who still has a turn', () =>
  together(
    'last round',
    async (page) => {
      await page.goto(house.at('/play/sixty'));
      await openFor(page, 'Ann');
      await page.getByLabel('Bid of Bob').selectOption('60');
      await page.getByRole('button', { name: 'Bob calls an auction' }).click();
      await openFor(page, 'Cid');
      await page.getByRole('button', { name: 'I pass' }).click();
      await openFor(page, 'Ann');
      await page.getByRole('button', { name: 'I pass' }).click();
      // Ann has reached the target; it is looked at when the turn that Bob has bought ends.
      await openFor(page, 'Bob');
      expect(await page.getByText('Last round').count()).toBe(0);
      await endTurn(page);
      await openFor(page, 'Cid');
      await page.getByText('Last round: one more turn for Cid').first().waitFor(); // in the dock, and over the board
      await endTurn(page);
      await page.getByRole('heading', { name: 'Ann wins' }).waitFor();
    },
    { viewport: desktop },
    auctionAt(0, 'sixty', [{ name: 'Ann' }, { name: 'Bob' }, { name: 'Cid' }], { target: 60 }),
  ));

test('AL2: at one screen, who has announced most waits until outdone', () =>
  together('outdone', async (page) => {
    await page.goto(house.at('/new/alex'));
    await page.getByLabel('Name of player 1').fill('Ann');
    await page.getByLabel('Who plays in seat 2').selectOption('person');
    await page.getByLabel('Name of player 2').fill('Bob');
    await page.getByRole('button', { name: 'Start the game' }).click();
    for (let i = 0; i < 3; ++i) await page.getByRole('button', { name: 'Lay it out for me' }).click();
    const number = page.getByLabel('Your announcement');
    const announce = page.getByRole('button', { name: 'Announce', exact: true });
    const speaks = (name: string) =>
      page
        .getByRole('list', { name: 'Scores' })
        .getByRole('button', { name: new RegExp(`^${name}`) })
        .click();
    await speaks('Ann');
    await number.fill('4');
    await announce.click();
    await page.getByText('You may announce again once somebody does.').waitFor();
    expect([await number.isDisabled(), await announce.isDisabled()]).toEqual([true, true]);
    await speaks('Bob');
    await number.fill('5');
    await announce.click();
    await page.getByText('You may announce again once somebody does.').waitFor();
    await speaks('Ann');
    await number.fill('6'); // once it is enabled
    await announce.click();
    await page.getByText('Ann announced 6').first().waitFor(); // shown, and heard
  }));

test('GO1: a child of three and a parent set up gone', () =>
  together('gone', async (page) => {
    await page.goto(house.at('/new/gone'));
    await page.getByLabel('Who plays in seat 2').selectOption('person');
    const ages = page.getByLabel('Age');
    await ages.first().fill('3');
    const start = page.getByRole('button', { name: 'Start the game' });
    for (const age of ['2', '100']) {
      await ages.last().fill(age);
      await start.click();
      expect(await ages.last().evaluate((field: HTMLInputElement) => field.validity.valid)).toBe(false);
    }
    await ages.last().fill('40');
    await start.click();
    await openFor(page, 'Player 2');
    for (let i = 0; i < 3; ++i) await page.getByRole('button', { name: 'Lay it out for me' }).click();
    await page.getByText('12 tiles', { exact: true }).waitFor();
    await page.getByText('3 tiles', { exact: true }).waitFor();
  }));
