// Three ways to use the page: a mouse, a finger, a keyboard alone.
import type { Locator, Page } from 'playwright-core';

export interface Hands {
  press(target: Locator): Promise<void>;
  // Takes the tile and lays it where it glows; false if it fits nowhere.
  lay(page: Page, tile: Locator): Promise<boolean>;
  // Claims a group. Needs: there is one that can be claimed.
  claim(page: Page): Promise<void>;
  // Confirms what was tried, or ends the turn.
  confirm(page: Page): Promise<void>;
  // In a figure: asks for help, takes the tile it names, lays the held one there.
  help(page: Page): Promise<void>;
  takeHinted(page: Page, tile: Locator): Promise<void>;
  layAt(page: Page, point: () => Promise<Point>): Promise<void>;
}

export interface Point {
  x: number;
  y: number;
}
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

// Where a thing can be touched, if nothing covers it: found in one go, where the browser's driver would look at it for several frames.
export const touchable = (target: Locator): Promise<Point | undefined> =>
  target.evaluate((element) => {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const at = { x: left + width / 2, y: top + height / 2 };
    const isFree = element.contains(document.elementFromPoint(at.x, at.y));
    return isFree && !element.matches(':disabled') ? at : undefined;
  });

// A place that glows and that nothing covers, as soon as everything is where it belongs: whoever takes a tile on a crowded board is brought
// nearer first.
export const glowing = (page: Page): Promise<Point | undefined> =>
  page.evaluate(async () => {
    let at: Point | undefined;
    for (let still = 0, frames = 0; still < 4 && frames < 60; ++frames) {
      await new Promise(requestAnimationFrame);
      let now: Point | undefined;
      for (const slot of document.querySelectorAll('.slot')) {
        const { left, top, width, height } = slot.getBoundingClientRect();
        const middle = { x: left + width / 2, y: top + height / 2 };
        if (now === undefined && document.elementFromPoint(middle.x, middle.y)?.closest('.room')) now = middle;
      }
      still = now?.x === at?.x && now?.y === at?.y ? still + 1 : 0;
      at = now;
    }
    return at;
  });

const helpButton = (page: Page): Locator => page.getByRole('button', { name: 'Help' });
const confirmButton = (page: Page): Locator => page.getByRole('button', { name: /^(Confirm|End turn)$/ });

// What was claimed is not given back.
const claims = (page: Page): Locator =>
  page.locator('details').getByRole('button').filter({ hasNotText: 'Take a pawn back' });

async function claimFromList(page: Page, press: Hands['press']): Promise<void> {
  const list = page.locator('details');
  if ((await list.getAttribute('open')) === null) await press(list.locator('summary'));
  await press(claims(page).first());
}

const click = async (target: Locator): Promise<void> => {
  await target.waitFor();
  const at = await touchable(target);
  if (at === undefined) await target.click();
  else await target.page().mouse.click(at.x, at.y);
};

export const mouse: Hands = {
  press: click,
  async lay(page, tile) {
    const from = await touchable(tile);
    if (from === undefined) return false;
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y - 30);
    let to = await glowing(page);
    for (let at = from; to !== undefined && distance(at, to) > 2; to = await glowing(page)) {
      await page.mouse.move(to.x, to.y, { steps: 2 });
      at = to; // and look again: the board may have moved to show all of it
    }
    await page.mouse.up();
    return to !== undefined;
  },
  claim: (page) => claimFromList(page, click),
  confirm: (page) => click(confirmButton(page)),
  help: (page) => click(helpButton(page)),
  takeHinted: (_page, tile) => click(tile),
  layAt: async (page, point) => {
    const { x, y } = await point();
    await page.mouse.click(x, y);
  },
};

const tap = async (target: Locator): Promise<void> => {
  await target.waitFor();
  const at = await touchable(target);
  if (at === undefined) await target.tap();
  else await target.page().touchscreen.tap(at.x, at.y);
};

export const finger: Hands = {
  press: tap,
  async lay(page, tile) {
    await tap(tile);
    const to = await glowing(page);
    if (to === undefined) return false;
    await page.touchscreen.tap(to.x, to.y);
    return true;
  },
  claim: (page) => claimFromList(page, tap),
  confirm: (page) => tap(confirmButton(page)),
  help: (page) => tap(helpButton(page)),
  takeHinted: (_page, tile) => tap(tile),
  layAt: async (page, point) => {
    const { x, y } = await point();
    await page.touchscreen.tap(x, y);
  },
};

// Goes from one thing to the next as far as it takes.
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let i = 0; i < 150; ++i) {
    const isThere = await target.evaluate((element) => element === document.activeElement, undefined, {
      timeout: 3000,
    });
    if (isThere) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not get to ${target.toString()}`);
}

const tabAndEnter = async (target: Locator): Promise<void> => {
  await tabTo(target.page(), target);
  await target.page().keyboard.press('Enter');
};

export const keyboard: Hands = {
  press: tabAndEnter,
  async lay(page) {
    await page.keyboard.press('n');
    const shown = await page
      .locator('.landing')
      .first()
      .waitFor({ timeout: 2000 })
      .then(
        () => true,
        () => false,
      );
    if (shown) await page.keyboard.press('Enter');
    return shown;
  },
  // By its own key; where something could be given back by mistake, from the list.
  async claim(page) {
    if ((await page.locator('details').getByText('Take a pawn back').count()) > 0) {
      return claimFromList(page, tabAndEnter);
    }
    await page.keyboard.press('g');
    await page.locator('.lit').first().waitFor();
    await page.keyboard.press('Enter');
  },
  async confirm(page) {
    const isElsewhere = await page.evaluate(() => document.activeElement?.closest('button, summary, a') != null);
    if (isElsewhere) await tabAndEnter(confirmButton(page));
    else await page.keyboard.press('Enter');
  },
  help: (page) => page.keyboard.press('h'),
  takeHinted: (page) => page.keyboard.press('Enter'),
  layAt: (page) => page.keyboard.press('Enter'),
};
