// A lesson is data: exercises at real tables, each a position and what is asked of the player there. The engine says what it
// brings and whether it is legal; this only says which of the possible actions are meant.
import type { Action, Group, Letter, Options, Place, Placement, Scene, Step } from '../engine/types.ts';
import type { GameName } from '../games/all.ts';
import { samePlacement } from '../board/geometry.ts';
import { choicesOf, claimsOn, type ActionKey } from '../play/choices.ts';

export type Range = readonly [least: number, most: number];

// The hand over the board; the table knows nothing of it.
export type OfHand = { does: 'hold' | 'flip' } | { does: 'light'; size: Range }; // a group is looked at

export type Want =
  | OfHand
  | {
      does: 'place';
      discs?: Range;
      closes?: readonly number[]; // the sizes of the groups that are closed, in ascending order
      points?: Range;
      tokens?: Range;
      coins?: Range;
      at?: readonly Placement[];
      announced?: true; // for at least as many points as the player has announced
    }
  | { does: 'mark'; open?: boolean; colour?: Letter; size?: Range }
  | { does: 'bid' | 'announce'; amount?: Range }
  | { does: 'take'; tiles: readonly number[]; out?: true } // out of the figure, otherwise from the pile
  | { does: 'keep' | 'follow' | 'pass' | 'done' | 'again' | 'back' | 'sheet' };

export interface Task {
  wants: Want;
  replies?: readonly Step[]; // what the others do next, and what goes by itself
}

export interface Exercise {
  name: string; // of its words
  seats: number;
  me: number; // the player's seat
  options?: Options;
  age?: number; // of all, where it matters
  deck: readonly number[]; // the tiles that are drawn first; the others follow
  steps: readonly Step[]; // what happened before
  laid?: readonly Placement[]; // and what the player has put into their figure since
  holds?: number; // the tile from the pile that the player holds
  shown?: readonly number[]; // of the hand or the pile, where not everything matters
  beginning?: true; // so early that scores would only confuse
  tasks: readonly Task[];
}

export interface Lesson {
  game: GameName;
  exercises: readonly Exercise[];
}

export const within = (value: number | undefined, range: Range | undefined): boolean =>
  range === undefined || (value !== undefined && value >= range[0] && value <= range[1]);

type PlaceWant = Extract<Want, { does: 'place' }>;

function isPlace(want: PlaceWant, place: Place, announced: number): boolean {
  const sizes = (place.groups ?? []).map(([, size]) => size).sort((a, b) => a - b);
  return (
    within(place.discs, want.discs) &&
    within(place.points, want.points) &&
    within(place.tokens, want.tokens) &&
    within(place.coins, want.coins) &&
    (want.closes === undefined || sizes.join() === want.closes.join()) &&
    (want.at === undefined || want.at.some((at) => samePlacement(at, place.at))) &&
    (want.announced === undefined || (place.points ?? 0) >= announced)
  );
}

type MarkWant = Extract<Want, { does: 'mark' }>;

const isGroup = ({ open, colour, size }: MarkWant, group: Group): boolean =>
  (open === undefined || group.open === open) &&
  (colour === undefined || group.colour === colour) &&
  within(group.discs.length, size);

// Everything a player may do now that is what is asked for.
export function answers(want: Want, scene: Scene, me: number): Action[] {
  switch (want.does) {
    case 'hold':
    case 'flip':
    case 'light':
      return [];
    case 'place': {
      const announced = scene.state.announced?.[me] ?? 0;
      return scene.places.filter((place) => isPlace(want, place, announced)).map(({ at }) => ({ place: at }));
    }
    case 'mark': {
      const groups = scene.layouts.flatMap((layout) => layout.groups).filter((group) => isGroup(want, group));
      return groups.flatMap((group) => claimsOn(scene, group)).filter((action) => 'mark' in action);
    }
    case 'bid':
      return choicesOf(scene, 'bid').filter(({ bid }) => within(bid, want.amount));
    case 'announce':
      return choicesOf(scene, 'announce').filter(({ announce }) => within(announce, want.amount));
    case 'take':
      return choicesOf(scene, 'take').filter(
        ({ take }) => want.tiles.includes(take) && scene.state.pile?.includes(take) !== (want.out ?? false),
      );
    default:
      return choicesOf(scene, want.does satisfies ActionKey);
  }
}
