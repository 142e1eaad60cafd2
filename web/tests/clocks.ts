// A person who plays the games with a clock to their end: figures as Help says, Alex by announcing the least possible.
import type { Page } from 'playwright-core';

import { shown } from './browser.ts';
import type { Hands } from './hands.ts';

const timeout = 30_000;
// The table knows before its result has been loaded.
const over = (page: Page) => page.locator('.table[data-turn="over"]');

const middle = async (page: Page, selector: string): Promise<{ x: number; y: number }> => {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not in view`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

// Returns how many tiles were laid.
export async function playFigure(page: Page, hands: Hands): Promise<number> {
  await page
    .getByRole('button', { name: /^(Sheet 1|Help)/ })
    .first()
    .waitFor({ timeout });
  const sheet = page.getByRole('button', { name: /^Sheet 1/ });
  if ((await sheet.count()) > 0) {
    await hands.press(sheet.first());
    await page.locator('button[data-tile]').first().waitFor({ timeout });
  }
  for (let laid = 0; laid < 60; ++laid) {
    if ((await over(page).count()) > 0) return laid;
    const before = await page.locator('.table').getAttribute('data-steps');
    await hands.help(page);
    await shown(page, 'button.hinted', timeout);
    await hands.takeHinted(page, page.locator('button.hinted'));
    await shown(page, 'button.away', timeout);
    await hands.help(page);
    await shown(page, '.landing', timeout);
    await hands.layAt(page, () => middle(page, '.landing'));
    // Taken and laid.
    await page.waitForFunction(
      (steps) => Number(document.querySelector('.table')?.getAttribute('data-steps')) >= steps,
      Number(before) + 2,
      { timeout },
    );
  }
  throw new Error('the figure is not complete after 60 tiles');
}

export async function playAlex(page: Page, hands: Hands): Promise<number> {
  const announce = page.getByRole('button', { name: 'Announce', exact: true });
  const nothing = page.getByRole('button', { name: 'I see nothing more' });
  const stop = Date.now() + 100_000;
  let spoken = 0;
  while (Date.now() < stop) {
    if ((await over(page).count()) > 0) return spoken;
    if ((await nothing.count()) > 0) {
      const more = page.getByRole('button', { name: 'One more', exact: true });
      if (spoken === 0 && (await more.isEnabled())) {
        await hands.press(more);
        await hands.press(announce);
        ++spoken;
      } else {
        // Time may be up before that.
        await hands.press(nothing).catch(async (error: unknown) => {
          if ((await nothing.count()) > 0) throw error;
        });
      }
    } else if ((await page.locator('button[data-tile][aria-disabled="false"]').count()) > 0) {
      await show(page, hands);
    }
    await page.waitForTimeout(40);
  }
  throw new Error('the game has no end');
}

// One tile, wherever it fits.
async function show(page: Page, hands: Hands): Promise<void> {
  for (const tile of await page.locator('button[data-tile]').all()) {
    if (!(await hands.lay(page, tile))) continue;
    await shown(page, '.tried-edge', timeout);
    return hands.confirm(page);
  }
}
