// Nobody is kept out: axe-core finds nothing on any screen, in any theme.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

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

// What axe-core says depends on itself, on the browser, on the style sheets, and on what stands on the screen.
const assets = resolve(import.meta.dirname, '../../build/page/assets');
const styles = readdirSync(assets)
  .filter((name) => name.endsWith('.css'))
  .sort()
  .map((name) => readFileSync(join(assets, name), 'utf8'));
if (styles.length === 0) throw new Error(`there are no style sheets in ${assets}`);

let house: House;
let memory: Memory;
beforeAll(async () => {
  house = await House.open();
  memory = new Memory('axe', [axe, readFileSync(import.meta.filename, 'utf8'), house.version, ...styles]);
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
    for (const screen of screens.filter((_, i) => i % parts === part)) {
      await goTo(page, screen);
      for (const theme of isFirstOfItsKind(screen) ? ['light', 'dark', 'contrast'] : ['light']) {
        await page.evaluate((theme) => {
          document.documentElement.dataset['theme'] = theme;
        }, theme);
        // Without the head, which names files of the engine.
        const content = await page.evaluate(() =>
          [document.title, document.documentElement.lang, document.body.outerHTML].join('\n'),
        );
        if (memory.knows(theme, content)) continue;
        const troubles = await violations(page, theme === 'light' ? undefined : colours);
        if (troubles.length === 0) memory.add(theme, content);
        found.push(...troubles.map((trouble) => `${screen.name}, ${theme}: ${trouble}`));
      }
    }
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  },
);
