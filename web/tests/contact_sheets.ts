// Every screen as a small picture, many on a sheet, for people to look at: on every size; dark, with high contrast and in every language on
// a phone and a desktop. `npm run sheets`; DALAPAPA_SHEETS=“844×390” or “dark fr” makes only those whose name has these words.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { afterAll, beforeAll, test } from 'vitest';

import languages from '../../texts/languages.json';
import { House } from './browser.ts';
import { goTo, screens, storage } from './screens.ts';
import { sizeNames, sizes, type SizeName } from './sizes.ts';

interface Way {
  size: SizeName;
  theme: string;
  language: string;
}
const nameOf = ({ size, theme, language }: Way): string => `${size} ${theme} ${language}`;
const small: readonly SizeName[] = ['360×640', '1366×768'];
const ways: Way[] = [
  ...sizeNames.map((size) => ({ size, theme: 'light', language: 'en' })),
  ...['dark', 'contrast'].flatMap((theme) => small.map((size) => ({ size, theme, language: 'en' }))),
  ...Object.keys(languages)
    .filter((language) => language !== 'en')
    .flatMap((language) => small.map((size) => ({ size, theme: 'light', language }))),
];
const wanted = (process.env['DALAPAPA_SHEETS'] ?? '').split(' ');
const folder = resolve(import.meta.dirname, '../../build/sheets');
const perSheet = 40;
const sheetWidth = 2000;

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

interface Shot {
  caption: string;
  file: string;
}

async function shots(way: Way, into: string): Promise<Shot[]> {
  const { theme, language } = way;
  const { page, close } = await house.visit({ theme, language }, sizes[way.size], storage);
  await page.goto(house.at('/nowhere'));
  const taken: Shot[] = [];
  for (const [i, screen] of screens.entries()) {
    const file = `${into}/${i}.png`;
    const trouble = await goTo(page, screen).then(
      () => '',
      () => ' (does not come)',
    );
    await page.screenshot({ path: file });
    taken.push({ caption: `${screen.name}${trouble}`, file });
  }
  await close();
  return taken;
}

async function sheet(name: string, width: number, taken: readonly Shot[]): Promise<void> {
  const html = `${folder}/sheet.html`;
  const figures = taken.map(
    ({ caption, file }) =>
      `<figure><img src="${pathToFileURL(file).href}"><figcaption>${caption}</figcaption></figure>`,
  );
  const style = `body { margin: 12px; background: #888; font: 13px sans-serif; display: grid; gap: 10px;
    grid-template-columns: repeat(auto-fill, minmax(${width}px, 1fr)) }
    h1 { grid-column: 1 / -1; margin: 0; font-size: 20px } figure { margin: 0 } img { width: 100%; display: block }`;
  writeFileSync(
    html,
    `<!doctype html><meta charset="utf-8"><style>${style}</style><h1>${name}</h1>${figures.join('')}`,
  );
  const { page, close } = await house.visit({}, { viewport: { width: sheetWidth, height: 1000 } });
  await page.goto(pathToFileURL(html).href);
  await page.screenshot({ path: `${folder}/${name.replaceAll(' ', '-')}.png`, fullPage: true });
  await close();
  rmSync(html);
}

test.each(
  ways.filter((way) => wanted.every((word) => nameOf(way).includes(word))).map((way) => [nameOf(way), way] as const),
)('%s', async (name, way) => {
  const into = `${folder}/${name.replaceAll(' ', '-')}`;
  mkdirSync(into, { recursive: true });
  const taken = await shots(way, into);
  const { width, height } = sizes[way.size].viewport;
  for (let from = 0; from < taken.length; from += perSheet) {
    const part = taken.slice(from, from + perSheet);
    await sheet(`${name} ${1 + from / perSheet}`, width > height ? 380 : 190, part);
  }
  rmSync(into, { recursive: true });
});
