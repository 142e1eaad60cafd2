// Nobody is kept out: axe-core finds nothing on any table, nor on one screen of each other kind, in any theme. `./test all` looks at all
// screens.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { desktop, House } from './browser.ts';
import { Memory } from './memory.ts';
import { goTo, screens, storage, type Screen } from './screens.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
// What depends on the theme; the rest is looked at in one of them. Screens that differ in their words alone (“rules of gone”, “rules of
// terra”) have the same colours: one of them is looked at in every theme.
const colours = ['color-contrast', 'link-in-text-block'];
const kindOf = ({ name }: Screen): string => (name.startsWith('table') ? name : name.replace(/ (of )?[a-z]+$/, ''));
const isFirstOfItsKind = (screen: Screen): boolean =>
  screens.find((other) => kindOf(other) === kindOf(screen)) === screen;

// What axe-core judges, besides the browser and itself: the page as it stands, without what its head loads.
const judged = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      (document.documentElement.cloneNode(false) as Element).outerHTML,
      document.title,
      `${innerWidth}×${innerHeight}`,
      ...[...document.querySelectorAll('meta')].map((meta) => meta.outerHTML),
      ...[...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)),
      document.body.outerHTML,
    ].join('\n'),
  );

let house: House;
let memory: Memory;
beforeAll(async () => {
  house = await House.open();
  memory = new Memory('axe', [axe, readFileSync(import.meta.filename, 'utf8'), house.version]);
});
afterAll(() => house.close());

async function violations(page: Page, rules?: string[]): Promise<string[]> {
  const options: RunOptions = { resultTypes: ['violations'], preload: false };
  if (rules !== undefined) options.runOnly = { type: 'rule', values: rules };
  const found = await page.evaluate(
    (options) => (globalThis as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run(options),
    options,
  );
  return found.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 8)
        .map(({ html }) => html.slice(0, 100))
        .join(' | ')}`,
  );
}

const looked = process.env['DALAPAPA_ALL_GAMES'] === undefined ? screens.filter(isFirstOfItsKind) : screens;
const parts = 3;
test.each(Array.from({ length: parts }, (_, part) => part))(
  'axe-core finds nothing: light, dark and high contrast, part %i',
  async (part) => {
    const visit = await house.visit({ theme: 'light' }, { viewport: desktop, bypassCSP: true }, storage);
    const { page, complaints, close } = visit;
    await page.goto(house.at('/nowhere'));
    await page.evaluate(axe);
    // Another theme is there at once.
    await page.addStyleTag({ content: '*, ::before, ::after { transition: none !important }' });
    const found: string[] = [];
    for (const screen of looked.filter((_, i) => i % parts === part)) {
      await goTo(page, screen);
      for (const theme of isFirstOfItsKind(screen) ? ['light', 'dark', 'contrast'] : ['light']) {
        await page.evaluate((theme) => {
          document.documentElement.dataset['theme'] = theme;
        }, theme);
        const content = await judged(page);
        if (memory.knows(content)) continue;
        const troubles = await violations(page, theme === 'light' ? undefined : colours);
        if (troubles.length === 0) memory.add(content);
        found.push(...troubles.map((trouble) => `${screen.name}, ${theme}: ${trouble}`));
      }
    }
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  },
);
