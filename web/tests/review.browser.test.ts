// After a game: the result, the way through it, what could have been better, and what can be taken along.
import { readFileSync } from 'node:fs';

import type { Download, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { desktop, House, phone, shown, withPicture, type Visit } from './browser.ts';
import { kept, played, replayed } from './records.ts';

// Somebody plays at random against somebody greedy: there is a lot to say afterwards.
const game = played('classic', 3, '--players', '2', '--bots', 'random,greedy', '--option', 'target=60');
const finished = kept('mine', game, { seats: [{ name: 'Ann' }, { name: 'Casual 2', bot: 'greedy' }] });
// A move is what somebody does; ending a turn goes with it.
const moves = game.steps.filter((step) => !('done' in step));
const tilesAfter = (position: number): number => moves.slice(0, position).filter((step) => 'place' in step).length;
const last = moves.length;

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

async function visiting(
  name: string,
  address: string,
  work: (page: Page, visit: Visit) => Promise<void>,
  options: Parameters<House['visit']>[1] = { viewport: desktop },
): Promise<void> {
  const visit = await house.visit({}, options, finished);
  try {
    await visit.page.goto(house.at(address));
    await withPicture(visit.page, `review ${name}`, () => work(visit.page, visit));
    expect(visit.complaints).toEqual([]);
  } finally {
    await visit.close();
  }
}

const slider = (page: Page) => page.getByRole('slider', { name: 'Move' });
const isAt = (page: Page, position: number) => page.getByText(`Move ${position} of ${last}`, { exact: true }).waitFor();
// Where it does not stop there: on a busy machine a move may be over before it is looked for.
const isBeyond = (page: Page, position: number) =>
  page.waitForFunction(
    (position) => Number(document.querySelector<HTMLInputElement>('input[type="range"]')?.value) > position,
    position,
  );
const shows = (page: Page, tiles: number) =>
  page.getByRole('img', { name: new RegExp(`^Board with ${tiles} tiles?,`) }).waitFor();
const onBoard = (page: Page): Promise<number> => page.locator('.field .wood').count();
// Of what all race for it is said beside; on a phone they are folded away.
const scores = async (page: Page): Promise<number[]> =>
  (await page.locator('ol[aria-label="Scores"] b').allTextContents()).map((text) =>
    Number(text.split('/')[0]?.replace('−', '-')),
  );

async function openFile(page: Page, name: string, text: string): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
}

