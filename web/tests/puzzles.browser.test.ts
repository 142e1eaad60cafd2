// Puzzles are solved in the page: by keyboard, by mouse, by touch; what was begun survives a reload, what was shown does not count.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from 'playwright-core';

import { desktop, House, phone, withPicture, type Visit } from './browser.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const figure = 'figure-4x4-2-k2m9qz';

async function atPuzzle(
  name: string,
  work: (page: Page, visit: Visit) => Promise<void>,
  options: Parameters<House['visit']>[1] = { viewport: desktop },
): Promise<void> {
  const visit = await house.visit({}, options);
  try {
    await visit.page.goto(house.at(`/puzzle/${name}`));
    await visit.page.waitForSelector('[data-tile]');
    await withPicture(visit.page, `puzzle ${name}`, () => work(visit.page, visit));
    expect(visit.complaints).toEqual([]);
  } finally {
    await visit.close();
  }
}

const isSolved = (page: Page): Promise<boolean> => page.getByRole('heading', { name: /^Done in/ }).isVisible();
const says = (page: Page, text: RegExp) => page.locator('.message', { hasText: text }).waitFor();
const inPile = (page: Page): Promise<number> => page.locator('[data-tile]').count();
async function middle(page: Page, what: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(what).first().boundingBox();
  if (box === null) throw new Error(`no ${what}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

// Help shows a tile and its place; what is done with them is up to the hands.
async function followHelp(page: Page, lay: (page: Page) => Promise<void>, ask: () => Promise<void>): Promise<void> {
  for (let laid = 0; laid < 8 && (await inPile(page)) > 0; ++laid) {
    await ask();
    await page.waitForSelector('.hinted');
    await lay(page);
    await page.waitForSelector('.hinted', { state: 'detached' });
    await page.waitForSelector('rect.landing', { state: 'detached' });
  }
  await page.getByRole('heading', { name: /^Done in/ }).waitFor();
}

test('a figure is filled by keyboard, and counted', () =>
  atPuzzle(figure, async (page) => {
    await followHelp(
      page,
      async () => {
        await page.keyboard.press('Enter');
        await page.waitForSelector('[aria-pressed="true"][data-tile]');
        await page.waitForSelector('rect.landing');
        await page.keyboard.press('Enter');
      },
      () => page.keyboard.press('h'),
    );
    await page.reload();
    await page.getByRole('heading', { name: /^Done in/ }).waitFor();
    await page.goto(house.at('/puzzles'));
    await page.getByText('1 puzzle solved').waitFor();
  }));

test('a figure is filled by dragging with a mouse', () =>
  atPuzzle(figure, async (page) => {
    await followHelp(
      page,
      async () => {
        const to = await middle(page, 'rect.landing');
        const from = await middle(page, '.hinted');
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
        await page.waitForSelector('[aria-pressed="true"][data-tile]');
        await page.mouse.move(to.x, to.y, { steps: 4 });
        await page.mouse.up();
      },
      () => page.getByRole('button', { name: 'Help' }).click(),
    );
  }));

test('a figure is filled by touch, and a tile taken out again on the way', () =>
  atPuzzle(
    figure,
    async (page) => {
      let taken = false;
      await followHelp(
        page,
        async () => {
          const at = await middle(page, 'rect.landing');
          const count = await inPile(page);
          await page.locator('.hinted').tap();
          await page.waitForSelector('rect.landing');
          await page.touchscreen.tap(at.x, at.y);
          await page.waitForSelector('rect.landing', { state: 'detached' });
          if (taken) return;
          taken = true;
          await page.touchscreen.tap(at.x, at.y);
          await says(page, /Choose a place/);
          await page.getByRole('button', { name: 'Undo' }).tap();
          await page.waitForSelector('rect.landing', { state: 'detached' });
          expect(await inPile(page)).toBe(count - 1);
        },
        () => page.getByRole('button', { name: 'Help' }).tap(),
      );
    },
    { viewport: phone, hasTouch: true, isMobile: true },
  ));

test('what was begun is there after a reload, and can be undone', () =>
  atPuzzle(figure, async (page) => {
    const before = await inPile(page);
    await page.keyboard.press('1');
    await says(page, /Choose a place/);
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
    await says(page, /Touch a tile/);
    await page.reload();
    await page.waitForSelector('[data-tile]');
    expect(await inPile(page)).toBe(before - 1);
    await page.keyboard.press('u');
    await page.waitForFunction((count) => document.querySelectorAll('[data-tile]').length === count, before);
  }));

test('a turn is told what it scores when it is asked about, and the solution can be shown', () =>
  atPuzzle('close-3-k2m9qz', async (page) => {
    await page.keyboard.press('1');
    await says(page, /Choose a place/);
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
    await says(page, /Done\?/);
    await page.getByRole('button', { name: 'Is it right?' }).click();
    await says(page, /Not yet/);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Show the solution' }).click();
    await page.getByRole('button', { name: 'Yes' }).click();
    await says(page, /This is the solution. The best turn scores/);
    expect(await isSolved(page)).toBe(false);
    await page.goto(house.at('/puzzles'));
    await page.getByRole('heading', { name: 'Puzzles' }).waitFor();
    expect(await page.getByText('solved').count()).toBe(0);
  }));

test('every day has its puzzle, and an odd name has none', async () => {
  const visit = await house.visit();
  await visit.page.goto(house.at('/puzzle/day/2026-11-16'));
  await visit.page.waitForSelector('[data-tile]');
  await visit.page.getByRole('button', { name: 'Menu' }).click();
  await visit.page.getByRole('link', { name: 'Previous day' }).click();
  await visit.page.getByRole('heading', { name: /Nov 15, 2026/ }).waitFor();
  for (const odd of ['chess-1-000000', 'day/2026-02-30']) {
    await visit.page.goto(house.at(`/puzzle/${odd}`));
    await visit.page.getByText('There is no puzzle of that name.').waitFor();
  }
  expect(visit.complaints).toEqual([]);
  await visit.close();
});
