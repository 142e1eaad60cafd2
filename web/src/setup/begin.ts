// From who plays, with what agreed, to a table.
import { catalogue, tidyNames } from '../engine/engine.ts';
import type { Aid, GameInfo, Options } from '../engine/types.ts';
import type { GameName } from '../games/all.ts';
import { settings } from '../look/settings.svelte.ts';
import { beginTable } from '../table/tables.ts';
import { words } from '../words/words.svelte.ts';
import { asSeats, usualSeats, type Chair } from './chairs.ts';

export const usualOptions = ({ options }: GameInfo): Options =>
  Object.fromEntries(options.map((option) => [option.name, option.default]));

interface Agreed {
  chairs: readonly Chair[];
  options: Options;
  aids: readonly Aid[];
}

// What the table is called. The name of the first person is remembered, unless it was refused.
export async function begin(info: GameInfo, { chairs, options, aids }: Agreed): Promise<string> {
  const w = words();
  const names = await tidyNames(chairs.map(({ name }) => name));
  const named = chairs.map((chair, i) => ({ ...chair, name: names[i] ?? '' }));
  const seats = asSeats(
    named,
    info,
    (level, n) => w.setup.bot(w.levels[level], n),
    (n) => w.setup.player(n),
  );
  const table = await beginTable({ game: info.name, options, seats, aids });
  const mine = named.find(({ bot }) => bot === undefined)?.name ?? '';
  if (mine !== '') settings.name = mine;
  return table;
}

// With nothing asked: against a bot of the usual level, with all the help there is.
export async function beginAtOnce(game: GameName): Promise<string> {
  const { games } = await catalogue();
  const info = games.find(({ name }) => name === game);
  if (info === undefined) throw new Error(`the engine knows no ${game}`);
  return begin(info, { chairs: usualSeats(info, settings.name), options: usualOptions(info), aids: info.aids });
}
