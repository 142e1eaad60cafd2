// What the engine says in numbers, in words.
import type { ActionInfo, Group, Layout, Letter, Outcome, Placement, TileFaces, Told } from '../engine/types.ts';
import { isUpright } from '../board/geometry.ts';
import { settings } from '../look/settings.svelte.ts';
import { pictured, picturedAt, spoken } from './pictured.ts';
import { words } from './words.svelte.ts';

export const colourName = (letter: Letter): string => words().colours[settings.palette][letter];

type Said = 'to you' | 'of somebody';

// "3 discs · 4 points"; where points come from more than that, "9 points = 4 (3 discs) + 5 (red group)". Said to the player, or about
// somebody; nothing where it is not known.
export function outcomeInWords(outcome: Partial<Outcome>, said: Said = 'to you'): string {
  const { discs, disc_points, groups = [] } = outcome;
  if (discs === undefined) return '';
  const w = words().play;
  const goesOn = said === 'to you' ? words().play : words().told;
  const parts: string[] = [];
  const sum = sumInWords(outcome, said);
  if (sum !== undefined) parts.push(sum);
  else {
    if (disc_points !== undefined && outcome.points === undefined) parts.push(w.discsScore(discs, disc_points));
    // The first tile of a table meets no other: where it has points, nothing need be said of discs.
    else if (discs > 0 || outcome.points === undefined) parts.push(words().discs(discs));
    // Where a tile is drawn for too few discs (GO2), groups mean nothing.
    if (groups.length > 0 && outcome.draws === undefined) {
      parts.push(w.closes(words().and(groups.map(([letter, size]) => w.closedGroup(colourName(letter), size)))));
    }
    if (outcome.price !== undefined && outcome.price > 0) parts.push(w.price(outcome.price));
    if (outcome.free === true) parts.push(w.free);
    else if (outcome.points !== undefined) parts.push(w.gains(outcome.points));
  }
  if (outcome.tokens !== undefined) parts.push(w.tokensChange(outcome.tokens));
  if (outcome.coins !== undefined) parts.push(w.coinsChange(outcome.coins));
  if (outcome.draws !== undefined) parts.push(outcome.draws > 0 ? goesOn.drawsOne : goesOn.drawsNone);
  if (outcome.again === true) parts.push(goesOn.playsAgain);
  return parts.join(' · ');
}

// Points that come from several things (CL2 – CL4), each with what it is for. Whoever weighs a place has what it brings first, since there
// may be no room for more; a story has it last.
function sumInWords(
  { discs, disc_points, groups = [], price = 0, points, free }: Partial<Outcome>,
  said: Said,
): string | undefined {
  if (discs === undefined || disc_points === undefined || points === undefined || free === true) return undefined;
  if (groups.length === 0 && price === 0) return undefined;
  const w = words().play;
  const gained = [
    w.discsScore(discs, disc_points),
    ...groups.map(([letter, size]) => w.groupScore(colourName(letter), size)),
  ].join(' + ');
  const sum = price > 0 ? `${gained} − ${w.price(price)}` : gained;
  return said === 'to you' ? `${w.gains(points)} = ${sum}` : `${sum} = ${w.gains(points)}`;
}

// What has just been gained, for the board: "+12".
export function gainInWords({ points, tokens, coins, free }: Outcome): string | undefined {
  if (free === true) return undefined;
  const gain = points ?? tokens ?? coins;
  return gain === undefined || gain === 0 ? undefined : words().signed(gain);
}

// What a place would bring, in as few letters as possible; nothing where it is not known. Where discs decide, how many.
export function worthInWords({ points, tokens, coins, draws, discs, free }: Partial<Outcome>): string | undefined {
  if (free === true) return undefined;
  const gain = points ?? tokens ?? coins;
  if (gain !== undefined) return gain === 0 ? words().number(0) : words().signed(gain);
  return draws === undefined || discs === undefined ? undefined : words().number(discs);
}

export const groupInWords = (group: Group): string =>
  words().play.group(colourName(group.colour), group.discs.length, group.open);

// For anyone who listens: "centre blue, clockwise from the left end blue, green, red …".
export function faceInWords(face: string): string {
  const [centre, ...around] = [...face].map((letter) => colourName(letter as Letter));
  return `${words().play.centre(centre ?? '')}, ${words().play.aroundFrom(around.join(' '))}`;
}

// As it lies, beginning where it is highest or leftmost: "lying, centre blue, clockwise from the left end blue, green, red …".
export function poseInWords(face: string, rot: number): string {
  const seen = rot < 2 ? face : face.charAt(0) + face.slice(4) + face.slice(1, 4);
  const [centre = '', ...colours] = [...seen].map((letter) => colourName(letter as Letter));
  const w = words();
  const [direction, from] = isUpright(rot) ? [w.play.upright, w.heard.fromTop] : [w.play.lying, w.play.aroundFrom];
  return `${direction}, ${w.play.centre(centre)}, ${from(colours.join(' '))}`;
}

export const whereInWords = ([, x, y, rot]: Placement): string =>
  `${words().play.at(x, y)}, ${isUpright(rot) ? words().play.upright : words().play.lying}`;

