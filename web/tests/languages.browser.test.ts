// On a phone everything can be read in every language: nothing sticks out, nothing is cut off.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { languages } from '../src/look/languages.ts';
import { House, phone } from './browser.ts';
import { clipped } from './clipping.ts';
import { goTo, screens, storage } from './screens.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const pictures = process.env['DALAPAPA_PICTURES'];

// As if it had been chosen in another tab: whatever is open here stays open. Returns the words there are, once they are others than
// before.
const speak = (page: Page, language: string): Promise<string> =>
  page.evaluate(async (language) => {
    const key = 'dalapapa.settings';
    const wordsOf = (selector: string): string =>
      (document.querySelector<HTMLElement>(selector)?.innerText ?? '').replaceAll(/[\d:]/g, ''); // without clocks
    const [skip, content] = ['.skip', '#content'].map(wordsOf);
    const isNew = document.documentElement.lang !== language;
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    dispatchEvent(new StorageEvent('storage', { key, newValue: JSON.stringify({ ...kept, language }) }));
    const until = performance.now() + 5000;
    while (isNew && (wordsOf('.skip') === skip || wordsOf('#content') === content) && performance.now() < until) {
      await new Promise(requestAnimationFrame);
    }
    await new Promise(requestAnimationFrame);
    return wordsOf('#content');
  }, language);

const parts = 6;
test.each(Array.from({ length: parts }, (_, part) => part))(
  'all can be read in every language, part %i',
  async (part) => {
    const options = { viewport: phone, hasTouch: true, isMobile: true };
    const { page, complaints, close } = await house.visit({}, options, storage);
    await page.goto(house.at('/nowhere'));
    const found: string[] = [];
    for (const screen of screens.filter((_, i) => i % parts === part)) {
      await goTo(page, screen);
      const read = new Set<string>();
      for (const language of Object.keys(languages)) {
        read.add(await speak(page, language));
        const where = `${screen.name}, ${language}`;
        const { width, lang } = await page.evaluate(() => ({
          width: document.documentElement.scrollWidth,
          lang: document.documentElement.lang,
        }));
        if (lang !== language) found.push(`${where}: in ${lang}`);
        if (width > phone.width) found.push(`${where}: ${width} wide`);
        found.push(...(await clipped(page)).map((what) => `${where}: ${what}`));
        if (pictures !== undefined) {
          await page.screenshot({ path: `${pictures}/${language}-${screen.name.replaceAll(/\W+/g, '-')}.png` });
        }
      }
      if (read.size < Object.keys(languages).length) found.push(`${screen.name}: in ${read.size} languages only`);
    }
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  },
);
