// The end of every game: what it says, what it shows on the board, and what can be taken along.
import { readFileSync } from 'node:fs';

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { gameNames, games, type GameName } from '../src/games/all.ts';
import { desktop, House, phone, withPicture } from './browser.ts';
import { aFew, optionOf } from './catalogue.ts';
import { kept, played } from './records.ts';

// Played to their ends by bots, one of whom was a person.
const agreed = { minutes: 20, seconds: 600, rounds: 4 };
const ended = (game: GameName) => {
  const options = Object.entries(agreed).filter(([name]) => optionOf(game, name) !== undefined);
  const words = options.flatMap(([name, value]) => ['--option', `${name}=${value}`]);
  return played(game, 4, '--players', String(aFew(game)), '--bots', 'greedy', ...words);
};
const people = [{ name: 'Ann' }, { name: 'Max', bot: 'greedy' }] as const;

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const result = (page: Page) => page.getByRole('region', { name: 'Result' });
const sums = (page: Page) => page.getByRole('list', { name: 'How it came about' });
// Groups that are part of a score: buttons that say which, and how large.
const chips = (page: Page) => sums(page).getByRole('button', { name: / group · / });
const numberIn = (text: string): number => Number(/-?\d+/.exec(text.replace('−', '-'))?.[0]);
const lit = (page: Page): Promise<number> => page.locator('.lit').count();

async function atTheEndOf(
  game: GameName,
  viewport: { width: number; height: number },
  work: (page: Page, scores: readonly number[]) => Promise<void>,
): Promise<void> {
  const from = ended(game);
  const visit = await house.visit({}, { viewport }, kept('over', from, { seats: people.slice(0, from.seats.length) }));
  try {
    await withPicture(visit.page, `end of ${game}`, async () => {
      await visit.page.goto(house.at('/play/over'));
      await result(visit.page).getByText('The draw was as promised').waitFor({ state: 'attached' });
      await work(visit.page, from.result.scores);
    });
    expect(visit.complaints).toEqual([]);
  } finally {
    await visit.close();
  }
}

describe.each(gameNames)('the end of %s', (game) => {
  test('gives each score once, and how it came about', () =>
    atTheEndOf(game, desktop, async (page, scores) => {
      const told = await sums(page).locator(':scope > li > b').allInnerTexts();
      expect(told.map(numberIn)).toEqual(scores);
      // Beside the board stand the same numbers.
      const beside = await page.getByRole('list', { name: 'Scores' }).locator('b').allInnerTexts();
      if (beside.length === scores.length) expect(beside.map(numberIn)).toEqual(scores);
      // Whatever is a group lights up, disc by disc, for mouse and keyboard.
      const count = await chips(page).count();
      if (games[game].piece !== undefined) expect(count).toBeGreaterThan(0);
      for (let i = 0; i < count; ++i) {
        await chips(page).nth(i).focus();
        expect(await lit(page)).toBe(Number(await chips(page).nth(i).innerText()));
      }
      if (count > 0) {
        await chips(page).first().hover();
        expect(await chips(page).first().getAttribute('aria-pressed')).toBe('true');
        await page.mouse.move(5, 5);
        expect(await lit(page)).toBe(0);
      }
    }));

  test('leaves the board in sight on a phone', () =>
    atTheEndOf(game, phone, async (page) => {
      const box = await page.locator('.tray').boundingBox();
      expect(box?.height).toBeLessThanOrEqual(0.38 * phone.height);
      for (const name of ['Play again', 'Look at the game again', 'Share', 'Home'])
        await result(page)
          .getByLabel(name)
          .or(result(page).getByText(name, { exact: true }))
          .first()
          .click({ trial: true });
      if (games[game].table === 'figures') return;
      const largest = result(page).getByRole('button', { name: /^Largest group/ });
      await largest.tap().catch(() => largest.click());
      expect(await lit(page)).toBe(Number(/\d+/.exec(await largest.innerText())?.[0]));
      await result(page)
        .getByRole('button', { name: /^Best turn/ })
        .click();
      expect(await lit(page)).toBe(0);
      expect(await page.locator('.latest').count()).toBeGreaterThan(0);
    }));
});

// The width and the height that the file itself says.
const sizeOf = (png: Buffer): [number, number] => [png.readUInt32BE(16), png.readUInt32BE(20)];

test.each<GameName>(['terra', 'puzzle'])('the end of %s can be shared as a picture', (game) =>
  atTheEndOf(game, desktop, async (page) => {
    await result(page).getByRole('button', { name: 'Share' }).click();
    const take = async (button: string): Promise<Buffer> => {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: button }).click(),
      ]);
      return readFileSync(await file.path());
    };
    const svg = (await take('Picture (SVG)')).toString();
    const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
    expect(sizeOf(await take('Picture (PNG)'))).toEqual([2 * Number(width), 2 * Number(height)]);
  }),
);

test('everything is shown on the board, one thing after the other', () =>
  atTheEndOf('domaine', desktop, async (page) => {
    await result(page).getByRole('button', { name: 'Show it on the board' }).click();
    for (const i of [0, 1, 2])
      await page.waitForFunction(
        (i) => document.querySelectorAll('.seat ul button')[i]?.getAttribute('aria-pressed') === 'true',
        i,
      );
    expect(await lit(page)).toBeGreaterThan(0);
    await page.keyboard.press('Tab'); // whoever looks at something else is followed
    await page.waitForTimeout(1300);
    expect(await page.locator('.seat ul button[aria-pressed="true"]').count()).toBeLessThanOrEqual(1);
  }));

test('what gave most away is one click from there', () =>
  atTheEndOf('classic', desktop, async (page) => {
    await result(page).getByRole('link', { name: 'What gave most away?' }).click();
    await page.getByRole('tab', { name: 'Review', selected: true }).waitFor();
  }));

// Ann lays her last tile, and has won.
describe.each(['no-preference', 'reduce'] as const)('whoever wins, with motion as in %s', (reducedMotion) => {
  test('is cheered, and shown what was best, unless they want it quiet', async () => {
    const from = ended('gone');
    expect(from.result.winners).toEqual([0]);
    const begun = kept('over', from, { seats: [...people], steps: from.steps.slice(0, -1) });
    const { page, complaints, close } = await house.visit({}, { viewport: desktop, reducedMotion }, begun);
    try {
      await withPicture(page, 'the winner', async () => {
        await page.goto(house.at('/play/over'));
        await page.locator('.table[data-turn="yours"]').waitFor();
        await page.keyboard.press('n');
        await page.locator('.landing').waitFor();
        await page.keyboard.press('Enter');
        await page.locator('.tried-edge').waitFor();
        await page.keyboard.press('Enter');
        await result(page)
          .getByRole('heading', { name: /^You win by \d+ tiles?!$/ })
          .waitFor();
        await page
          .getByRole('log')
          .getByText(/^\s*You win by /)
          .waitFor({ state: 'attached' });
        const quiet = reducedMotion === 'reduce';
        expect(await page.locator('.sky span').count()).toBe(quiet ? 0 : 28);
        if (quiet) await page.waitForTimeout(3000);
        else
          await result(page)
            .getByRole('button', { name: /^Best turn/, pressed: true })
            .waitFor();
        expect(await result(page).locator('[aria-pressed="true"]').count()).toBe(quiet ? 0 : 1);
      });
      expect(complaints).toEqual([]);
    } finally {
      await close();
    }
  });
});
