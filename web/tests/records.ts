// Games that the program has played, as files and as the page keeps them: nobody has to play until there is something to see.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Opened, Options, Result, SeatInfo, Step } from '../src/engine/types.ts';
import type { GameName } from '../src/games/all.ts';
import type { SavedGame } from '../src/table/saved.ts';
import { program } from './browser.ts';

export interface Played {
  text: string;
  game: GameName;
  options: Options;
  seats: SeatInfo[];
  commitment: string;
  opened: Opened;
  steps: Step[]; // of the seats and the referee: chance follows from the deck
  result: Result;
}

function withFolder<T>(work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'dalapapa-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

// The same game for the same seed and words. The page tells games apart by their deal: give each one its own.
export function played(game: GameName, seed: number, ...words: string[]): Played {
  const text = withFolder((folder) => {
    const file = join(folder, 'game.jsonl');
    execFileSync(program, ['play', game, '--seed', String(seed), ...words, '--record', file], { stdio: 'ignore' });
    return readFileSync(file, 'utf8');
  });
  const [head, ...rest] = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const { options, seats, commitment } = head as unknown as Played;
  const { opened, result } = rest.at(-1) as unknown as Played;
  const steps = rest.slice(0, -1).filter(({ seat }) => seat !== 'chance') as unknown as Step[];
  return { text, game, options, seats, commitment, opened, steps, result };
}

// What the program says about a record; throws if it finds fault with it.
export const replayed = (record: string): string =>
  withFolder((folder) => {
    const file = join(folder, 'game.jsonl');
    writeFileSync(file, record);
    return execFileSync(program, ['replay', file], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  });

interface Changes {
  seats?: SeatInfo[];
  options?: Options;
  steps?: Step[]; // by default all
}

// A game as the browser's storage holds it.
export type Kept = Record<string, string>;

// As the page keeps it: people instead of bots, with all aids, as far as the steps go.
export function kept(id: string, from: Played, { seats = from.seats, options, steps = from.steps }: Changes): Kept {
  const { game, commitment, opened } = from;
  const [head = '', ...lines] = from.text.trimEnd().split('\n');
  const header = {
    ...(JSON.parse(head) as object),
    options: { ...from.options, ...options },
    seats: seats.map((seat) => ({ age: 6, ...seat })),
    aids: ['preview', 'hints', 'gaps'],
  };
  const over = steps === from.steps;
  const played = steps.filter((step, i) => step === from.steps[i]).length;
  let rest = over ? Infinity : played;
  const asPlayed = lines.filter((line) => (line.startsWith('{"seat":"chance"') ? rest >= 0 : rest-- > 0));
  const record = [JSON.stringify(header), ...asPlayed, ...steps.slice(played).map((step) => JSON.stringify(step))];
  const clock = Math.max(0, ...steps.map(({ ms }) => ms ?? 0));
  const begun = Date.UTC(2026, 10, 14, 18, 30);
  const saved: SavedGame = {
    id,
    game,
    seats: header.seats,
    commitment,
    begun,
    changed: begun + 3_600_000,
    clock,
    lines: record.length,
    over,
  };
  return {
    [`dalapapa.game.${id}`]: JSON.stringify(saved),
    [`dalapapa.opened.${id}`]: JSON.stringify(opened),
    [`dalapapa.lines.${id}.0`]: `${record.join('\n')}\n`,
  };
}
