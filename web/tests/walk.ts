// A person at an opened game who tries everything that can be done there, without a word of what is said: whatever the language, it is
// known by what it does. Each state that they get to see is looked at.
import type { Locator, Page } from 'playwright-core';

import { finger, mouse } from './hands.ts';
import type { Measured } from './measured.ts';

// Looks at what has come, as soon as it has.
export type Look = (state: string, until?: string) => Promise<Measured>;

const isThere = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate(
    (selector) => [...document.querySelectorAll(selector)].some((element) => element.checkVisibility()),
    selector,
  );

// Opens a game that is kept, and nothing else is.
export async function opened(page: Page, address: string, storage: Record<string, string>): Promise<void> {
  await page.evaluate(
    async ({ address, storage }) => {
      for (const key of Object.keys(localStorage))
        if (/^dalapapa\.(game|opened|lines)\./.test(key)) localStorage.removeItem(key);
      for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
      const old = document.querySelector('.table');
      location.hash = address;
      const isReady = (): boolean => {
        const table = document.querySelector('.table');
        return table !== null && table !== old && table.querySelector('.room svg') !== null;
      };
      for (const late = performance.now() + 15_000; !isReady();) {
        if (performance.now() > late) throw new Error(`${address} does not come`);
        await new Promise(requestAnimationFrame);
      }
    },
    { address, storage },
  );
}

// Covered tiles, and the button of whoever is meant.
const curtain = '.tray section:has(h2) button';
const tiles = 'button[data-tile][aria-disabled="false"]';
const claimable = '.tray details summary';

export async function walk(page: Page, touch: boolean, look: Look): Promise<void> {
  const { press } = touch ? finger : mouse;

  const { turn } = await look('opened');
  await press(page.locator('header [popovertarget]'));
  await look('menu', 'nav:popover-open');
  if (await isThere(page, 'nav .unfold')) {
    await press(page.locator('nav .unfold'));
    await look('log', '#log');
    await press(page.locator('#log .close'));
  } else {
    await page.keyboard.press('Escape');
  }
  await look('menu closed', 'header [aria-expanded="false"]');
  if (turn === 'over') return;
  if (turn === 'others' && (await isThere(page, curtain))) {
    await press(page.locator(curtain));
    await look('uncovered', '.table[data-turn="yours"]');
  }
  if (!(await isThere(page, `.table[data-turn="yours"] ${tiles}`))) return;
  await layByKeys(page, look);
  if (await isThere(page, claimable)) await claim(page, press, look);
  await page.keyboard.press('u');
  await page.keyboard.press('Escape');
  // And as most do.
  const { length } = await page.locator(tiles).all();
  for (let i = 0; i < Math.min(3, length); ++i) {
    await press(page.locator(tiles).nth(i));
    if ((await look('taken', '.slot')).came) break;
  }
}

// With the keyboard, which moves nothing.
async function layByKeys(page: Page, look: Look): Promise<void> {
  await page.keyboard.press('n');
  const { came, steps } = await look('held over its place', '.landing');
  if (!came) return;
  await page.keyboard.press('Enter');
  await look('tried', `.tried-edge, .table:not([data-steps="${steps}"])`);
}

async function claim(page: Page, press: (target: Locator) => Promise<void>, look: Look): Promise<void> {
  await press(page.locator(claimable));
  await look('groups to claim', '.tray details[open]');
  await press(page.locator(claimable));
  await page.keyboard.press('g');
  await look('a group to claim', '.lit');
  await page.keyboard.press('Escape');
}
