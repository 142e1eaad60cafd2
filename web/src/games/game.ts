// What the page must know about a game besides what the engine says: all that is special of it, as data and functions, in one file of
// its own, and one line in all.ts. What games of a kind have in common is in kinds.ts. The rules are the engine's.
import type { Claim, Group, Level, Placement, State } from '../engine/types.ts';
import type { Run } from './runs.ts';

// A position that the engine has played; pictures.test.ts has it confirm it.
export interface Picture {
  tiles: readonly Placement[];
  claims?: readonly Claim[];
  frame?: readonly [width: number, height: number]; // of a figure
  sign?: string; // a path, drawn with lines in a box of 2 around 0 0
}

// How it is played, and so what a table of it looks like: turn by turn on one board, everybody at a figure of their own against the
// clock, or all looking for what they then announce.
export type TableKind = 'turns' | 'figures' | 'announcements';

// Who begins: the first in the list, the second (TE1), the one with the most letters a (GO1), or all together.
export type Beginner = 'first' | 'second' | 'letters' | 'together';

// What somebody has said, or must do without.
type Sign = 'said' | 'silent' | 'waits' | 'penalty' | 'lake';

// Something that a seat has besides what counts: a thing, so many times, or a word alone.
export interface Possession {
  thing?: 'token' | 'coin' | 'piece' | 'tile' | 'plaque' | 'lost' | 'place' | Sign;
  count?: number;
  words: string;
}

// What one is in the mood for, in the order of the first page.
export const moods = ['race', 'together', 'territory', 'alone', 'children'] as const;
export type Mood = (typeof moods)[number];

// Why a group cannot be claimed, where the rules say that it cannot.
export type WhyNotClaimed = 'notYet' | 'taken' | 'open' | 'colour' | 'none' | 'price' | 'other' | 'never';
export interface Unclaimed {
  now: State;
  seat: number; // who would like to
  group: Group;
  owners: readonly number[]; // whose pieces it bears
  own: readonly Group[]; // those that bear the seat's
}

export interface Game {
  // Not one of the ten: it is shown after them.
  extra?: true;

  // Played alone for a target: there is a deal of the day, the same tiles for everybody.
  dealOfTheDay?: true;

  // On its card, and above its rules.
  picture: Picture;
  // Among which others it lies on the first page.
  mood: Mood;

  // Setting it up.
  table: TableKind;
  begins: Beginner;
  // The level of a bot that nobody has chosen.
  opponent: Level;

  // Playing it.
  // How much the engine may look at for a hint.
  hintNodes: number;
  // What groups are claimed with, where they are.
  piece?: 'mark' | 'marker' | 'pawn';
  whyNotClaimed?: (asked: Unclaimed) => WhyNotClaimed;
  // What is said when a player may place nothing, what stands on the button, and what is told of whoever has passed with some tiles in
  // sight.
  pass: { message: () => string; button: () => string; told: (tiles: string) => string };
  // Its rule in a line, to keep in mind while playing.
  reminder: () => string;
  // The tiles that a seat may lay; null where they are not known.
  hand: (now: State, seat: number) => readonly (number | null)[];
  // Whether a tile scores when it is laid, and the board says what.
  scoresTiles: boolean;
  // Whether groups mean anything in it.
  groupsCount: boolean;

  // Telling how it stands.
  // What a seat has of what counts, before the end.
  count: (now: State, seat: number) => number;
  // The same after each step of a story.
  run: Run;
  // Whether more of it is better.
  wants: 'more' | 'fewer';
  // So much of it in words, and so much of it given away, or more than others have.
  score: (count: number) => string;
  loss: (count: number) => string;
  // What a seat has besides.
  possessions: (now: State, seat: number) => Possession[];
  // For whoever has won alone, with the time it took. Without it they win like everybody else.
  solved?: (time: string) => string;
  // At an end without winners.
  nobodyWins: () => string;
}
