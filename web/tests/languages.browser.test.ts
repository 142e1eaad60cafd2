// On a phone everything can be read in every language: nothing sticks out, nothing is cut off.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import languages from '../../texts/languages.json';
import { House, phone } from './browser.ts';
import { clipped } from './clipping.ts';
import { goTo, screens, storage, type Screen } from './screens.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const pictures = process.env['DALAPAPA_PICTURES'];

// As if it had been chosen in another tab: whatever is open here stays open.
async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((language) => {
    const key = 'dalapapa.settings';
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    dispatchEvent(new StorageEvent('storage', { key, newValue: JSON.stringify({ ...kept, language }) }));
  }, language);
}

// What there is to read, without clocks and other numbers, as soon as it is something else than before. Whether it ever is, is looked
// at afterwards.
const wordsAfter = (page: Page, before: string): Promise<string> =>
  page.evaluate(async (before) => {
    const until = performance.now() + 3000;
    for (;;) {
      await new Promise(requestAnimationFrame);
      const words = ['.skip', '#content'].map((part) => document.querySelector<HTMLElement>(part)?.innerText ?? '');
      const now = words.map((text) => text.replaceAll(/[\d:]/g, ''));
      const old = before.split('\0');
      if (now.every((text, i) => text !== old[i]) || performance.now() > until) return now.join('\0');
    }
  }, before);

// What games set up, end and review alike says the same words but for a few: of all but the first of them two languages are enough, one with
// long words. `./test all` looks at all.
const alike = /^(setup|end of|review of) [a-z]+$/;
function languagesOf({ name }: Screen): string[] {
  const first = screens.find((other) => other.name.split(' ')[0] === name.split(' ')[0])?.name === name;
  const all = process.env['DALAPAPA_ALL_GAMES'] !== undefined || first || !alike.test(name);
  return all ? Object.keys(languages) : ['de', 'fr'];
}

const parts = 6;
test.each(Array.from({ length: parts }, (_, part) => part))(
  'all can be read in every language, part %i',
  async (part) => {
    const options = { viewport: phone, hasTouch: true, isMobile: true };
    const { page, complaints, close } = await house.visit({ language: 'nl' }, options, storage);
    await page.goto(house.at('/nowhere'));
    const found: string[] = [];
    for (const screen of screens.filter((_, i) => i % parts === part)) {
      await goTo(page, screen);
      const read = new Set<string>();
      let words = await wordsAfter(page, ''); // in the last language of the screen before
      const spoken = languagesOf(screen);
      for (const language of spoken) {
        await speak(page, language);
        words = await wordsAfter(page, words);
        read.add(words);
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
      if (read.size < spoken.length) found.push(`${screen.name}: in ${read.size} languages only`);
    }
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  },
);