async function taken(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const [download]: [Download, void] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

describe('a record that is opened', () => {
  test('shows its end, and every position to slider and keys', () =>
    visiting('keys', '/', async (page) => {
      await page.getByRole('link', { name: /^Open a saved game/ }).click();
      await openFile(page, 'game.jsonl', game.text);
      await isAt(page, last);
      await page.getByText('greedy 2 wins').waitFor();
      await page.getByText('The draw was as promised').waitFor();
      await shows(page, tilesAfter(last));
      expect(await scores(page)).toEqual(game.result.scores);

      await page.keyboard.press('Home');
      await isAt(page, 0);
      await page.getByRole('img', { name: /^Board with 0 tiles/ }).waitFor();
      for (let position = 1; position <= last; ++position) {
        await page.keyboard.press('ArrowRight');
        await isAt(page, position);
        await shows(page, tilesAfter(position));
        expect(await onBoard(page)).toBe(tilesAfter(position));
      }
      expect(await scores(page)).toEqual(game.result.scores);
      await page.keyboard.press('ArrowLeft');
      await isAt(page, last - 1);
      expect(await page.getByText('greedy 2 wins').count()).toBe(0);

      await slider(page).fill('7');
      await isAt(page, 7);
      await shows(page, tilesAfter(7));
      await page.keyboard.press('End'); // the slider has the focus, and its own keys
      await isAt(page, last);
      await page.getByRole('button', { name: 'Back', exact: true }).click();
      await isAt(page, last - 1);
      await page.getByRole('button', { name: 'To the start' }).click();
      await isAt(page, 0);
      await page.getByRole('button', { name: 'Forward' }).click();
      await isAt(page, 1);
      await page.getByRole('list', { name: 'What happened' }).getByRole('button').nth(4).click();
      await isAt(page, 5);
    }));

  test('runs by itself until it is stopped', () =>
    visiting('runs', '/review/mine', async (page) => {
      await slider(page).fill('3');
      await page.keyboard.press(' ');
      await isBeyond(page, 4);
      await page.getByRole('button', { name: 'Stop' }).click();
      await page.getByRole('button', { name: 'Play it all' }).waitFor();
      await page.waitForTimeout(500); // the move that was under way is over
      const stopped = await slider(page).inputValue();
      await page.waitForTimeout(500); // and so would be several more
      expect(await slider(page).inputValue()).toBe(stopped);
    }));

  test('says clearly what is wrong with it', () =>
    visiting('broken', '/game', async (page) => {
      const trouble = page.getByRole('alert');
      const says = (text: string | RegExp) => trouble.filter({ hasText: text }).waitFor();
      await openFile(page, 'poem.txt', 'Roses are red');
      await says('This link or file holds no game that can be read.');
      // A tile that lies on another one.
      const lines = game.text.split('\n');
      const places = lines.flatMap((line, i) => (line.includes('"place"') ? [i] : []));
      const [first = 0, , third = 0] = places;
      const twice = lines.map((line, i) => (i === third ? (lines[first] ?? '') : line)).join('\n');
      await openFile(page, 'twice.jsonl', twice);
      await says(/^This is not a valid record/);
      await openFile(page, 'cut.jsonl', game.text.slice(0, 150));
      await says('This link or file holds no game that can be read.');
      await openFile(page, 'large.jsonl', 'x'.repeat((1 << 20) + 1));
      await says('That is too large to be a game.');
      await page.getByLabel('Or paste the text of a record, or a link').fill(game.text);
      await page.getByRole('button', { name: 'Open', exact: true }).click();
      await isAt(page, last);
    }));

  test('is the same again when it is saved', () =>
    visiting('again', '/game', async (page) => {
      await openFile(page, 'game.jsonl', game.text);
      await isAt(page, last);
      await page.getByRole('tab', { name: 'Share' }).click();
      const { bytes } = await taken(page, 'Save the record');
      expect(bytes.toString()).toBe(game.text);
    }));
});

test('one’s own mistakes are gone through: a question, an answer, and what was played', () =>
  visiting('mistakes', '/review/mine', async (page) => {
    await page.getByRole('tab', { name: 'Review' }).click();
    await page.getByRole('button', { name: 'What could have been better?' }).click();
    await page.getByRole('button', { name: /^My mistakes \([2-9]/ }).waitFor({ timeout: 20_000 });
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('button', { name: 'Keep looking' }).waitFor();
    await page.getByRole('button', { name: /^My mistakes/ }).click();
    const walk = page.getByRole('group', { name: 'Learn from mistakes' });
    await walk.getByText(/^Mistake 1 of \d+/).waitFor();
    await walk.getByText('What would you play here?').waitFor();
    await shown(page, '.field .wood', 5000);
    expect(await page.locator('.tried-edge').count()).toBe(0);
    const asked = await onBoard(page);
    await walk.getByRole('button', { name: 'Answer' }).click();
    await walk.getByText('Better:').waitFor();
    await page.locator('.tried-edge').first().waitFor();
    await walk.getByRole('button', { name: 'Played' }).click();
    await walk.getByText(/^(mistake|inaccuracy): gave away/).waitFor();
    expect(await page.locator('.tried-edge').count()).toBe(0);
    expect(await onBoard(page)).toBeGreaterThanOrEqual(asked);
    await walk.getByRole('button', { name: 'Next' }).click();
    await walk.getByText(/^Mistake 2 of \d+/).waitFor();
    await walk.getByRole('button', { name: 'Close' }).click();
    await walk.waitFor({ state: 'detached' });
    await slider(page).waitFor();
  }));

test('the chart of the scores is walked by keys, pointed at, and read as a table', () =>
  visiting('chart', '/review/mine', async (page) => {
    await page.getByRole('tab', { name: 'Review' }).click();
    const chart = page.getByRole('slider', { name: 'How the scores ran' });
    const [first = '', second = ''] = game.result.scores.map(String);
    const says = (text: RegExp) =>
      vi.waitFor(async () => expect(await chart.getAttribute('aria-valuetext')).toMatch(text));
    await says(new RegExp(`^Move ${last} of ${last}: Ann ${first.replace('-', '−')}, Casual 2 ${second}$`));
    await chart.focus();
    await page.keyboard.press('Home');
    await says(/: Ann 0, Casual 2 0$/);
    await page.keyboard.press('ArrowRight'); // one turn, and not one move besides
    await vi.waitFor(async () => expect(await chart.getAttribute('aria-valuenow')).toBe('1'));
    const { x, y, width, height } = (await chart.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.click(x + width - 31, y + height / 2);
    await isAt(page, last);
    await page.getByText('As a table').click();
    const lastRow = page.getByRole('row').last();
    expect(await lastRow.innerText()).toContain(second);
  }));

test('what could have been better is found turn by turn, and shown on the board', () =>
  visiting('analysis', '/', async (page) => {
    await page.getByRole('region', { name: 'Finished games' }).getByRole('link').click();
    await isAt(page, last);
    await page.getByRole('tab', { name: 'Review' }).click();
    await page.getByRole('button', { name: 'What could have been better?' }).click();
    const costliest = page.getByRole('button', { name: /^To the costliest move/ });
    await costliest.waitFor({ timeout: 20_000 });
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('button', { name: 'Keep looking' }).waitFor();
    await page.getByText(/^Ann: \d+ of [1-9]\d* turns? without a better one · .*gave away [\d.]+ points?$/).waitFor();

    // The turn that was being looked at may still come.
    await costliest.click();
    const lost = await page.locator('.bad b').first().innerText();
    expect(lost).toMatch(/^mistake: gave away [\d.]+ points?$/);
    const position = Number(await slider(page).inputValue());
    expect(position).toBeLessThan(last);
    const playedBoard = await page.locator('.field .room').innerHTML();
    expect(await page.locator('.tried-edge').count()).toBe(0);

    await page.getByRole('button', { name: 'Show the better move' }).click();
    await page.getByText('Better:').waitFor();
    const laid = await page.locator('.tried-edge').count();
    expect(laid).toBeGreaterThan(0);
    expect(
      await page
        .locator('.bad')
        .getByText(/places tile \d+/)
        .count(),
    ).toBe(1);
    // In the place of what the same player laid there, one tile or two.
    const turn = moves.slice(0, position);
    const mover = turn.at(-1)?.seat;
    const before = turn.findLastIndex(({ seat }) => seat !== mover) + 1;
    // What was as good as any stays.
    expect(await onBoard(page)).toBeGreaterThanOrEqual(tilesAfter(before) + laid);
    expect(await onBoard(page)).toBeLessThan(tilesAfter(position) + laid);
    // It is one's own, though the other has made mistakes too.
    expect(mover).toBe(0);

    await page.getByRole('button', { name: 'Show what was played' }).click();
    await page.locator('.tried-edge').first().waitFor({ state: 'detached' });
    expect(await page.locator('.field .room').innerHTML()).toBe(playedBoard);
    // A costly move is marked on the slider and in the list.
    await page.getByRole('tab', { name: 'What happened' }).click();
    expect(await page.locator('[aria-current="step"] em').innerText()).toBe(lost);
    expect(await page.locator('.marks i').count()).toBeGreaterThan(0);
  }));

describe('what can be taken along', () => {
  test('the record, which the program accepts', () =>
    visiting('record', '/review/mine', async (page) => {
      await page.getByRole('tab', { name: 'Share' }).click();
      const { name, bytes } = await taken(page, 'Save the record');
      expect(name).toBe('classic-2026-11-14.jsonl');
      expect(replayed(bytes.toString())).toContain('all legal; the draw is as committed');
      expect(JSON.parse(bytes.toString().trimEnd().split('\n').at(-1) ?? '')).toMatchObject({ result: game.result });
    }));

  test('pictures, of the position that is shown', () =>
    visiting('pictures', '/review/mine', async (page) => {
      await slider(page).fill('9');
      await shows(page, tilesAfter(9));
      await page.getByRole('tab', { name: 'Share' }).click();
      const svg = await taken(page, 'Picture (SVG)');
      expect(svg.name).toBe('classic-2026-11-14.svg');
      const drawn = await page.evaluate((text) => {
        const svg = new DOMParser().parseFromString(text, 'image/svg+xml');
        const woods = [...svg.querySelectorAll('rect[rx="0.09"]')];
        return {
          broken: svg.querySelector('parsererror')?.textContent,
          root: svg.documentElement.tagName,
          width: Number(svg.documentElement.getAttribute('width')),
          height: Number(svg.documentElement.getAttribute('height')),
          words: [...svg.querySelectorAll('text')].map(({ textContent }) => textContent),
          tiles: woods.length,
          coloured: new Set([...svg.querySelectorAll('path')].map((path) => path.getAttribute('fill'))).size,
          styled: svg.querySelectorAll('[class], style, image, [href]').length,
        };
      }, svg.bytes.toString());
      expect(drawn).toMatchObject({ broken: undefined, root: 'svg', tiles: tilesAfter(9), styled: 0 });
      expect(drawn.coloured).toBeGreaterThanOrEqual(4);
      expect(drawn.words).toEqual(expect.arrayContaining(['Dalapapa', `Move 9 of ${last}`, 'Ann', 'Casual 2']));

      const png = await taken(page, 'Picture (PNG)');
      expect(png.name).toBe('classic-2026-11-14.png');
      expect(png.bytes.subarray(0, 8).toString('latin1')).toBe('\u0089PNG\r\n\u001A\n');
      expect(png.bytes.readUInt32BE(16)).toBe(2 * drawn.width);
      expect(png.bytes.readUInt32BE(20)).toBe(2 * drawn.height);
      expect(png.bytes.length).toBeGreaterThan(10_000);
    }));

  test('a link, which holds the game for somebody who has never been here', () =>
    visiting('link', '/review/mine', async (page, { context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('tab', { name: 'Share' }).click();
      const copied = async (button: string): Promise<string> => {
        await page.getByRole('button', { name: button }).click();
        await page.getByRole('listitem').filter({ hasText: button }).getByText('Copied').waitFor();
        return page.evaluate(() => navigator.clipboard.readText());
      };
      const whole = await copied('Copy a link to this game');
      await slider(page).fill('6');
      await shows(page, tilesAfter(6));
      const position = await copied('Copy a link to this position');
      expect(position).not.toBe(whole);

      const other = await house.visit({}, { viewport: phone, hasTouch: true, isMobile: true });
      await other.page.goto(whole);
      await isAt(other.page, last);
      await other.page.getByText('Casual 2 wins').waitFor();
      await shows(other.page, tilesAfter(last));
      expect(await scores(other.page)).toEqual(game.result.scores);
      await other.page.goto(position);
      await isAt(other.page, 6);
      await shows(other.page, tilesAfter(6));
      await other.page.goto(`${whole.slice(0, -100)}`);
      await other.page.getByText('This link or file holds no game that can be read.').waitFor();
      expect(other.complaints).toEqual([]);
      await other.close();
    }));

  test('a link to copy by hand where the browser does not copy', () =>
    visiting('by hand', '/review/mine', async (page) => {
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
      });
      await page.getByRole('tab', { name: 'Share' }).click();
      await page.getByRole('button', { name: 'Copy a link to this game' }).click();
      const link = await page.getByLabel('The browser does not let us copy. Here is the link:').inputValue();
      expect(link).toContain('#/game/');
    }));
});
