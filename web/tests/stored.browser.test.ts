// Whatever a browser holds under our names, written by whomever, and whatever stands in the address: a screen comes up, it works, it says
// what is wrong, and nothing that can be read is lost beside what cannot.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { gameNames, games, type GameName } from '../src/games/all.ts';
import { House, shown, withPicture, type Visit } from './browser.ts';
import { kept, played } from './records.ts';

const game = played('classic', 31, '--players', '2', '--bots', 'greedy');
const people = [{ name: 'Ann' }, { name: 'Max', bot: 'greedy' as const }];
const good = kept('good', game, { seats: people, steps: game.steps.slice(0, 2) });
const figure = 'figure-4x4-2-k2m9qz';
const alone = gameNames.find((name) => games[name].dealOfTheDay === true) as GameName;
const left = 'Something kept on this device could not be read and was left out.';

// Not what anybody expects: of another type, cut off, too deep, too large, with names that every object has.
const nasty: string[] = [
  '',
  'null',
  'true',
  '7',
  '1e999',
  '"x"',
  '[]',
  '[null]',
  '{}',
  '{"a":null}',
  '{"a":7}',
  '{"a":[null]}',
  '{"id":"x',
  '{"__proto__":null}',
  '{"__proto__":{"day":7},"constructor":{"day":null},"toString":{}}',
  '['.repeat(100_000),
  `"${'x'.repeat(300_000)}"`,
];
// A good value with one member after the other replaced.
const spoilt = (value: object): string[] =>
  Object.keys(value).flatMap((name) =>
    [null, -1e308, 'x', [null]].map((odd) => JSON.stringify({ ...value, [name]: odd })),
  );

const savedGame = JSON.parse(good['dalapapa.game.good'] ?? '') as object;
const oldGame = {
  id: 'old',
  request: { game: 'classic', options: {}, seats: people, opened: game.opened, commitment: game.commitment, steps: [] },
  begun: 1,
  changed: 2,
  clock: 0,
  over: false,
};
const progress = {
  id: figure,
  laid: [],
  moves: [],
  clock: 5,
  helped: 0,
  state: 'open',
  counts: true,
  changed: 9,
};
// One tile twice, and one that is not there.
const [tile, other] = [
  ['RGGRRBB', 0, 0, 1],
  ['BBBBBBB', 0, 0, 0],
];
const impossible = [[tile, tile], [other], [tile, other]].map((laid) => JSON.stringify({ ...progress, laid }));
const settings = { language: 'en', theme: 'auto', shape: 'disc', name: 'Ann', pace: 'fast' };

const home = { address: '/', ready: '#games' };
const puzzles = { address: '/puzzles', ready: '#puzzle-name' };
const puzzle = { address: `/puzzle/${figure}`, ready: '[data-tile]' };

// Every key that the page reads, with the screens that read it and what is seen there when they work.
const keys: { key: string; values: string[]; screens: { address: string; ready: string }[] }[] = [
  {
    key: 'dalapapa.settings',
    values: [...nasty, '{"language":"__proto__"}', '{"language":"constructor"}', ...spoilt(settings).slice(0, 14)],
    screens: [home],
  },
  {
    key: 'dalapapa.solved',
    values: [...nasty, '{"a":{"clock":1,"helped":0,"when":2,"day":7}}'],
    screens: [home, puzzles],
  },
  { key: 'dalapapa.lessons', values: nasty, screens: [{ address: '/learn', ready: 'main li' }] },
  { key: 'dalapapa.wished', values: nasty, screens: [puzzles] },
  { key: `dalapapa.puzzle.${figure}`, values: nasty, screens: [puzzle] },
  { key: `dalapapa.puzzle.${figure}`, values: [...spoilt(progress), ...impossible], screens: [puzzle] },
  {
    key: 'dalapapa.game.good',
    values: [...nasty, '{"seats":null,"lines":1,"over":false}'],
    screens: [home, { address: '/play/good', ready: '.table, h1' }],
  },
  { key: 'dalapapa.opened.good', values: nasty, screens: [{ address: '/play/good', ready: '.table, h1' }] },
  {
    key: 'dalapapa.lines.good.0',
    values: [...nasty, 'x\n', '\n\n', 'null\nnull\n'],
    screens: [{ address: '/play/good', ready: '.table, h1' }],
  },
  {
    key: 'dalapapa.lines.good.0',
    values: ['', 'x', '{"dalapapa":1}'],
    screens: [{ address: '/review/good', ready: 'h1' }],
  },
  {
    key: `dalapapa.deal.${alone}.2026-11-16`,
    values: ['', 'x', 'null', '__proto__', 'good', '../x', '\uD800'],
    screens: [{ address: `/deal/${alone}/2026-11-16`, ready: '.table' }],
  },
];

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

