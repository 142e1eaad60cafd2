// With a finger that stays on the glass: whole games by dragging every tile to its place, and the board under one finger and two.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { House, phone, withPicture } from './browser.ts';
import { dragging, slide } from './drags.ts';
import { kept, played } from './records.ts';
import { layOne } from './turns.ts';
import { wholeGames } from './whole_game.ts';

const options = { viewport: phone, hasTouch: true, isMobile: true };
wholeGames('by dragging tiles on a phone', dragging, options, ['classic']);

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const people = [{ name: 'Ann' }, { name: 'Max', bot: 'casual' as const }];
// A game in the middle of which it is Ann's turn.
function begun(): Record<string, string> {
  const game = played('classic', 12, '--players', '2', '--bots', 'greedy');
  const at = game.steps.findIndex((step, i) => i > 20 && step.seat === 0 && game.steps[i - 1]?.seat !== 0);
  return kept('begun', game, { seats: people, steps: game.steps.slice(0, at) });
}

async function atTable(name: string, work: (page: Page) => Promise<void>): Promise<void> {
  const { page, complaints, close } = await house.visit({}, options, begun());
  await page.goto(house.at('/play/begun'));
  await page.locator('.table[data-turn="yours"]').waitFor();
  await withPicture(page, `finger ${name}`, () => work(page));
  expect(complaints).toEqual([]);
  await close();
}

// How the board lies on the screen: where a tile of it is, and how large.
const lies = (page: Page): Promise<{ x: number; y: number; size: number }> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 3; ++frames) await new Promise(requestAnimationFrame);
    const tile = document.querySelector('.room .wood')?.getBoundingClientRect();
    if (tile === undefined) throw new Error('no tile lies on the board');
    return { x: tile.x, y: tile.y, size: Math.max(tile.width, tile.height) };
  });

// Somewhere on the board that is free.
const middle = { x: phone.width / 2, y: phone.height * 0.4 };

test('one finger moves the board, two fingers zoom it', () =>
  atTable('pinch', async (page) => {
    const before = await lies(page);
    await slide(page, [[middle, { x: middle.x + 60, y: middle.y + 40 }]]);
    const moved = await lies(page);
    expect([moved.x - before.x, moved.y - before.y, moved.size / before.size].map(Math.round)).toEqual([60, 40, 1]);
    const hold = (by: number) => ({ x: middle.x + by, y: middle.y });
    await slide(page, [
      [hold(-40), hold(-80)],
      [hold(40), hold(80)],
    ]);
    const zoomed = await lies(page);
    expect(zoomed.size / moved.size).toBeCloseTo(2, 1);
    await slide(page, [
      [hold(-80), hold(-40)],
      [hold(80), hold(40)],
    ]);
    expect((await lies(page)).size / moved.size).toBeCloseTo(1, 1);
    // Nothing was taken for a tap.
    expect(await page.locator('.landing, .tried-edge').count()).toBe(0);
  }));

test('a laid tile is picked up again by dragging it back to the hand', () =>
  atTable('again', async (page) => {
    const tiles = await page.locator('button[data-tile]').count();
    expect(await layOne(page, dragging)).toBe(true);
    expect(await page.locator('button[data-tile]').count()).toBe(tiles - 1);
    const laid = await page.locator('.tried-edge').boundingBox();
    const hand = await page.locator('.tray .message').boundingBox();
    if (laid === null || hand === null) throw new Error('not in sight');
    const from = { x: laid.x + laid.width / 2, y: laid.y + laid.height / 2 };
    await slide(page, [[from, { x: hand.x + hand.width / 2, y: hand.y + hand.height / 2 }]]);
    await expect.poll(() => page.locator('.tried-edge').count()).toBe(0);
    expect(await page.locator('button[data-tile]').count()).toBe(tiles);
  }));
