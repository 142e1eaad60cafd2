import { execFileSync } from 'node:child_process';

import { expect, test } from 'vitest';

import type { Step } from '../src/engine/types.ts';
import { desktop, House, program } from './browser.ts';
import { keyboard } from './hands.ts';
import { played } from './records.ts';
import { layOne } from './turns.ts';

test('after one visit a game is played without a network', async () => {
  const house = await House.open();
  const { page, context, complaints, close } = await house.visit();
  await page.goto(house.address);
  const version = execFileSync(program, ['--version'], { encoding: 'utf8' }).replace('dalapapa', 'Dalapapa').trim();
  await page.locator('footer').getByText(version, { exact: true }).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
  house.stop();
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('link', { name: 'Play: Dalapapa', exact: true }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.table[data-turn="yours"]').waitFor();
  expect(await layOne(page, keyboard)).toBe(true);
  await page.goto(house.at('/rules/terra'));
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(complaints).toEqual([]);
  await close();
  await house.close();
});

test('it is one click from the first page to a game against a friendly computer', async () => {
  const house = await House.open();
  const { page, complaints, close } = await house.visit({ name: 'Änne' });
  await page.goto(house.address);
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.locator('.table[data-turn="yours"]').waitFor();
  const seats = await page.getByRole('list', { name: 'Scores' }).innerText();
  expect(seats).toMatch(/Änne[^]*Casual 2/);
  expect(await page.evaluate(() => document.fonts.check('1em Figtree'))).toBe(true);
  expect(complaints).toEqual([]);
  await close();
  await house.close();
});

test('tiles are laid on the first page until somebody stops them; who wants no motion sees them all', async () => {
  const house = await House.open();
  const lively = await house.visit({}, { viewport: desktop, reducedMotion: 'no-preference' });
  await lively.page.goto(house.address);
  await lively.page.getByRole('button', { name: 'Pause the tiles' }).click();
  const running = (page: typeof lively.page): Promise<number> =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  await expect.poll(() => running(lively.page)).toBe(0);
  expect(lively.complaints).toEqual([]);
  await lively.close();
  const still = await house.visit();
  await still.page.goto(house.address);
  await still.page.getByRole('button', { name: 'Play now' }).waitFor();
  expect(await still.page.getByRole('button', { name: 'Pause the tiles' }).isVisible()).toBe(false);
  expect(await running(still.page)).toBe(0);
  await still.close();
  await house.close();
});

test('a game survives a reload and a closed tab', async () => {
  const house = await House.open();
  const { page, context, complaints, close } = await house.visit({}, { viewport: desktop });
  await page.goto(house.at('/new/classic'));
  await page.getByRole('button', { name: 'Start the game' }).click();
  for (let turn = 0; turn < 3; ++turn) {
    await page.locator('.table[data-turn="yours"]').waitFor();
    await layOne(page, keyboard);
    const steps = await page.locator('.table').getAttribute('data-steps');
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      (before) => document.querySelector('.table')?.getAttribute('data-steps') !== before,
      steps,
    );
  }
  await page.locator('.table[data-turn="yours"]').waitFor();
  const board = await page.getByRole('img', { name: /^Board with/ }).getAttribute('aria-label');
  const scores = await page.getByRole('list', { name: 'Scores' }).innerText();

  await page.reload();
  await page.getByRole('img', { name: board ?? '' }).waitFor();
  expect(await page.getByRole('list', { name: 'Scores' }).innerText()).toBe(scores);

  await page.close();
  const again = await context.newPage();
  await again.goto(house.address);
  await again.getByRole('region', { name: 'Continue' }).getByRole('link').first().click();
  await again.getByRole('img', { name: board ?? '' }).waitFor();
  expect(await again.getByRole('list', { name: 'Scores' }).innerText()).toBe(scores);
  expect(complaints).toEqual([]);
  await close();
  await house.close();
});

test('games that were kept before records were are taken over, once, and played on', async () => {
  const house = await House.open();
  const game = played('classic', 21, '--bots', 'greedy,greedy');
  const { options, seats, commitment, opened } = game;
  const people = [{ name: 'Ann' }, { ...seats[1], name: 'Max' }];
  const old = (id: string, steps: readonly Step[]): string =>
    JSON.stringify({
      id,
      request: { game: 'classic', options, seats: people, aids: ['preview'], opened, commitment, steps },
      begun: 1,
      changed: 2,
      clock: 0,
      over: steps === game.steps,
    });
  const storage = {
    'dalapapa.table.begun': old('begun', game.steps.slice(0, 2)),
    'dalapapa.table.over': old('over', game.steps),
    'dalapapa.table.other': old('other', [{ seat: 1, pass: true }]), // by rules that were read differently
  };
  const { page, complaints, close } = await house.visit({}, { viewport: desktop }, storage);
  await page.goto(house.address);
  const unfinished = page.getByRole('region', { name: 'Continue' });
  await unfinished.waitFor();
  expect(await unfinished.getByRole('link').count()).toBe(2);
  await page.goto(house.at('/play/begun'));
  await page.locator('.table[data-turn="yours"]').waitFor();
  expect(await layOne(page, keyboard)).toBe(true);
  await page.keyboard.press('Enter');
  await page.locator('.table[data-turn="yours"]').waitFor();
  await page.goto(house.at('/review/over'));
  await page.getByText('The draw was as promised').waitFor();
  expect(complaints).toEqual([]);
  await page.goto(house.at('/play/other'));
  await page.getByRole('alert').waitFor();
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => key.startsWith('dalapapa.table.'))).toEqual([]);
  await close();
  await house.close();
});
