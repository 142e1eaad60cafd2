import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { desktop, House, phone } from './browser.ts';
import { finger, keyboard, mouse, type Hands } from './hands.ts';
import { playTurns } from './turns.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const games = ['classic', 'auction', 'conquest', 'gone', 'domaine', 'seventytwo', 'terra'];
const ways: { name: string; hands: Hands; options: object }[] = [
  { name: 'by mouse', hands: mouse, options: { viewport: desktop } },
  { name: 'by touch on a phone', hands: finger, options: { viewport: phone, hasTouch: true, isMobile: true } },
  { name: 'by keyboard alone', hands: keyboard, options: { viewport: desktop } },
];

describe.each(ways)('a whole game $name', ({ hands, options }) => {
  test.each(games)('of %s', async (game) => {
    const { page, complaints, close } = await house.visit({}, options);
    await page.goto(house.at(`/new/${game}`));
    const target = page.getByLabel('Points to reach');
    await page.getByRole('button', { name: 'Start the game' }).waitFor();
    if ((await target.count()) > 0) await target.fill('60');
    await hands.press(page.getByRole('button', { name: 'Start the game' }));
    const acted = await playTurns(page, hands);
    expect(acted).toBeGreaterThan(2);
    await page.getByRole('region', { name: 'Result' }).waitFor();
    await page.getByText('The draw was as promised').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});
