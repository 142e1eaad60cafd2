// What the engine says in numbers, in words.
import type { GameName, Group, Layout, Letter, Outcome, Placement, Result, Told } from '../engine/types.ts';
import { isUpright } from '../board/geometry.ts';
import { settings } from '../look/settings.svelte.ts';
import { words } from './words.svelte.ts';

export const colourName = (letter: Letter): string => words().colours[settings.palette][letter];

// "3 discs 4 · closes red 3 and yellow 5 · 12 points"
export function outcomeInWords(outcome: Outcome): string {
  const w = words().play;
  const parts = [
    outcome.points === undefined ? words().discs(outcome.discs) : w.discsScore(outcome.discs, outcome.disc_points),
  ];
  if (outcome.groups.length > 0) {
    parts.push(w.closes(words().and(outcome.groups.map(([letter, size]) => w.closedGroup(colourName(letter), size)))));
  }
  if (outcome.price !== undefined && outcome.price > 0) parts.push(w.price(outcome.price));
  if (outcome.free === true) parts.push(w.free);
  else if (outcome.points !== undefined) parts.push(w.gains(outcome.points));
  if (outcome.tokens !== undefined) parts.push(w.tokensChange(outcome.tokens));
  if (outcome.coins !== undefined) parts.push(w.coinsChange(outcome.coins));
  if (outcome.draws !== undefined) parts.push(outcome.draws > 0 ? w.drawsOne : w.drawsNone);
  if (outcome.again === true) parts.push(w.playsAgain);
  return parts.join(' · ');
}

// What has just been gained, for the board: "+12".
export function gainInWords({ points, tokens, coins, free }: Outcome): string | undefined {
  if (free === true) return undefined;
  const gain = points ?? tokens ?? coins;
  return gain === undefined || gain === 0 ? undefined : words().signed(gain);
}

export const groupInWords = ({ colour, discs, open }: Group): string =>
  words().play.group(colourName(colour), discs.length, open);

// For who listens: "centre blue, clockwise from the left end blue, green, red …".
export function faceInWords(face: string): string {
  const [centre, ...around] = [...face].map((letter) => colourName(letter as Letter));
  return `${words().play.centre(centre ?? '')}, ${words().play.aroundFrom(around.join(' '))}`;
}

export const whereInWords = ([, x, y, rot]: Placement): string =>
  `${words().play.at(x, y)}, ${isUpright(rot) ? words().play.upright : words().play.lying}`;

export interface Tellers {
  tileOf(face: string): number | undefined;
  groupAt(told: Told): string;
  inFigure: boolean;
}

// A step in words, without the name; nothing for what need not be told.
export function toldInWords(told: Told, { tileOf, groupAt, inFigure }: Tellers): string | undefined {
  const w = words().told;
  if (told.place !== undefined) {
    const tile = tileOf(told.place[0]) ?? 0;
    if (inFigure) return w.placesInFigure(tile);
    if (told.outcome === undefined || told.outcome.free === true) return w.layOut(tile);
    const total = typeof told.seat === 'number' ? told.scores?.[told.seat] : undefined;
    const what = outcomeInWords(told.outcome);
    const isRace = told.outcome.points !== undefined;
    return w.places(tile, isRace && total !== undefined ? `${what}, ${w.makes(total)}` : what);
  }
  if (told.pass !== undefined) {
    if (told.shown === undefined || told.shown.length === 0) return w.passes;
    return w.passesShowing(words().and(told.shown.map((tile) => words().play.tile(tile))));
  }
  if (told.mark !== undefined) return w.marks(groupAt(told));
  if (told.unmark !== undefined) return w.unmarks;
  if (told.keep !== undefined) return w.keeps;
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

// A score at the end, in what the game counts.
export function scoreInWords(game: GameName, score: number): string {
  if (game === 'gone') return words().over.tilesLeft(score);
  return game === 'puzzle' || game === 'arlequin' ? words().over.tilesLaid(score) : words().points(score);
}

// Of a puzzle that was not solved in time nobody is the winner.
export function winnersInWords({ winners }: Result, names: readonly string[]): string {
  if (winners.length === 0) return words().told.timeUp;
  const won = winners.map((seat) => names[seat] ?? '');
  return won.length > 1 ? words().over.share(words().and(won)) : words().over.wins(words().and(won));
}

// A board for who does not see it.
export function boardInWords(layout: Layout | undefined): string {
  const groups = layout?.groups ?? [];
  const open = groups.filter((group) => group.open).length;
  return words().play.boardLabel(layout?.tiles.length ?? 0, open, groups.length - open);
}
