// Paper, as somebody asks for it in the page.
import { readFileSync } from 'node:fs';

import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { desktop, House } from './browser.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

async function fetched(page: Page, link: Locator): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  return readFileSync(await download.path(), 'latin1').slice(0, 5);
}

test('every file can be had, in the look and on the paper one wants', async () => {
  const { page, complaints, close } = await house.visit({}, { viewport: desktop, acceptDownloads: true });
  await page.goto(house.at('/print'));
  await page.getByText('Letter', { exact: true }).click();
  for (const name of ['Tiles', 'Pieces', 'Score board', 'Rule book', 'One-page summary']) {
    const link = page.getByRole('link', { name: `${name} (PDF)` });
    expect(await link.getAttribute('href')).toContain('paper=letter');
    expect(await fetched(page, link)).toBe('%PDF-');
  }
  await page.getByText('glued back to back').click();
  expect(await fetched(page, page.getByRole('link', { name: 'Fronts (PDF)' }))).toBe('%PDF-');
  expect(await fetched(page, page.getByRole('link', { name: 'Backs (PDF)' }))).toBe('%PDF-');
  expect(complaints).toEqual([]);
  await close();
});

test('a puzzle is printed from its menu', async () => {
  const { page, complaints, close } = await house.visit({}, { viewport: desktop, acceptDownloads: true });
  await page.goto(house.at('/puzzle/figure-4x4-1-k2m9qz'));
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await fetched(page, page.getByRole('link', { name: /^Print it/ }))).toBe('%PDF-');
  expect(complaints).toEqual([]);
  await close();
});

test('where nobody makes files the browser prints the sheets: six pages', async () => {
  const { page, close } = await house.visit({}, { viewport: desktop });
  await page.route('**/print/**', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(house.at('/print'));
  await page.getByText('Your browser can print the sheets by itself').waitFor();
  await page.locator('figure').nth(5).waitFor();
  for (const format of ['A4', 'Letter'] as const) {
    const paper = (await page.pdf({ format, preferCSSPageSize: false, landscape: true })).toString('latin1');
    expect(/\/Type \/Pages[^>]*\/Count (\d+)|\/Count (\d+)[^>]*\/Type \/Pages/.exec(paper)?.slice(1)).toContain('6');
  }
  await close();
});
