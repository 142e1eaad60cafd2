// Tables on one size of window, looked at from moment to moment: what is found wrong, and how much of the board was free at least.
import { appendFileSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';

import type { Page } from 'playwright-core';

import { gameNames, games, type GameName } from '../src/games/all.ts';
import { measure, type Measured } from './measured.ts';
import type { Moment, Party } from './moments.ts';
import { opened, walk, type Look } from './walk.ts';

// How much of the window must be free.
export interface Floors {
  board: number;
  besidePile: number;
}

// The least that was free, by size and game.
const least = new Map<string, Map<GameName, number>>();

const cells = (text: (name: string, free: ReadonlyMap<GameName, number>) => string): string =>
  [...least].map(([name, free]) => text(name, free).padStart(name.length + 3)).join('');

export function tableOfLeast(): string {
  const row = (game: GameName): string =>
    game.padEnd(12) + cells((_, free) => (free.has(game) ? `${(100 * (free.get(game) ?? 0)).toFixed(0)} %` : '–'));
  return [`least free  ${cells((name) => name)}`, ...gameNames.map(row)].join('\n');
}

const pictures = resolve(import.meta.dirname, '../../build/browser/layout');

// What may show another part of the board: another table, or a finger that has taken a tile.
const newView = /^(opened|uncovered|taken)$/;

// What keys have brought about: they bring nobody near.
const byKeys = /^(held over its place|tried|groups to claim|a group to claim)$/;
// On a crowded board whoever takes a tile is brought near its places.
const isNearer = (before: string, after: string): boolean =>
  Number.parseFloat(before) < 32 && Number.parseFloat(after) >= 32;

export class Round {
  readonly found: string[] = [];
  readonly #docks = new Map<string, string>(); // by table
  readonly #told = new Set<string>();

  constructor(
    private readonly page: Page,
    private readonly way: string,
    private readonly touch: boolean,
    private readonly floors: Floors,
  ) {}

  async through({ game, players }: Party, moment: Moment): Promise<void> {
    const table = `${game} for ${players}`;
    let camera = '';
    let isOver = false;
    const look: Look = async (state, until) => {
      const seen = await measure(this.page, until, !byKeys.test(state));
      const faults = this.#faults(game, table, seen);
      // The last tile may end the game, and its panels go.
      const ends = !isOver && seen.turn === 'over';
      if (!newView.test(state) && !ends && seen.camera !== camera)
        faults.push(`the board was at ${camera}, is at ${seen.camera}`);
      isOver = seen.turn === 'over';
      if (state !== 'taken') ({ camera } = seen);
      await this.#complain(table, `${moment.name}, ${state}`, faults);
      return seen;
    };
    try {
      await opened(this.page, `/play/${moment.id}`, moment.kept);
      await walk(this.page, this.touch, look);
    } catch (error) {
      await this.#complain(table, `${moment.name}, stuck`, [String(error).split('\n')[0] ?? '']);
    }
  }

  // Whoever plays on lets it be looked at now and then.
  watching(game: GameName): () => Promise<void> {
    let before: Measured | undefined;
    return async () => {
      const seen = await measure(this.page);
      const faults = this.#faults(game, `whole game of ${game}`, seen);
      const isSameMove = seen.steps === before?.steps && seen.turn === before.turn;
      const came = before !== undefined && isNearer(before.camera, seen.camera);
      if (isSameMove && seen.camera !== before?.camera && !came)
        faults.push(`the board was at ${before?.camera}, is at ${seen.camera}`);
      before = seen;
      await this.#complain(`whole game of ${game}`, `step ${seen.steps}`, faults);
    };
  }

  #faults(game: GameName, table: string, { free, dock, turn, faults }: Measured): string[] {
    const known = least.get(this.way) ?? new Map<GameName, number>();
    least.set(this.way, known.set(game, Math.min(free, known.get(game) ?? 1)));
    const floor = games[game].table === 'figures' ? this.floors.besidePile : this.floors.board;
    const all = [...faults];
    if (free < floor) all.push(`${(100 * free).toFixed(1)} % are free`);
    if (turn !== 'over') {
      const first = this.#docks.get(table) ?? dock;
      this.#docks.set(table, first);
      if (dock !== first) all.push(`the dock was at ${first}, is at ${dock}`);
    }
    return all;
  }

  // Each fault once at a table, with a picture of the first moment that has it.
  async #complain(table: string, when: string, faults: readonly string[]): Promise<void> {
    const kind = (fault: string): string => `${table}: ${fault.replaceAll(/[\d.,–-]+/g, '#')}`;
    const fresh = faults.filter((fault) => !this.#told.has(kind(fault)));
    if (fresh.length === 0) return;
    for (const fault of fresh) this.#told.add(kind(fault));
    mkdirSync(pictures, { recursive: true });
    const file = `${pictures}/${`${this.way} ${table} ${when}`.replaceAll(/[^\w×%]+/g, '-')}.png`;
    await this.page.screenshot({ path: file });
    const lines = fresh.map((fault) => `${this.way}: ${table}, ${when}: ${fault} (${file})`);
    appendFileSync(`${pictures}/found.txt`, `${lines.join('\n')}\n`); // as soon as it is known
    this.found.push(...lines);
  }
}
