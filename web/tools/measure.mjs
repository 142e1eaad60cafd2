// How heavy and how fast the page is, measured in the real browser against the real program:
//
//   npm run measure          after ./run or ./test has built page and program
//   npm run weight           the first load alone, which fails if it exceeds what we promise
//
// What is loaded before a game is on the table; how long until the page can be used; frames per second while a board of more than a
// hundred tiles is panned; how soon a touched tile shows where it fits, a laid one what it scores, and a confirmed turn what came of it.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { chromium } from 'playwright-core';

const program = process.env.DALAPAPA ?? resolve(import.meta.dirname, '../../build/release/dalapapa');
const server = spawn(program, ['serve', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
const address = await new Promise((found) => {
  server.stdout.once('data', (line) => found(/http:\S+/.exec(String(line))[0]));
});
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox'],
});

async function visit(kept = {}) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    serviceWorkers: 'block', // it loads the rest in advance, in its own time
  });
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, kept);
  return context.newPage();
}

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

// What an answer weighs on its way: head and body, as the server says (what a worker loads has no other measure).
async function weight(answer) {
  const headers = await answer.headersArray();
  const head = headers.reduce((sum, { name, value }) => sum + name.length + value.length + 4, 0);
  return head + Number((await answer.headerValue('content-length')) ?? 0);
}

async function firstLoad() {
  const page = await visit({ 'dalapapa.settings': '{"language":"en"}' });
  const answers = [];
  page.on('response', (answer) => answers.push(answer));
  const engine = page.waitForResponse(/\.wasm$/);
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('heading', { name: 'The ten games' }).waitFor();
  const usable = await page.evaluate(() => performance.now());
  const size = await weight(await engine);
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.locator('button[data-tile]').first().waitFor();
  const playing = await page.evaluate(() => performance.now());
  const weights = await Promise.all(answers.map(weight));
  await page.context().close();
  return { usable, playing, engine: size, all: weights.reduce((sum, each) => sum + each, 0) };
}

// A long game, as the page keeps it.
function longGame() {
  const folder = mkdtempSync(join(tmpdir(), 'dalapapa-'));
  const file = join(folder, 'game.jsonl');
  const options = ['--players', '4', '--bots', 'greedy', '--option', 'target=240', '--seed', '3'];
  execFileSync(program, ['play', 'classic', ...options, '--record', file], { stdio: 'ignore' });
  const record = readFileSync(file, 'utf8');
  const lines = record.trimEnd().split('\n');
  const { game, seats, commitment } = JSON.parse(lines[0]);
  const { opened } = JSON.parse(lines.at(-1));
  const saved = {
    id: 'long',
    game,
    seats,
    commitment,
    begun: 0,
    changed: 1,
    clock: 0,
    lines: lines.length,
    over: true,
  };
  return {
    kept: {
      'dalapapa.game.long': JSON.stringify(saved),
      'dalapapa.opened.long': JSON.stringify(opened),
      'dalapapa.lines.long.0': record,
    },
    tiles: lines.filter((line) => line.includes('"place"')).length,
  };
}

