// A person who plays a game of turns to its end, with any hands: takes the first tile that fits, claims what can be claimed, calls an
// auction and follows where asked.
import type { Page } from 'playwright-core';

import { shown } from './browser.ts';
import type { Hands } from './hands.ts';

const timeout = 20_000;
const most = 400;

// What a person who is to act sees.
interface Sight {
  turn: string;
  steps: string;
  message: string;
  buttons: string[]; // of the tray
  claims: number; // groups that can be claimed
  list: string; // of them
  marks: number; // on the board
  tried: boolean;
  mayPass: boolean;
}

// As soon as there is something to do, or the game is over.
async function look(page: Page): Promise<Sight> {
  await shown(
    page,
    '.table[data-turn="yours"], .table[data-turn="over"], .table:has(.tray :is(select, section button))',
    timeout,
  );
  return page.evaluate(() => {
    const shown = document.querySelector<HTMLElement>('.table');
    const [buttons, claims] = ['.tray button:not(:disabled)', 'details button'].map((selector) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim() ?? ''),
    );
    return {
      turn: shown?.dataset['turn'] ?? '',
      steps: shown?.dataset['steps'] ?? '',
      message: document.querySelector('.message')?.textContent?.trim() ?? '',
      buttons: buttons ?? [],
      claims: claims?.filter((name) => !name.startsWith('Take a pawn back')).length ?? 0,
      list: document.querySelector('details')?.textContent ?? '',
      marks: document.querySelectorAll('.field circle.shadow').length,
      tried: document.querySelector('.tried-edge') !== null,
      mayPass: document.querySelector('[data-does="pass"]') !== null,
    };
  });
}

export async function layOne(page: Page, hands: Hands): Promise<boolean> {
  for (const tile of await page.locator('button[data-tile]').all()) {
    if (await hands.lay(page, tile)) {
      await shown(page, '.tried-edge', timeout);
      return true;
    }
  }
  return false;
}

// Returns how many times the person acted. Whoever watches is told each time they have something to do, and when they have laid a tile.
export async function playTurns(page: Page, hands: Hands, watch?: () => Promise<void>): Promise<number> {
  let called = 0;
  for (let acted = 0; acted < most; ++acted) {
    const sight = await look(page);
    await watch?.();
    if (sight.turn === 'over') return acted;
    if (sight.buttons.includes('Let them play')) {
      const does = acted > 2 && called < 2 ? 'Call an auction' : 'Let them play';
      if (does === 'Call an auction') ++called;
      await hands.press(page.getByRole('button', { name: does }));
    } else {
      await act(page, hands, sight, acted, watch);
    }
    // Until the table has taken it, or there is something else to do: buttons that were off while it was busy are on.
    await page.waitForFunction(
      ({ steps, message, buttons }) => {
        const table = document.querySelector<HTMLElement>('.table');
        const now = [...document.querySelectorAll('.tray button:not(:disabled)')];
        return (
          table?.dataset['steps'] !== steps ||
          document.querySelector('.message')?.textContent?.trim() !== message ||
          now.map(({ textContent }) => textContent?.trim() ?? '').join() !== buttons.join()
        );
      },
      sight,
      { timeout },
    );
  }
  throw new Error(`the game is not over after ${most} actions`);
}

const answers = [/^I follow/, /^I pass$/];
// A tile that is in the hand already is laid as well.
const layHere = /^(Choose a (tile|place)|Lay out|Place your second|Hint)/;
const mayEnd = ({ buttons }: Sight): boolean => buttons.some((button) => /^(Confirm|End turn)$/.test(button));

async function act(page: Page, hands: Hands, sight: Sight, acted: number, watch?: () => Promise<void>): Promise<void> {
  const pressed = answers.find((name) => sight.buttons.some((button) => name.test(button)));
  if (pressed !== undefined) return hands.press(page.getByRole('button', { name: pressed }).first());
  const lays = layHere.test(sight.message);
  if (sight.mayPass && !lays) return hands.press(page.locator('[data-does="pass"]'));
  // Whoever lays a tile may have nothing left to pay for a pawn.
  const saves = sight.claims > 0 && acted % 3 === 2;
  if (!sight.tried && !saves && lays) await layOne(page, hands);
  // Claiming once is enough; a choice between pawns must be made.
  let now = await look(page);
  await watch?.();
  for (let claimed = 0; now.claims > 0 && !(claimed > 0 && mayEnd(now)); ++claimed) {
    await hands.claim(page);
    await page.waitForFunction(
      ({ marks, list }) =>
        document.querySelectorAll('.field circle.shadow').length !== marks ||
        (document.querySelector('details')?.textContent ?? '') !== list,
      { marks: now.marks, list: now.list },
      { timeout },
    );
    now = await look(page);
  }
  if (mayEnd(now)) await hands.confirm(page);
}
