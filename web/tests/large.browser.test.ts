// What somebody sends may be far too large, on purpose: it costs little to find out, and a long game is shown as soon as a short one.
import { readFileSync } from 'node:fs';
import { constants, deflateRawSync } from 'node:zlib';

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { House, withPicture, type Visit } from './browser.ts';
import { kept, played } from './records.ts';

const tooLarge = 'That is too large to be a game.';
const packed = (text: string): string => deflateRawSync(text, { level: 9 }).toString('base64url');
// So many times ten megabytes of the same letter: each is packed as if there were more to come, and the last ends it.
function bomb(times: number): string {
  const part = deflateRawSync(Buffer.alloc(10_000_000, 'a'), { finishFlush: constants.Z_FULL_FLUSH, level: 9 });
  return Buffer.concat([...Array.from({ length: times }, () => part), deflateRawSync('')]).toString('base64url');
}

// Somebody leaves the table and comes back, over and over: any game can be made that long.
const game = played('classic', 33, '--players', '2', '--bots', 'greedy');
const head = JSON.stringify({
  ...(JSON.parse(game.text.slice(0, game.text.indexOf('\n'))) as object),
  seats: [{ name: 'Ann' }, { name: 'Max' }],
});
const record = (steps: number): string => {
  const comings = Array.from({ length: steps }, (_, i) => `{"seat":0,"${i % 2 === 0 ? 'leave' : 'return'}":true}\n`);
  return `${head}\n${comings.join('')}`;
};
const longest = 20_000; // as long as a host lets a game be

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

async function visiting(name: string, work: (page: Page, visit: Visit) => Promise<void>): Promise<void> {
  const visit = await house.visit();
  try {
    await visit.page.goto(house.at('/settings'));
    await withPicture(visit.page, `large ${name}`, () => work(visit.page, visit));
    expect(visit.complaints).toEqual([]);
  } finally {
    await visit.close();
  }
}

// The most memory that the processes of pages have ever had, in megabytes, and what those have now.
async function memory({ context }: Visit): Promise<{ now: number; most: number }> {
  const browser = context.browser();
  if (browser === null) throw new Error('no browser');
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const sizes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => {
      const status = readFileSync(`/proc/${id}/status`, 'utf8');
      const [now, most] = ['VmRSS', 'VmHWM'].map((name) =>
        Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0),
      );
      return { now: now ?? 0, most: most ?? 0 };
    });
  return {
    now: Math.max(...sizes.map(({ now }) => now)) / 1000,
    most: Math.max(...sizes.map(({ most }) => most)) / 1000,
  };
}

describe('a link that unpacks to a thousand times its length', () => {
  // The first is longer than any of ours, the second is not.
  test.each([
    ['1.4 MB', 108],
    ['500 KB', 40],
  ])('of %s is refused, and takes no memory to speak of', (name, times) =>
    visiting(name, async (page, visit) => {
      const data = bomb(times);
      const before = await memory(visit);
      await page.evaluate((data) => (location.hash = `#/game/${data}`), data);
      await page.getByText(tooLarge).waitFor();
      const after = await memory(visit);
      console.log(`a link of ${data.length} letters: ${(after.most - before.now).toFixed(0)} MB at most`);
      expect(after.most - before.now).toBeLessThan(100);
    }),
  );
});

describe('a game of a great many steps', () => {
  test('is refused if it has more than a host plays, in a link, a file or a text', () =>
    visiting('too long', async (page) => {
      const text = record(25_000);
      const data = packed(text);
      expect(data.length).toBeLessThan(5000);
      await page.goto(house.at(`/game/${data}`));
      await page.getByText(tooLarge).waitFor();
      await page.goto(house.at('/game'));
      const buffer = Buffer.from(text);
      await page.locator('input[type="file"]').setInputFiles({ name: 'long.jsonl', mimeType: 'text/plain', buffer });
      await page.getByRole('alert').filter({ hasText: tooLarge }).waitFor();
    }));

  test('is drawn in part, soon, and can be gone through to both ends', () =>
    visiting('long', async (page) => {
      const data = packed(record(longest));
      const elements = (): Promise<number> => page.evaluate(() => document.querySelectorAll('*').length);
      const start = Date.now();
      await page.goto(house.at(`/game/${data}`));
      await page.getByText('Move 20000 of 20000').or(page.getByText('Move 20,000 of 20,000')).waitFor();
      console.log(`a game of ${longest} steps: ${Date.now() - start} ms, ${await elements()} elements`);
      expect(await elements()).toBeLessThan(5000);
      const log = page.getByRole('list', { name: 'What happened' });
      const current = log.locator('[aria-current="step"]');
      expect(await current.innerText()).toContain('20,000');
      await page.keyboard.press('Home');
      await page.getByText(/^Move 0 of/).waitFor();
      await page.keyboard.press('ArrowRight');
      await page.getByText(/^Move 1 of/).waitFor();
      expect(await current.innerText()).toMatch(/^1\b/);
      expect(await elements()).toBeLessThan(5000);
      await log.getByRole('button', { name: '19,600 more' }).click();
      await log.getByRole('button', { name: '19,400 more' }).waitFor();
      await log.getByRole('button', { name: '200 more', exact: true }).waitFor();
      await log
        .getByRole('button')
        .filter({ hasText: /^201\b/ })
        .click();
      await page.getByText(/^Move 201 of/).waitFor();
    }));

  test('does not fill the first page: of very many games that somebody has put there some are shown', () =>
    visiting('many games', async (page) => {
      await page.goto(`${house.address}icon.svg`);
      const one = kept('one', game, { steps: game.steps.slice(0, 2) })['dalapapa.game.one'] ?? '';
      await page.evaluate((one) => {
        for (let i = 0; i < 5000; ++i) localStorage.setItem(`dalapapa.game.g${i}`, one);
      }, one);
      await page.goto(house.at('/'));
      await page.getByRole('region', { name: 'Continue' }).waitFor();
      expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(10_000);
    }));
});
