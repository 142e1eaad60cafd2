// Three ways to use the page: a mouse, a finger, a keyboard alone.
import type { Locator, Page } from 'playwright-core';

export interface Hands {
  press(target: Locator): Promise<void>;
  // Takes the tile and lays it where it glows; false if it fits nowhere.
  lay(page: Page, tile: Locator): Promise<boolean>;
}

const middle = async (target: Locator): Promise<{ x: number; y: number } | undefined> => {
  const box = await target.boundingBox();
  return box === null ? undefined : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

// A place that glows and that no button covers.
async function glowing(page: Page): Promise<{ x: number; y: number } | undefined> {
  const room = await page.locator('.room').first().boundingBox();
  for (const slot of await page.locator('.slot').all()) {
    const at = await middle(slot);
    if (at === undefined || room === null) continue;
    const inside = at.x > room.x && at.x < room.x + room.width - 60 && at.y > room.y && at.y < room.y + room.height;
    if (inside) return at;
  }
  return undefined;
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
    if ((await page.locator('.landing').count()) === 0) return false;
    await page.keyboard.press('Enter');
    return true;
  },
};
