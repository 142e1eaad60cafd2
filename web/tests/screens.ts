// Every screen that a person can come to. The games are those the program has played: nobody has to get that far first.
import type { Page } from 'playwright-core';

import type { SeatInfo, Step } from '../src/engine/types.ts';
import { gameNames, games, type GameName } from '../src/games/all.ts';
import { aFew, optionOf } from './catalogue.ts';
import { kept, played, type Kept, type Played } from './records.ts';

export interface Screen {
  name: string;
  address: string;
  ready?: string; // what is there in the end, besides the content
  open?: (page: Page) => Promise<unknown>; // what a person does there
}

// As long as a name may be.
const longName = 'Wilhelmina-Charlotte';
const withBot: SeatInfo[] = [{ name: longName }, { name: 'Max', bot: 'casual' }];

// Wherever a game has them: with time enough for bots, and not for ever.
const agreed = { minutes: 20, seconds: 600, rounds: 4 };
function playedByBots(game: GameName, seed: number): Played {
  const options = Object.entries(agreed).filter(([name]) => optionOf(game, name) !== undefined);
  const words = options.flatMap(([name, value]) => ['--option', `${name}=${value}`]);
  return played(game, seed, '--players', String(aFew(game)), '--bots', 'greedy', ...words);
}

// Half-way, where somebody's turn begins.
function untilTurnOf(seat: number, { steps, seats }: Played): Step[] {
  const half = Math.floor(steps.length / 2);
  return steps.slice(
    0,
    steps.findIndex(
      (step, i) => i >= half && step.seat === seat && (steps[i - 1]?.seat !== seat || seats.length === 1),
    ),
  );
}

// Half-way, at a moment at which everybody looks for the best turn.
function untilAllThink({ steps }: Played): Step[] {
  const spoken = steps.map((step) => 'announce' in step);
  const half = Math.floor(steps.length / 2);
  return steps.slice(
    0,
    spoken.findIndex((speaks, i) => i >= half && speaks && spoken[i - 1] === false),
  );
}

function begun(game: GameName): Kept {
  const from = playedByBots(game, 3);
  const steps = games[game].table === 'announcements' ? untilAllThink(from) : untilTurnOf(0, from);
  return kept(`begun-${game}`, from, { seats: withBot.slice(0, from.seats.length), steps });
}
function special(id: string, game: GameName, seed: number, change: (from: Played) => Step[], seats = withBot): Kept {
  const from = playedByBots(game, seed);
  return kept(id, from, { seats: seats.slice(0, from.seats.length), steps: change(from) });
}

const tables = [
  ...gameNames.map(begun),
  ...gameNames.map((game) => special(`over-${game}`, game, 4, ({ steps }) => steps)),
  // Somebody who plays at random gives a lot away.
  kept('careless', played('classic', 5, '--bots', 'random,greedy', '--option', 'target=60'), { seats: withBot }),
  special('bidding', 'auction', 6, (from) => [...untilTurnOf(0, from), { seat: 1, bid: 2 }]),
  special('two-people', 'classic', 7, (from) => untilTurnOf(0, from), [{ name: longName }, { name: 'Max' }]),
  special('sheets', 'arlequin', 8, () => []),
  special('opening', 'terra', 9, () => []),
];
// What the browser must hold for the screens.
export const storage: Kept = Object.assign({}, ...tables) as Kept;

const dialog = 'dialog[open]';
async function keys(page: Page): Promise<void> {
  await page.keyboard.press('?');
  await page.locator(dialog).waitFor();
}
async function menu(page: Page): Promise<void> {
  await page.locator('header [popovertarget]').click();
  await page.locator('nav:popover-open').waitFor();
}
// The log of a game, or what there is to read of a review: in the menu where there is no room for it beside the board.
async function unfold(page: Page): Promise<void> {
  await menu(page);
  const button = page.locator('nav .unfold');
  await ((await button.isVisible()) ? button.click() : page.keyboard.press('Escape'));
}
const leaf = (name: string) => async (page: Page) => {
  await unfold(page);
  await page.locator(`#leaf-${name}`).click();
};
// Until there are mistakes.
async function analyse(page: Page): Promise<void> {
  await leaf('review')(page);
  await page.locator('#leaf button.primary').click();
  await page.locator('#leaf ul + button.primary').waitFor({ timeout: 20_000 });
  await page.locator('#leaf progress + button').click();
}

