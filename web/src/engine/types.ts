// The JSON that the engine speaks, in its own words. docs/scenes.md, docs/records.md and src/wasm/engine.hpp describe it.
import type { GameName } from '../games/all.ts';

export type Letter = 'B' | 'Y' | 'R' | 'G';
export type Level = 'random' | 'novice' | 'casual' | 'greedy' | 'expert' | 'master';
export type Aid = 'preview' | 'hints' | 'gaps';

// The face as seven letters, the top-left square, clockwise quarter turns.
export type Placement = [face: string, x: number, y: number, rot: number];
// The unit edge a disc lies on.
export type Edge = [x: number, y: number, side: 'top' | 'left'];
export type Square = [x: number, y: number];

export interface TileInfo {
  id: number;
  sheet: number;
  shape: 'pyramid' | 'bridge' | 'hook';
  a: string;
  b: string;
}

// Everything known about the tiles of another set.
export type TileFaces = Pick<TileInfo, 'id' | 'a' | 'b'>;

export interface OptionSpec {
  name: string;
  kind: 'flag' | 'number' | 'number_or_none' | 'choice';
  min: number;
  max: number;
  choices?: string[];
  default: OptionValue;
}
export type OptionValue = boolean | number | string | null;
export type Options = Record<string, OptionValue>;

export interface GameInfo {
  name: GameName;
  title: string;
  min_seats: number;
  max_seats: number;
  ages: [youngest: number, oldest: number] | null; // null: nobody is asked
  lowest_wins: boolean;
  extra?: boolean; // not one of the ten
  throws: number; // independent draws at the head of a deck, where tiles go back into the bag
  options: OptionSpec[];
}

export interface Catalogue {
  games: GameInfo[];
  levels: Level[];
  tiles: TileInfo[];
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

export type Action =
  | { place: Placement }
  | { pass: true }
  | { done: true }
  | { mark: Edge }
  | { unmark: Edge }
  | { keep: Edge }
  | { bid: number }
  | { follow: true }
  | { again: true }
  | { take: number }
  | { back: true }
  | { sheet: number }
  | { announce: number }
  | { time: true }
  | { resign: true }
  | { leave: true }
  | { return: true }
  | { auto: true };

export type Actor = number | 'chance' | 'referee';
export type Step = Action & { seat: number | 'referee'; ms?: number };

// What everybody agreed on, and how chance was settled before the first step.
export interface TableRequest {
  game: GameName;
  options: Options;
  seats: readonly SeatInfo[];
  aids?: readonly Aid[];
  opened: Opened;
  commitment: string;
  steps?: Step[];
}

export interface Outcome {
  discs: number;
  disc_points: number;
  groups: [Letter, number][];
  points?: number;
  price?: number;
  free?: boolean;
  tokens?: number;
  coins?: number;
  draws?: number;
  again?: boolean;
}

// A step as it is told: what was done, and what it brought.
export interface Told {
  seat: Actor;
  ms?: number;
  place?: Placement;
  pass?: true;
  done?: true;
  draw?: number | null;
  to?: number;
  mark?: Edge;
  unmark?: Edge;
  keep?: Edge;
  bid?: number;
  follow?: true;
  again?: true;
  take?: number;
  back?: true;
  sheet?: number;
  announce?: number;
  time?: true;
  resign?: true;
  leave?: true;
  return?: true;
  out_of_time?: number;
  outcome?: Outcome;
  scores?: number[];
  tokens?: number[];
  coins?: number[];
  shown?: number[];
  group?: ToldGroup;
  sold?: { to: number; of: number; pays: number };
}

// A group as it was when something was put on it or taken from it; `of` is whose piece stood there.
export interface ToldGroup {
  colour: Letter;
  size: number;
  open: boolean;
  of?: number;
}

export interface Claim {
  disc: Edge;
  seat: number;
}

export interface Group {
  colour: Letter;
  open: boolean;
  discs: Edge[];
}

export interface Layout {
  seat: number | null;
  tiles: Placement[];
  claims: Claim[];
  width: number;
  height: number;
  groups: Group[];
}

export interface Result {
  scores: number[];
  winners: number[];
}

export interface Builder {
  held: number | null;
  figure: Placement[];
  sheet?: number;
}

// Everything the ten games say about themselves; each uses a part.
export interface State {
  phase: string;
  awaited: Actor[];
  seat?: number;
  scores?: number[];
  hands?: (number | null)[][];
  open?: number[];
  bag?: number;
  still_to_play?: number[]; // in the last round
  auction?: { turn_of: number; called: boolean; bid: number; holder: number; in: number[] };
  openings?: number[]; // bids by which an auction can be called now
  marks?: Claim[];
  marks_left?: number[];
  ages?: number[];
  width?: number;
  height?: number;
  builders?: Builder[];
  pile?: number[];
  time_up?: number | null;
  announced?: number[];
  penalties?: number[];
  out?: number[]; // of the game, by penalties
  sand?: number; // how long the sand-glass runs in all
  sitting_out?: number[];
  round?: number;
  tokens?: number[];
  reserve?: number;
  second_tile_price?: number;
  again_price?: number;
  markers_left?: number[];
  markers?: Claim[];
  plaque?: number | null;
  coins?: number[];
  pawns_left?: number[];
  pawns?: Claim[];
  last_turns?: boolean;
  result?: Result;
}

// What it would bring is told where that was agreed on.
export interface Place extends Partial<Outcome> {
  tile: number;
  at: Placement;
}

export interface Scene {
  steps: number;
  story: Told[];
  tried: Told[];
  state: State;
  layouts: Layout[];
  choices: Action[];
  places: Place[];
  may_wait: boolean;
  automatic: boolean;
  chance: boolean;
  mover: number | null; // whom all others wait for
  thinking: boolean; // a bot plays there
  table?: { out?: number[]; left?: number[]; times?: number[]; still?: true };
}

export interface RecordScene extends Scene {
  total: number;
  game: GameName;
  options: Options;
  seats: SeatInfo[];
  tiles: 'standard' | TileFaces[];
  aids?: Aid[];
  result?: Result;
}

export type Fit =
  | ({ fits: true } & Partial<Outcome>)
  | {
      fits: false;
      why: 'occupied' | 'colours' | 'alone' | 'outside' | 'outline' | 'not_yours' | 'other';
      reason?: string;
      clashes: Edge[];
    };

export interface Plan {
  actions: Action[];
  value: number;
  now: number;
  opens: number | null;
}

// Of turn games a list of plans; of figures what to do next.
export interface Hints {
  hints?: Plan[];
  exact?: boolean;
  state?: 'solved' | 'solvable' | 'stuck' | 'unknown';
  next?: Placement;
  forced?: boolean;
  wrong?: Placement | null;
}

export interface AnalysedTurn {
  step: number;
  seat: number;
  played: Plan;
  best: Plan;
  given_away: number;
  exact: boolean;
}

export interface PuzzleInfo {
  id: string;
  kind: 'figure' | 'arlequin' | 'grand' | 'turn' | 'close';
  level: number;
  // those to be filled
  width?: number;
  height?: number;
  fixed?: Placement[];
  pile?: number[];
  outline?: Outline[];
  // a turn
  board?: Placement[];
  tiles?: number[];
  group?: Edge;
}

// How a tile lies, whichever it is.
export type Outline = [x: number, y: number, direction: 'lying' | 'upright'];

// A turn of a puzzle so far.
export interface PuzzleTurn {
  told: { place: Placement; outcome: Outcome }[];
  points: number;
  groups: Group[];
  closed?: boolean; // the group that is to be
}
