import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { AxeResults } from 'axe-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { desktop, House, phone } from './browser.ts';
import { addresses, beginAll, goTo } from './screens.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

describe('axe-core finds nothing', () => {
  test.each(['light', 'dark', 'contrast'])('on any screen, %s', async (theme) => {
    const { page, complaints, close } = await house.visit({ theme }, { viewport: desktop, bypassCSP: true });
    const played = await beginAll(house, page);
    const found: string[] = [];
    for (const address of [...addresses, ...played]) {
      await goTo(page, address);
      await page.evaluate(axe);
      const { violations } = await page.evaluate(() =>
        (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
      );
      for (const { id, nodes } of violations) {
        found.push(`${address}: ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
      }
    }
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('on a phone nothing sticks out', () => {
  test.each(['en', 'fr', 'de', 'es', 'it', 'nl'])('in %s', async (language) => {
    const { page, close } = await house.visit({ language }, { viewport: phone, hasTouch: true, isMobile: true });
    const played = await beginAll(house, page);
    const wide: string[] = [];
    for (const address of [...addresses, ...played]) {
      await goTo(page, address);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > phone.width) wide.push(`${address}: ${width}`);
      if (process.env['DALAPAPA_PICTURES'] !== undefined) {
        const file = `${language}${address.replaceAll(/\W+/g, '-')}`;
        await page.screenshot({ path: `${process.env['DALAPAPA_PICTURES']}/${file}.png` });
      }
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
    }
    expect(wide).toEqual([]);
    await close();
  });
});