// With one step of each that is more than a look.
export const screens: Screen[] = [
  { name: 'home', address: '/' },
  ...gameNames.map((game) => ({ name: `setup ${game}`, address: `/new/${game}`, ready: '.start' })),
  {
    name: 'setup for many',
    address: '/new/alex',
    ready: '.start',
    open: async (page) => {
      for (let i = 0; i < 3; ++i)
        await page
          .locator('fieldset .row button')
          .nth(i % 2)
          .click();
    },
  },
  ...gameNames.map((game) => ({ name: `table ${game}`, address: `/play/begun-${game}`, ready: '.table' })),
  { name: 'table with keys', address: '/play/begun-classic', ready: '.table', open: keys },
  { name: 'figure with keys', address: '/play/begun-puzzle', ready: '.table', open: keys },
  {
    name: 'table with a held tile',
    address: '/play/begun-classic',
    ready: '.table[data-turn="yours"]',
    open: async (page) => {
      await page.keyboard.press('n');
      await page.locator('.landing').waitFor();
    },
  },
  {
    name: 'table with a tried tile',
    address: '/play/begun-domaine',
    ready: '.table[data-turn="yours"]',
    open: async (page) => {
      await page.keyboard.press('n');
      await page.locator('.landing').waitFor();
      await page.keyboard.press('Enter');
      await page.locator('.tried-edge').waitFor();
      const list = page.locator('details summary');
      if ((await list.count()) > 0) await list.click();
    },
  },
  {
    name: 'table with its log',
    address: '/play/begun-terra',
    ready: '.table',
    open: unfold,
  },
  { name: 'table with its menu', address: '/play/begun-terra', ready: '.table', open: menu },
  { name: 'bidding', address: '/play/bidding', ready: '.table[data-turn="yours"]' },
  { name: 'curtain', address: '/play/two-people', ready: '.tray section button' },
  { name: 'choice of sheets', address: '/play/sheets', ready: '.table[data-turn="yours"]' },
  { name: 'opening', address: '/play/opening', ready: '.table' },
  ...gameNames.map((game) => ({ name: `end of ${game}`, address: `/play/over-${game}`, ready: '.tray section p' })),
  ...gameNames.map((game) => ({ name: `review of ${game}`, address: `/review/over-${game}`, ready: 'aside .leaf' })),
  {
    name: 'review with an analysis',
    address: '/review/careless',
    ready: 'aside .leaf',
    open: async (page) => {
      await analyse(page);
      await page.locator('#leaf ul ~ button').last().click();
      await page.locator('.bad button').click();
      await page.locator('.tried-edge').first().waitFor();
    },
  },
  {
    name: 'review with mistakes',
    address: '/review/careless',
    ready: 'aside .leaf',
    open: async (page) => {
      await analyse(page);
      await page.locator('#leaf ul + button.primary').click();
      await page.locator('.below [role="group"] button').first().click();
      await page.locator('.tried-edge').first().waitFor();
    },
  },
  { name: 'review with files', address: '/review/over-terra', ready: 'aside .leaf', open: leaf('share') },
  { name: 'review of a running game', address: '/review/begun-classic', ready: 'aside .leaf', open: leaf('review') },
  { name: 'open a record', address: '/game' },
  {
    name: 'open a broken record',
    address: '/game',
    open: async (page) => {
      await page.locator('textarea').fill('Roses are red');
      await page.locator('form button').click();
      await page.locator('.trouble').waitFor();
    },
  },
  { name: 'broken link', address: '/game/abcdef' },
  { name: 'game of somebody else', address: '/play/unknown' },
  { name: 'puzzles', address: '/puzzles' },
  { name: 'puzzle of a day', address: '/puzzle/day/2026-11-16', ready: '[data-tile]' },
  ...['figure-8x8o-3-k2m9qz', 'arlequin-2-3-k2m9qz', 'grand-20x12o-1-k2m9qz', 'turn-2-k2m9qz', 'close-3-k2m9qz'].map(
    (name) => ({
      name: `puzzle ${name}`,
      address: `/puzzle/${name}`,
      ready: '[data-tile]',
    }),
  ),
  {
    name: 'puzzle with its menu',
    address: '/puzzle/day/2026-11-16',
    ready: '[data-tile]',
    open: async (page) => {
      await page.locator('header > button').click();
      await page.locator(dialog).waitFor();
    },
  },
  { name: 'puzzle with keys', address: '/puzzle/figure-4x4-2-k2m9qz', ready: '[data-tile]', open: keys },
  { name: 'no puzzle', address: '/puzzle/chess-1-000000', ready: 'h1' },
  { name: 'lessons', address: '/learn' },
  ...gameNames.map((game) => ({ name: `lesson ${game}`, address: `/learn/${game}`, ready: '.board .room' })),
  {
    name: 'end of a lesson',
    address: '/learn/gone',
    ready: '.board .room',
    open: async (page) => {
      for (let step = 0; step < 20 && (await page.locator('.ended').count()) === 0; ++step) {
        const before = await page.locator('.text').innerText();
        await page.locator('main nav button').last().click();
        await page.waitForFunction((text) => document.querySelector<HTMLElement>('.text')?.innerText !== text, before);
      }
    },
  },
  ...[...gameNames, 'material'].map((game) => ({
    name: `rules of ${game}`,
    address: `/rules/${game}`,
    ready: 'article',
  })),
  { name: 'settings', address: '/settings' },
  { name: 'print', address: '/print', ready: '.sheets' },
  { name: 'nowhere', address: '/nowhere' },
];

// Without loading the page anew: until the new content is there and at rest.
export async function goTo(page: Page, { address, ready = '#content', open }: Screen): Promise<void> {
  await page.evaluate(
    async ({ address, ready }) => {
      const old = document.querySelector('#content');
      if (location.hash === `#${address}`) dispatchEvent(new HashChangeEvent('hashchange'));
      else location.hash = address;
      const until = performance.now() + 15_000;
      const isThere = (): boolean => {
        const content = document.querySelector('#content');
        return content !== null && content !== old && document.querySelector(ready) !== null;
      };
      while (!isThere()) {
        if (performance.now() > until) throw new Error(`${address} does not come`);
        await new Promise(requestAnimationFrame);
      }
      for (let frames = 0; frames < 2; ++frames) await new Promise(requestAnimationFrame);
    },
    { address, ready },
  );
  await open?.(page);
}