export interface Around {
  names: readonly string[];
  tileOf(face: string): number | undefined;
  faceOf(id: number): string; // as it lies in a hand at first
  inFigure: boolean; // no board that all share
  passes: (tiles: string) => string; // with these in sight
  you?: number; // whoever reads it, where that is their name as well
}

export const aroundTable = (
  names: readonly string[],
  tiles: Iterable<TileFaces>,
  { table, pass }: { table: string; pass: { told: Around['passes'] } },
  you?: number,
): Around => {
  const all = [...tiles];
  const byFace = new Map(all.flatMap(({ id, a, b }) => [[a, id] as const, [b, id] as const]));
  const faces = new Map(all.map(({ id, a }) => [id, a]));
  const told = {
    names,
    tileOf: (face: string) => byFace.get(face),
    faceOf: (id: number) => faces.get(id) ?? '',
    inFigure: table === 'figures',
    passes: pass.told,
  };
  return you === undefined ? told : { ...told, you };
};

// A step in words with its tiles (pictured.ts), without the name; nothing for what need not be told.
export function toldInWords(told: Told, around: Around): string | undefined {
  const done = actInWords(told, around);
  if (told.sold === undefined) return done;
  return `${done ?? ''} · ${soldInWords(told.sold, around)}`;
}

function soldInWords({ to, of, pays }: NonNullable<Told['sold']>, { names, you }: Around): string {
  const w = words();
  const [buyer = '', seller = ''] = [names[to], names[of]];
  if (to === of) return to === you ? w.toYou.keepTurn(pays) : w.told.keepsTurn(buyer, pays);
  if (to === you) return w.toYou.buyTurn(seller, pays);
  return of === you ? w.toYou.sellTurn(buyer, pays) : w.told.buysTurn(buyer, seller, pays);
}

// The same for anyone who does not see it: with the colours of the tile, and where it lies.
export function toldAloud(told: Told, around: Around): string | undefined {
  const text = toldInWords(told, around);
  if (text === undefined) return undefined;
  const { place } = told;
  const disc = told.mark ?? told.unmark ?? told.keep;
  const { at } = words().play;
  const where = place
    ? [at(place[1], place[2]), poseInWords(place[0], place[3])]
    : disc
      ? [at(disc[0], disc[1])]
      : (told.shown ?? []).map((id) => faceInWords(around.faceOf(id)));
  return spoken([text, ...where].join(', '));
}

function placeInWords({ place = ['', 0, 0, 0], outcome, scores, seat }: Told, { tileOf, inFigure }: Around): string {
  const w = words().told;
  const tile = picturedAt(tileOf(place[0]) ?? 0, place);
  if (inFigure) return w.placesInFigure(tile);
  if (outcome === undefined || outcome.free === true || (outcome.discs === 0 && outcome.groups.length === 0))
    return w.layOut(tile);
  const total = typeof seat === 'number' ? scores?.[seat] : undefined;
  const what = outcomeInWords(outcome, 'of somebody');
  const isRace = outcome.points !== undefined;
  return w.places(tile, isRace && total !== undefined ? `${what} (${words().number(total)})` : what);
}

function passInWords({ shown = [] }: Told, { passes, faceOf }: Around): string {
  return shown.length === 0 ? words().told.passes : passes(words().and(shown.map((id) => pictured(id, faceOf(id)))));
}

const groupOf = ({ group }: Told): string =>
  group === undefined ? '' : words().told.group(colourName(group.colour), group.size, group.open);
const ownerOf = ({ group }: Told, { names }: Around): string => names[group?.of ?? -1] ?? '';

// Each action there is; what goes without saying says nothing.
const nothing = (): undefined => undefined;
const tellers: Record<ActionInfo['name'], (told: Told, around: Around) => string | undefined> = {
  place: placeInWords,
  pass: passInWords,
  done: nothing,
  draw: nothing,
  mark: (told) => words().told.marks(groupOf(told)),
  unmark: (told, around) => words().told.unmarks(ownerOf(told, around), groupOf(told)),
  keep: (told, around) => words().told.keeps(ownerOf(told, around), groupOf(told)),
  bid: ({ bid = 0 }) => words().told.bids(bid),
  follow: () => words().told.follows,
  again: () => words().told.again,
  take: ({ take = 0 }, { faceOf }) => words().told.takes(pictured(take, faceOf(take))),
  back: () => words().told.putsBack,
  sheet: ({ sheet = 0 }) => words().told.sheet(sheet),
  announce: ({ announce = 0 }) => words().told.announces(announce),
  time: () => words().told.timeUp,
  resign: nothing,
  leave: nothing,
  return: nothing,
  out_of_time: nothing,
};
const actionNames = Object.keys(tellers) as ActionInfo['name'][];

function actInWords(told: Told, around: Around): string | undefined {
  const name = actionNames.find((each) => told[each] !== undefined);
  return name && tellers[name](told, around);
}

export function clockInWords(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

// A board for anyone who cannot see it; groups are told of where they mean something.
export function boardInWords(layout: Layout | undefined, { groupsCount }: { groupsCount: boolean }): string {
  const w = words().play;
  const tiles = layout?.tiles.length ?? 0;
  if (!groupsCount) return w.boardTiles(tiles);
  const groups = layout?.groups ?? [];
  const open = groups.filter((group) => group.open).length;
  return w.boardLabel(tiles, open, groups.length - open);
}
