// On a phone everything can be read in every language: nothing sticks out, nothing is cut off.
import { afterAll, beforeAll, expect, test } from 'vitest';

import { House, phone } from './browser.ts';
import { clipped } from './clipping.ts';
import { goTo, screens, storage } from './screens.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const pictures = process.env['DALAPAPA_PICTURES'];

test.each(['en', 'fr', 'de', 'es', 'it', 'nl'])('all can be read in %s', async (language) => {
  const options = { viewport: phone, hasTouch: true, isMobile: true };
  const { page, complaints, close } = await house.visit({ language }, options, storage);
  await page.goto(house.at('/nowhere'));
  const found: string[] = [];
  for (const screen of screens) {
    await goTo(page, screen);
    const { width, lang } = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      lang: document.documentElement.lang,
    }));
    if (lang !== language) found.push(`${screen.name}: in ${lang}`);
    if (width > phone.width) found.push(`${screen.name}: ${width} wide`);
    found.push(...(await clipped(page)).map((what) => `${screen.name}: ${what}`));
    if (pictures !== undefined) {
      await page.screenshot({ path: `${pictures}/${language}-${screen.name.replaceAll(/\W+/g, '-')}.png` });
    }
  }
  expect(found).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});
