// Three ways to use the page: a mouse, a finger, a keyboard alone.
import type { Locator, Page } from 'playwright-core';

export interface Hands {
  press(target: Locator): Promise<void>;
  // Takes the tile and lays it where it glows; false if it fits nowhere.
  lay(page: Page, tile: Locator): Promise<boolean>;
  // Claims a group that can be claimed, if there is one.
  claim(page: Page): Promise<void>;
  // Confirms what was tried, or ends the turn.
  confirm(page: Page): Promise<void>;
  // In a figure: asks for help, takes the tile it names, lays the held one there.
  help(page: Page): Promise<void>;
  takeHinted(page: Page, tile: Locator): Promise<void>;
  layAt(page: Page, point: () => Promise<{ x: number; y: number }>): Promise<void>;
}

const middle = async (target: Locator): Promise<{ x: number; y: number } | undefined> => {
  const box = await target.boundingBox();
  return box === null ? undefined : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

// A place that glows and that nothing covers.
async function glowing(page: Page): Promise<{ x: number; y: number } | undefined> {
  await page.waitForTimeout(60); // until everything is in its place
  for (const slot of await page.locator('.slot').all()) {
    const at = await middle(slot);
    if (at === undefined) continue;
    const free = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest('.room') != null, at);
    if (free) return at;
  }
  return undefined;
}

const helpButton = (page: Page): Locator => page.getByRole('button', { name: 'Help' });
const confirmButton = (page: Page): Locator => page.getByRole('button', { name: /^(Confirm|End turn)$/ });

async function claimFromList(page: Page, press: Hands['press']): Promise<void> {
  const list = page.locator('details:has(summary)');
  if ((await list.count()) === 0) return;
  if ((await list.getAttribute('open')) === null) await press(list.locator('summary'));
  await press(list.getByRole('button').first());
}

export const mouse: Hands = {
  press: (target) => target.click(),
  async lay(page, tile) {
    const from = await middle(tile);
    if (from === undefined) return false;
    await tile.click();
    const to = await glowing(page);
    if (to === undefined) return false;
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
    await page.mouse.move(to.x, to.y, { steps: 3 });
    await page.mouse.up();
    return true;
  },
  claim: (page) => claimFromList(page, mouse.press),
  confirm: (page) => confirmButton(page).click(),
  help: (page) => helpButton(page).click(),
  takeHinted: (_page, tile) => tile.click(),
  layAt: async (page, point) => {
    const { x, y } = await point();
    await page.mouse.click(x, y);
  },
};

export const finger: Hands = {
  press: (target) => target.tap(),
  async lay(page, tile) {
    await tile.tap();
    const to = await glowing(page);
    if (to === undefined) return false;
    await page.touchscreen.tap(to.x, to.y);
    return true;
  },
  claim: (page) => claimFromList(page, finger.press),
  confirm: (page) => confirmButton(page).tap(),
  help: (page) => helpButton(page).tap(),
  takeHinted: (_page, tile) => tile.tap(),
  layAt: async (page, point) => {
    const { x, y } = await point();
    await page.touchscreen.tap(x, y);
  },
};

// Goes from one thing to the next as far as it takes, and presses Enter there.
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let i = 0; i < 150; ++i) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not get to ${target.toString()}`);
}

export const keyboard: Hands = {
  async press(target) {
    await tabTo(target.page(), target);
    await target.page().keyboard.press('Enter');
  },
  async lay(page) {
    await page.keyboard.press('n');
    const shown = await page
      .locator('.landing')
      .first()
      .waitFor({ timeout: 1000 })
      .then(
        () => true,
        () => false,
      );
    if (shown) await page.keyboard.press('Enter');
    return shown;
  },
  async claim(page) {
    await page.keyboard.press('g');
    if (
      await page
        .locator('.lit')
        .first()
        .waitFor({ timeout: 300 })
        .then(
          () => true,
          () => false,
        )
    )
      await page.keyboard.press('Enter');
  },
  confirm: (page) => page.keyboard.press('Enter'),
  help: (page) => page.keyboard.press('h'),
  takeHinted: (page) => page.keyboard.press('Enter'),
  layAt: (page) => page.keyboard.press('Enter'),
};
