// What the engine says in numbers, in words.
import type { Group, Layout, Letter, Outcome, Placement, TileFaces, Told, ToldGroup } from '../engine/types.ts';
import { isUpright } from '../board/geometry.ts';
import { settings } from '../look/settings.svelte.ts';
import { words } from './words.svelte.ts';

export const colourName = (letter: Letter): string => words().colours[settings.palette][letter];

// "3 discs 4 · closes red 3 and yellow 5 · 12 points". Said to the player, or about somebody; nothing where it is not known.
export function outcomeInWords(outcome: Partial<Outcome>, said: 'to you' | 'of somebody' = 'to you'): string {
  const { discs, disc_points, groups = [] } = outcome;
  if (discs === undefined) return '';
  const w = words().play;
  const goesOn = said === 'to you' ? words().play : words().told;
  const parts = [disc_points === undefined ? words().discs(discs) : w.discsScore(discs, disc_points)];
  if (groups.length > 0) {
    parts.push(w.closes(words().and(groups.map(([letter, size]) => w.closedGroup(colourName(letter), size)))));
  }
  if (outcome.price !== undefined && outcome.price > 0) parts.push(w.price(outcome.price));
  if (outcome.free === true) parts.push(w.free);
  else if (outcome.points !== undefined) parts.push(w.gains(outcome.points));
  if (outcome.tokens !== undefined) parts.push(w.tokensChange(outcome.tokens));
  if (outcome.coins !== undefined) parts.push(w.coinsChange(outcome.coins));
  if (outcome.draws !== undefined) parts.push(outcome.draws > 0 ? goesOn.drawsOne : goesOn.drawsNone);
  if (outcome.again === true) parts.push(goesOn.playsAgain);
  return parts.join(' · ');
}

// What has just been gained, for the board: "+12".
export function gainInWords({ points, tokens, coins, free }: Outcome): string | undefined {
  if (free === true) return undefined;
  const gain = points ?? tokens ?? coins;
  return gain === undefined || gain === 0 ? undefined : words().signed(gain);
}

export const groupInWords = (group: Group | ToldGroup): string =>
  words().play.group(colourName(group.colour), 'size' in group ? group.size : group.discs.length, group.open);

// For anyone who listens: "centre blue, clockwise from the left end blue, green, red …".
export function faceInWords(face: string): string {
  const [centre, ...around] = [...face].map((letter) => colourName(letter as Letter));
  return `${words().play.centre(centre ?? '')}, ${words().play.aroundFrom(around.join(' '))}`;
}

export const whereInWords = ([, x, y, rot]: Placement): string =>
  `${words().play.at(x, y)}, ${isUpright(rot) ? words().play.upright : words().play.lying}`;

export interface Around {
  names: readonly string[];
  tileOf(face: string): number | undefined;
  inFigure: boolean; // no board that all share
  passes: (tiles: string) => string; // with these in sight
}

export const aroundTable = (
  names: readonly string[],
  tiles: Iterable<TileFaces>,
  { table, pass }: { table: string; pass: { told: Around['passes'] } },
): Around => {
  const byFace = new Map([...tiles].flatMap(({ id, a, b }) => [[a, id] as const, [b, id] as const]));
  return { names, tileOf: (face) => byFace.get(face), inFigure: table === 'figures', passes: pass.told };
};

// A step in words, without the name; nothing for what need not be told.
export function toldInWords(told: Told, around: Around): string | undefined {
  const done = actInWords(told, around);
  if (told.sold === undefined) return done;
  const { to, of, pays } = told.sold;
  const [buyer = '', seller = ''] = [around.names[to], around.names[of]];
  const w = words().told;
  return `${done ?? ''} · ${to === of ? w.keepsTurn(buyer, pays) : w.buysTurn(buyer, seller, pays)}`;
}

function actInWords(told: Told, { names, tileOf, inFigure, passes }: Around): string | undefined {
  const w = words().told;
  if (told.place !== undefined) {
    const tile = tileOf(told.place[0]) ?? 0;
    if (inFigure) return w.placesInFigure(tile);
    if (told.outcome === undefined || told.outcome.free === true) return w.layOut(tile);
    const total = typeof told.seat === 'number' ? told.scores?.[told.seat] : undefined;
    const what = outcomeInWords(told.outcome, 'of somebody');
    const isRace = told.outcome.points !== undefined;
    return w.places(tile, isRace && total !== undefined ? `${what} (${words().number(total)})` : what);
  }
  if (told.pass !== undefined) {
    if (told.shown === undefined || told.shown.length === 0) return w.passes;
    return passes(words().and(told.shown.map((tile) => words().play.tile(tile))));
  }
  const group = told.group === undefined ? '' : groupInWords(told.group);
  const owner = names[told.group?.of ?? -1] ?? '';
  if (told.mark !== undefined) return w.marks(group);
  if (told.unmark !== undefined) return w.unmarks(owner, group);
  if (told.keep !== undefined) return w.keeps(owner, group);
  if (told.bid !== undefined) return w.bids(told.bid);
  if (told.follow !== undefined) return w.follows;
  if (told.again !== undefined) return w.again;
  if (told.take !== undefined) return w.takes(told.take);
  if (told.back !== undefined) return w.putsBack;
  if (told.sheet !== undefined) return w.sheet(told.sheet);
  if (told.announce !== undefined) return w.announces(told.announce);
  if (told.time !== undefined) return w.timeUp;
  return undefined;
}

export function clockInWords(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

// A board for anyone who cannot see it.
export function boardInWords(layout: Layout | undefined): string {
  const groups = layout?.groups ?? [];
  const open = groups.filter((group) => group.open).length;
  return words().play.boardLabel(layout?.tiles.length ?? 0, open, groups.length - open);
}
