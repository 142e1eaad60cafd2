// A person who plays a game of turns to its end, with any hands: takes the first tile that fits, claims what can be claimed, follows one
// auction and calls another.
import type { Page } from 'playwright-core';

import type { Hands } from './hands.ts';

const patience = 20_000;
const most = 400;

const table = '.table[data-turn]';

async function settled(page: Page): Promise<string> {
  await page.locator('.table[data-turn="yours"], .table[data-turn="over"]').waitFor({ timeout: patience });
  return (await page.locator(table).getAttribute('data-turn')) ?? '';
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

async function seen(page: Page, name: string | RegExp): Promise<boolean> {
  return (await page.getByRole('button', { name }).count()) > 0;
}

export async function layOne(page: Page, hands: Hands): Promise<boolean> {
  for (const tile of await page.locator('button[data-tile]').all()) {
    if (await hands.lay(page, tile)) {
      await page.locator('.tried-edge').first().waitFor({ timeout: patience });
      return true;
    }
  }
  return false;
}

// Returns how many times the person acted.
export async function playTurns(page: Page, hands: Hands): Promise<number> {
  for (let acted = 0; acted < most; ++acted) {
    if ((await settled(page)) === 'over') return acted;
    const before = await page.locator(table).getAttribute('data-steps');
    await act(page, hands, acted);
    // Until the table has taken it, or the bots are at it.
    await page.waitForFunction(
      ([selector, steps]) => document.querySelector(selector ?? '')?.getAttribute('data-steps') !== steps,
      [table, before],
      { timeout: patience },
    );
  }
  throw new Error(`the game is not over after ${most} actions`);
}

async function act(page: Page, hands: Hands, acted: number): Promise<void> {
  if (await seen(page, 'Let it play')) {
    return hands.press(button(page, acted % 7 === 3 ? 'Call an auction' : 'Let it play'));
  }
  if (await seen(page, /^I follow/)) return hands.press(button(page, /^I follow/));
  if (await seen(page, 'I pass')) return hands.press(button(page, 'I pass'));
  if (await seen(page, /^(Pass|Nothing fits: draw)/)) return hands.press(button(page, /^(Pass|Nothing fits: draw)/));
  if ((await page.locator('.slot, .tried-edge').count()) === 0) await layOne(page, hands);
  if (acted % 2 === 1) await hands.claim(page);
  // A choice of pawns may have come up.
  for (let i = 0; i < 5 && !(await seen(page, /^(Confirm|End turn)$/)); ++i) await hands.claim(page);
  await hands.confirm(page);
}