// On this machine, or on one that is so many times slower.
async function panning(slowness) {
  const { kept, tiles } = longGame();
  const page = await visit(kept);
  await page.goto(`${address}#/play/long`);
  await page.locator('.room').waitFor();
  await page.waitForTimeout(1000);
  const room = await page.locator('.room').boundingBox();
  const tools = await page.context().newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await page.evaluate(() => {
    window.frames_ = [];
    const count = (time) => {
      window.frames_.push(time);
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  const centre = { x: room.x + room.width / 2, y: room.y + room.height / 2 };
  await page.mouse.move(centre.x, centre.y);
  await page.mouse.down();
  await page.evaluate(() => (window.frames_.length = 0));
  for (let i = 0; i < 120; ++i)
    await page.mouse.move(centre.x + 200 * Math.sin(i / 9), centre.y + 120 * Math.cos(i / 7));
  const times = await page.evaluate(() => window.frames_);
  await page.mouse.up();
  await page.context().close();
  const gaps = times.slice(1).map((time, i) => time - times[i]);
  return {
    tiles,
    frames: gaps.length,
    fps: 1000 / (gaps.reduce((a, b) => a + b, 0) / gaps.length),
    p95: gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length * 0.95)],
    slowest: Math.max(...gaps),
  };
}

// From the touch to the first frame that shows what it brought.
async function previews() {
  const page = await visit({ 'dalapapa.settings': '{"language":"en","pace":"fast"}' });
  await page.goto(`${address}#/new/classic`);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.table[data-turn="yours"]').waitFor();
  const timed = (selector, wanted) =>
    page.evaluate(
      ([press, shown]) =>
        new Promise((done) => {
          const start = performance.now();
          const look = () =>
            document.querySelector(shown) ? done(performance.now() - start) : requestAnimationFrame(look);
          document.querySelector(press).click();
          requestAnimationFrame(look);
        }),
      [selector, wanted],
    );
  const taken = [];
  const laid = [];
  const answered = [];
  for (let turn = 0; turn < 8; ++turn) {
    await page.locator('.table[data-turn="yours"]').waitFor();
    for (const tile of await page.locator('button[data-tile]').all()) {
      const id = await tile.getAttribute('data-tile');
      taken.push(await timed(`button[data-tile="${id}"]`, '.slot, .held'));
      if ((await page.locator('.slot').count()) > 0) break;
    }
    await page.keyboard.press('n');
    await page.evaluate(() => {
      window.laid_ = new Promise((done) => {
        const start = performance.now();
        const look = () =>
          document.querySelector('.tried-edge') ? done(performance.now() - start) : requestAnimationFrame(look);
        requestAnimationFrame(look);
      });
    });
    await page.keyboard.press('Enter');
    laid.push(await page.evaluate(() => window.laid_));
    await page.evaluate(() => {
      const table = document.querySelector('.table');
      const before = table.dataset.steps;
      window.answered_ = new Promise((done) => {
        addEventListener(
          'keydown',
          () => {
            const start = performance.now();
            const look = () =>
              table.dataset.steps === before ? requestAnimationFrame(look) : done(performance.now() - start);
            requestAnimationFrame(look);
          },
          { once: true, capture: true },
        );
      });
    });
    await page.keyboard.press('Enter');
    answered.push(await page.evaluate(() => window.answered_));
  }
  await page.context().close();
  return { taken: median(taken), laid: median(laid), answered: median(answered) };
}

const mostBytes = 300_000;

try {
  const load = await firstLoad();
  console.log(
    `first load until a game is on the table  ${kilobytes(load.all)}, of it the engine ${kilobytes(load.engine)} (at most ${kilobytes(mostBytes)})`,
  );
  console.log(
    `first page can be used after             ${load.usable.toFixed(0)} ms (at most 1000); playing, with one click, after ${load.playing.toFixed(0)} ms`,
  );
  if (load.all > mostBytes) process.exitCode = 1;
  if (process.argv[2] !== 'weight') {
    for (const [slowness, wanted] of [
      [1, '60'],
      [4, 'at least 50, p95 under 33 ms'],
    ]) {
      const pan = await panning(slowness);
      console.log(
        `moving a board of ${pan.tiles} tiles, CPU ÷ ${slowness}     ${pan.fps.toFixed(1)} frames a second over ${pan.frames} frames, p95 ${pan.p95.toFixed(1)} ms, the slowest ${pan.slowest.toFixed(1)} ms (${wanted})`,
      );
    }
    const preview = await previews();
    console.log(
      `a touched tile shows where it fits after ${preview.taken.toFixed(1)} ms; a laid one what it scores after ${preview.laid.toFixed(1)} ms (at most 50)`,
    );
    console.log(`a confirmed turn is drawn after          ${preview.answered.toFixed(1)} ms`);
  }
} finally {
  await browser.close();
  server.kill();
}
