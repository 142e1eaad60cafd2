// Every screen that a person can come to.
import type { Page } from 'playwright-core';

import type { House } from './browser.ts';

export const addresses = [
  '/',
  '/new/classic',
  '/new/gone',
  '/game',
  '/puzzles',
  '/puzzle/day/2026-11-16',
  '/puzzle/turn-2-k2m9qz',
  '/learn',
  '/learn/classic',
  '/learn/auction',
  '/rules/terra',
  '/rules/material',
  '/settings',
  '/print',
  '/nowhere',
];
export const games = [
  'classic',
  'auction',
  'conquest',
  'gone',
  'puzzle',
  'arlequin',
  'alex',
  'domaine',
  'seventytwo',
  'terra',
];

// Sets every game up once; returns their addresses.
export async function beginAll(house: House, page: Page): Promise<string[]> {
  const begun: string[] = [];
  for (const game of games) {
    await page.goto(house.at(`/new/${game}`));
    await page.locator('button.start').click();
    await page.waitForURL(/#\/play\//);
    await page.locator('.table').waitFor();
    begun.push(new URL(page.url()).hash.slice(1));
  }
  return begun;
}

// Without loading the page anew.
export async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, address);
  await page.locator('#content').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(50);
}
