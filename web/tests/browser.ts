// The page as people use it: the real program serves it, the real browser shows it. Whatever the browser complains about
// fails the test.
import { spawn, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';

import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';

export const program = process.env['DALAPAPA'] ?? resolve(import.meta.dirname, '../../build/release/dalapapa');
export const phone = { width: 360, height: 740 };
export const desktop = { width: 1280, height: 800 };

export interface Visit {
  page: Page;
  context: BrowserContext;
  complaints: string[];
  close(): Promise<void>;
}

// The same deal every time: what can be done in a game depends on it.
export const fixChance = (context: BrowserContext, seed: number): Promise<unknown> =>
  context.addInitScript((seed) => {
    let state = seed;
    const next = (): number => {
      state = (state + 0x6d_2b_79_f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return (mixed ^ (mixed >>> 14)) >>> 0;
    };
    crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
      const numbers = array as unknown as Uint32Array; // or bytes, which keep the last eight bits
      for (let i = 0; i < numbers.length; ++i) numbers[i] = next();
      return array;
    };
  }, seed);

// The page's time runs faster than ours: what bots wait for is over sooner.
export const hurry = (context: BrowserContext, times: number): Promise<unknown> =>
  context.addInitScript((times) => {
    const now = performance.now.bind(performance);
    performance.now = () => now() * times;
    const later = globalThis.setTimeout;
    globalThis.setTimeout = ((run: TimerHandler, milliseconds = 0, ...rest: unknown[]) =>
      later(run, milliseconds / times, ...rest)) as typeof setTimeout;
  }, times);

// As soon as something is there to be seen: looked for in every frame, where a locator looks less and less often.
export async function shown(page: Page, selector: string, timeout: number): Promise<void> {
  await page.waitForFunction(
    (selector) => [...document.querySelectorAll(selector)].some((element) => element.checkVisibility()),
    selector,
    { timeout },
  );
}

// What the page looked like when something went wrong.
export async function withPicture<T>(page: Page, name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const file = resolve(import.meta.dirname, `../../build/browser/${name.replaceAll(/\W+/g, '-')}.png`);
    await page.screenshot({ path: file });
    throw new Error(`see ${file}`, { cause: error });
  }
}

export class House {
  private constructor(
    readonly address: string,
    private readonly server: ChildProcess,
    private readonly browser: Browser,
  ) {}

  static async open(): Promise<House> {
    const server = spawn(program, ['serve', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
    const address = await new Promise<string>((found, failed) => {
      server.once('exit', () => failed(new Error(`${program} serve has ended`)));
      server.stdout.once('data', (line: Buffer) => {
        const [url] = /http:\S+/.exec(line.toString()) ?? [];
        if (url === undefined) failed(new Error(`no address in ${line.toString()}`));
        else found(url);
      });
    });
    const browser = await chromium.launch({
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
      args: ['--no-sandbox'], // the tests may run as root, and show nothing but our own page
    });
    return new House(address, server, browser);
  }

  get version(): string {
    return this.browser.version();
  }

  // A new visitor, with nothing kept from earlier visits except what is given.
  async visit(
    settings: Record<string, unknown> = {},
    options: BrowserContextOptions = { viewport: desktop },
    earlier: Record<string, string> = {},
  ): Promise<Visit> {
    const context = await this.browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', ...options });
    const kept = { 'dalapapa.settings': JSON.stringify({ pace: 'fast', language: 'en', ...settings }), ...earlier };
    await context.addInitScript((entries) => {
      if (localStorage.getItem('dalapapa.settings') !== null) return;
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, kept);
    const page = await context.newPage();
    page.setDefaultTimeout(8000);
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.stack ?? error.message));
    return { page, context, complaints, close: () => context.close() };
  }

  at(hash: string): string {
    return `${this.address}#${hash}`;
  }

  stop(): void {
    this.server.kill('SIGTERM');
  }
  // The next server has another address: to go offline, stop this one.
  async close(): Promise<void> {
    await this.browser.close();
    this.stop();
  }
}