// All that is kept, and nothing else; then a fresh visit to an address.
let visits = 0;
async function comeBack(page: Page, held: Record<string, string>, address: string): Promise<void> {
  await page.goto(`${house.address}icon.svg`); // no screen that would write once more as it is left
  await page.evaluate((held) => {
    localStorage.clear();
    for (const [key, value] of Object.entries(held)) localStorage.setItem(key, value);
  }, held);
  await page.goto(`${house.address}?${++visits}#${address}`);
}

async function visiting(name: string, work: (page: Page, visit: Visit) => Promise<void>): Promise<void> {
  const visit = await house.visit();
  try {
    await visit.page.goto(house.at('/settings'));
    await withPicture(visit.page, `stored ${name}`, () => work(visit.page, visit));
  } finally {
    await visit.close();
  }
}

describe('whatever was kept', () => {
  test.each(keys.map(({ key, values, screens }, i) => [`${i + 1} ${key}`, key, values, screens] as const))(
    '%s: its screens come up',
    (name, key, values, screens) =>
      visiting(name, async (page, { complaints }) => {
        for (const value of values)
          for (const { address, ready } of screens) {
            await comeBack(page, { 'dalapapa.settings': JSON.stringify(settings), ...good, [key]: value }, address);
            await shown(page, ready, 8000).catch(() => {
              throw new Error(`${address} with ${value.slice(0, 100)}: ${complaints.join('; ')}`);
            });
          }
        const ours = complaints.filter((text) => !text.includes('at Worker.')); // not what the engine refused
        expect(ours).toEqual([]);
      }),
  );

  test('games in any state: those that can be read are there, the others are not, and it is said once', () =>
    visiting('games', async (page, { complaints }) => {
      const odd = [...nasty, ...spoilt(savedGame)].map((value, i) => [`dalapapa.game.odd${i}`, value] as const);
      const old = [...nasty, ...spoilt(oldGame), ...spoilt(oldGame.request).map((request) => `{"request":${request}}`)];
      const held = {
        'dalapapa.settings': JSON.stringify(settings),
        ...good,
        ...Object.fromEntries(odd),
        ...Object.fromEntries(old.map((value, i) => [`dalapapa.table.old${i}`, value])),
        'dalapapa.game.': good['dalapapa.game.good'] ?? '',
        'dalapapa.game.\uD800': good['dalapapa.game.good'] ?? '',
        'dalapapa.deal.': 'good',
        'dalapapa.unknown': '[',
        'another.program': '{',
      };
      await comeBack(page, held, '/');
      const unfinished = page.getByRole('region', { name: 'Continue' });
      await unfinished
        .getByRole('link', { name: /Ann, Max/ })
        .first()
        .waitFor();
      await page.getByText(left).waitFor();
      await page.reload();
      await unfinished.waitFor();
      expect(await page.getByText(left).count()).toBe(0);
      await page.goto(house.at('/play/good'));
      await page.locator('.table[data-turn="yours"]').waitFor();
      expect(complaints).toEqual([]);
      expect(await page.evaluate(() => localStorage.getItem('another.program'))).toBe('{');
    }));

  test('what there is to say about a game is said anew from its record', () =>
    visiting('anew', async (page, { complaints }) => {
      await comeBack(page, { ...good, 'dalapapa.game.good': '{"seats":null}' }, '/');
      await page
        .getByRole('region', { name: 'Continue' })
        .getByRole('link', { name: /Ann, Max/ })
        .click();
      await page.locator('.table[data-turn="yours"]').waitFor();
      expect(complaints).toEqual([]);
    }));

  test('a game whose record is damaged can be deleted where that is told', () =>
    visiting('damaged', async (page) => {
      await comeBack(page, { ...good, 'dalapapa.lines.good.0': 'Roses are red\n' }, '/play/good');
      await page.getByText('This game was kept in a form that can no longer be read.').waitFor();
      page.once('dialog', (dialog) => void dialog.accept());
      await page.getByRole('button', { name: 'Delete' }).click();
      await page.locator('#games').waitFor();
      expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('good')))).toEqual([]);
    }));
});

