// What there is to play with, and what players agree on.
import type { ActionInfo, Step } from './actions.ts';
import type { GameName } from './says.ts';
import type { TileInfo, TileSet } from './tiles.ts';

export type Level = 'random' | 'novice' | 'casual' | 'greedy' | 'expert' | 'master';
export type Aid = 'preview' | 'hints' | 'gaps';

export type OptionValue = boolean | number | string | null;
export type Options = Record<string, OptionValue>;
export interface OptionSpec {
  name: string;
  kind: 'flag' | 'number' | 'number_or_none' | 'choice';
  min: number;
  max: number;
  choices?: string[];
  default: OptionValue;
}

export interface GameInfo {
  name: GameName;
  title: string;
  min_seats: number;
  max_seats: number;
  ages: [youngest: number, oldest: number] | null; // null: nobody is asked
  lowest_wins: boolean;
  aids: Aid[]; // those that there are
  pass_loses: boolean; // and does not only show them
  extra: boolean; // not one of the ten
  throws: number; // independent draws at the head of a deck, where tiles go back into the bag
  options: OptionSpec[];
}

export interface Catalogue {
  games: GameInfo[];
  levels: Level[];
  tiles: TileInfo[];
  actions: ActionInfo[];
}

export interface SeatInfo {
  name: string;
  bot?: Level;
  age?: number;
}

export interface Opened {
  nonce: string;
  deck: number[];
}

// Seconds: a bank of time with an increment for each turn, or a time for each turn.
export type ClockRules = { bank: number; increment: number } | { turn: number };

// What is played, and by whom; as a record says it.
export interface Config {
  game: GameName;
  options: Options;
  seats: SeatInfo[];
  tiles: TileSet;
  aids?: Aid[];
  clock?: ClockRules;
}

// What everybody agreed on: the tiles are those of the standard set, unless others are named.
export interface AgreedTable {
  game: GameName;
  options: Options;
  seats: readonly SeatInfo[];
  tiles?: TileSet;
  aids?: readonly Aid[];
  clock?: ClockRules;
  commitment: string;
}
// And how chance was settled before the first step.
export interface TableRequest extends AgreedTable {
  opened: Opened;
  steps?: readonly Step[];
}
