// What differs between kinds of games, for somebody at the board: what they should know, and what comes of a touch or a key. Turns,
// figures, announcements and puzzles are played behind this one interface.
import type { Point } from '../board/geometry.ts';
import type { Place, Placement } from '../engine/types.ts';
import type { Described } from '../words/board_text.ts';
import { whereInWords } from '../words/describe.ts';
import { words } from '../words/words.svelte.ts';
import type { Holder } from './holder.svelte.ts';

// Where a dragged tile came down.
export type Landed = 'beside' | 'laid' | 'refused';

// What the keyboard has come to, to be heard; and to be seen, where it is a place.
export interface Found {
  at?: Placement;
  text: string;
}

// The hand that a key moves.
export interface Fingers {
  take(id: number, face?: string): void;
  say(text: string): void;
}

export interface Playing {
  readonly holder: Holder;
  readonly message: string; // what the player should know now
  readonly heard?: string; // as much of it as is said aloud; all of it where nothing else is named

  handOver?(): Promise<void>; // to whoever is to look now, where several play on one screen
  take(id: number, face?: string): void | Promise<void>;
  taken?(): Promise<void>; // where it takes a while: until the latest tile is in the hand
  lift?(at: Placement): Promise<void>; // a tile that lies, where the hand cannot do it alone
  dropped(landed: Landed, at: Point): void | Promise<void>;
  digit(index: number, fingers: Fingers): void;
  cycle(by: number): Found | undefined;
  enter(): Promise<Found | void>;
  undo(): Promise<void>;
  escape?(): Promise<void>; // where it is less than undo
  hint?(): Promise<Placement | undefined>;
  nextGroup?(): string | undefined;
  standing(): string;
  readonly described: Described; // for whoever reads the table
}

// What there is to say about the tile in the hand, or the one tried last, before anything else.
export function aboutHand({ whyNot, oneWay }: Holder): string | undefined {
  const w = words();
  if (whyNot !== undefined) return w.play.notThere[whyNot];
  return oneWay && w.heard.oneWay[oneWay];
}

// Where the held tile fits; that it does not as it lies, and so nothing glows; or what there is to say if it fits nowhere at all.
export function aboutPlaces({ places, slots }: Holder, none: string): string {
  const w = words().play;
  if (places.length === 0) return none;
  return slots.length > 0 ? w.where : w.whereTurned;
}

// The next place for the held tile.
export function nextPlace(holder: Holder, by: number, none: string, worth: (place: Place) => string = () => ''): Found {
  const found = holder.cycle(by);
  if (found === undefined) return { text: none };
  const { place, rank, all } = found;
  const texts = [worth(place), words().play.placesOf(rank + 1, all), whereInWords(place.at)];
  return { at: place.at, text: texts.filter((text) => text !== '').join(', ') };
}
