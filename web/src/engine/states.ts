// What games say about themselves. docs/scenes.md has it in words; a test compares both with what the engine says.
import type { Actor } from './actions.ts';
import type { Edge, Letter, Placement } from './tiles.ts';

export interface Result {
  scores: number[];
  winners: number[];
}

// How a score came about: parts whose points add up to it.
export interface Part {
  kind:
    | 'discs'
    | 'groups'
    | 'second_tiles'
    | 'auctions'
    | 'claim'
    | 'plaque'
    | 'product'
    | 'coins'
    | 'dealt'
    | 'drawn'
    | 'laid'
    | 'announced'
    | 'penalties'
    | 'group';
  points: number;
  count?: number;
  ground?: Ground;
}
// A group of the board, with one of its discs; whether it counts.
export interface Ground {
  colour: Letter;
  size: number;
  open: boolean;
  disc: Edge;
  counts: boolean;
}

export interface Claim {
  disc: Edge;
  seat: number;
}

// What all games say.
interface AnyState {
  phase: string;
  awaited: Actor[];
  result?: Result;
  parts?: Part[][]; // with the result: of each seat
}

// A game of turns on a common board. Tiles that the viewer may not know are null.
interface TurnState extends AnyState {
  seat: number;
  board: Placement[];
  hands: (number | null)[][];
  bag: number;
}

type RacePhase = 'opening_deal' | 'opening' | 'deal' | 'first_tile' | 'second_tile' | 'refill' | 'over';

interface RaceState extends TurnState {
  scores: number[];
  last_round: boolean;
  still_to_play: number[]; // in the last round
  second_tile_price: number;
}
export interface ClassicState extends RaceState {
  phase: RacePhase;
}
export interface AuctionState extends RaceState {
  phase: RacePhase | 'auction';
  auction: { turn_of: number; called: boolean; bid: number; holder: number; in: number[] };
  openings?: number[]; // bids by which an auction can be called now
}
export interface ConquestState extends RaceState {
  phase: RacePhase | 'mark';
  marks: Claim[];
  marks_left: number[];
}

// Others on a common board, which a dealer lays out first.
interface DealtState extends TurnState {
  open: number[];
}
export interface GoneState extends DealtState {
  phase: 'layout' | 'turn' | 'over';
  ages: number[];
}
export interface AlexState extends DealtState {
  phase: 'layout' | 'think' | 'show' | 'second_tile' | 'over';
  scores: number[];
  announced: number[]; // 0: nothing
  penalties: number[];
  sitting_out: number[];
  round: number;
  out: number[]; // of the game, by penalties
  sand: number; // how long the sand-glass runs in all
  time_up: number | null;
}
export interface DomaineState extends DealtState {
  phase: 'layout' | 'place' | 'mark' | 'over';
  scores: number[];
  tokens: number[];
  reserve: number;
  again_price: number;
  markers_left: number[];
  markers: Claim[];
  plaque: number | null;
}
export interface TerraState extends DealtState {
  phase: 'layout' | 'turn' | 'keep' | 'over';
  scores: number[];
  coins: number[];
  reserve: number;
  pawns_left: number[];
  pawns: Claim[];
  last_turns: boolean;
}

export interface SoloState extends DealtState {
  phase: 'turn' | 'over';
  scores: number[];
  lost: number[]; // tiles
  places: number; // how many more can be placed
}

// Figures, each in a frame of its own: all build at once.
export interface Builder {
  held: number | null;
  figure: Placement[];
  sheet?: number | null; // in Arlequin; null until it is chosen
}
interface FiguresState extends AnyState {
  width: number;
  height: number;
  builders: Builder[];
  pile: number[];
  time_up: number | null;
}
export interface PuzzleState extends FiguresState {
  phase: 'build' | 'over';
}
export interface ArlequinState extends FiguresState {
  phase: 'sheets' | 'build' | 'over';
}