describe('what can be read another time', () => {
  test('is not offered to be deleted where only the engine did not come', () =>
    visiting('engine', async (page) => {
      await page.context().route(/\.wasm$/, (route) => route.abort());
      for (const address of ['/review/good', '/play/good']) {
        await comeBack(page, { 'dalapapa.settings': JSON.stringify(settings), ...good }, address);
        await page.getByRole('heading', { name: 'That did not work' }).waitFor();
        expect(await page.getByRole('button', { name: 'Delete' }).count(), address).toBe(0);
      }
    }));

  test('is offered to be deleted where it is no record', () =>
    visiting('no record', async (page) => {
      await comeBack(page, { ...good, 'dalapapa.lines.good.0': 'Roses are red\n' }, '/review/good');
      await page.getByRole('button', { name: 'Delete' }).waitFor();
    }));

  test('a history of a puzzle that cannot be is left out', () =>
    visiting('history', async (page, { complaints }) => {
      const held = { ...progress, moves: [{ out: [[0, other]] }] };
      await comeBack(page, { [`dalapapa.puzzle.${figure}`]: JSON.stringify(held) }, `/puzzle/${figure}`);
      await page.locator('[data-tile]').first().waitFor();
      await page.keyboard.press('Control+z');
      await page.locator('[data-tile]').first().click();
      await page.getByText(left).waitFor();
      expect(complaints).toEqual([]);
    }));

  test('a name that an earlier version took keeps nobody from the deal of the day', () =>
    visiting('name', async (page) => {
      const held = { 'dalapapa.settings': JSON.stringify({ ...settings, name: 'Zo\u00eb\ufe0f a\u200db' }) };
      await comeBack(page, held, `/deal/${alone}/2026-11-16`);
      await page.locator('.table').waitFor();
    }));
});

test('what every object has is no screen, and a stray per cent sign is no way in', () =>
  visiting('addresses', async (page, { complaints }) => {
    const names = ['__proto__', 'constructor', 'toString', 'valueOf', '%', '%E0%A4%A', '%00', '\uFFFF'];
    const parts = [
      '',
      '/new',
      '/play',
      '/review',
      '/rules',
      '/learn',
      '/puzzle',
      '/puzzle/day',
      '/deal',
      `/deal/${alone}`,
    ];
    for (const part of parts)
      for (const name of names) {
        await page.goto(house.at(`${part}/${name}`));
        await page.getByRole('heading', { name: 'That did not work' }).waitFor();
        await page.goto(house.at('/settings'));
        await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
      }
    expect(complaints).toEqual([]);
  }));

// A page whose title cannot be written: every screen has one.
const spoil = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'title', {
      configurable: true,
      get: () => '',
      set: () => {
        throw new Error('a title cannot be written');
      },
    });
  });
const mend = (page: Page): Promise<void> => page.evaluate(() => void delete (document as { title?: string }).title);
const broken = (page: Page) => page.getByText('Something went wrong here.');

describe('a screen that cannot be drawn', () => {
  test('says so, whichever it is, and leads home or tries again', () =>
    visiting('broken', async (page) => {
      const addresses = ['/new/classic', '/play/good', '/review/good', '/game', '/puzzles', `/puzzle/${figure}`];
      for (const address of [...addresses, '/learn', '/learn/classic', '/rules/terra', '/settings', '/print']) {
        for (const way of [page.getByRole('link', { name: 'Home' }), page.getByRole('button', { name: 'Try again' })]) {
          await comeBack(page, { 'dalapapa.settings': JSON.stringify(settings), ...good }, '/__proto__');
          await page.getByRole('heading', { name: 'That did not work' }).waitFor();
          await spoil(page);
          await page.evaluate((address) => (location.hash = address), `#${address}`);
          await broken(page).waitFor();
          await mend(page);
          await way.click();
          await broken(page).waitFor({ state: 'detached' });
          await page.locator('h1').waitFor();
        }
      }
    }));

  test('is no dead end at home: it goes on without what was kept, which stays', () =>
    visiting('home', async (page) => {
      await page.addInitScript(() => {
        Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
          get: () => () => {
            throw new Error('a date cannot be written');
          },
        });
      });
      await comeBack(page, { 'dalapapa.settings': JSON.stringify(settings), ...good }, '/');
      await broken(page).waitFor();
      await page.getByRole('button', { name: 'Continue without what was kept' }).click();
      await page.locator('#games').waitFor();
      expect(await page.evaluate(() => localStorage.getItem('dalapapa.game.good'))).toBe(good['dalapapa.game.good']);
    }));

  test('and what fails behind a screen is told over it', () =>
    visiting('behind', async (page) => {
      await page.evaluate(() => void Promise.reject(new Error('a promise was broken')));
      await page.getByText('Something went wrong. Your game is kept').waitFor();
      await page.getByRole('button', { name: 'Close' }).click();
      await page.evaluate(() => void setTimeout(() => { throw new Error('a handler failed'); })); // prettier-ignore
      await page.getByText('Something went wrong. Your game is kept').waitFor();
    }));
});
