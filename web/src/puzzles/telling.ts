// What a puzzle says to whoever is at it.
import type { Group } from '../engine/types.ts';
import { groupAt } from '../play/choices.ts';
import { aboutHand, aboutPlaces } from '../play/playing.ts';
import { clockInWords, groupInWords, outcomeInWords } from '../words/describe.ts';
import { picturedAt } from '../words/pictured.ts';
import { words } from '../words/words.svelte.ts';
import { isFilled, type PuzzleOptions } from './names.ts';
import type { Solving, Verdict } from './solving.svelte.ts';

// "Fill the figure · 6x6 · Level 3 of 5"
export function optionsInWords({ kind, variant, level }: PuzzleOptions): string {
  const w = words();
  const which = kind === 'arlequin' ? [w.figure.sheet(Number(variant))] : isFilled(kind) ? [sizeInWords(variant)] : [];
  return [w.puzzles.kinds[kind], ...which, w.puzzles.levelOf(Number(level))].join(' · ');
}

export const sizeInWords = (size: string): string => size.replace('x', '\u00a0×\u00a0');

// The group that is to be closed, as it is now.
export function markedGroup({ info, turn }: Solving): Group | undefined {
  return info.group && turn && groupAt(turn.groups, info.group);
}

function verdictInWords({ right, closed, points, best }: Verdict): string {
  const w = words().puzzles;
  if (right) return `${w.right} ${w.target(best)}`;
  return closed === false ? `${w.wrong} ${w.stillOpen}` : `${w.wrong} ${w.yours(points)} ${w.target(best)}`;
}

// Tile by tile, what the turn has brought.
export const turnInWords = ({ told }: Verdict): string[] => told.map(({ outcome }) => outcomeInWords(outcome));

function aboutTurn(solving: Solving): string {
  const w = words();
  const { desk, holder, info } = solving;
  if (holder.held !== undefined) return aboutPlaces(holder, w.play.whereNone);
  if (desk.tiles.length > 0) return desk.left.length > 0 ? w.puzzles.askWhether : w.puzzles.check;
  return w.puzzles.kindLeads[info.kind];
}

function aboutFilling({ desk, holder, info }: Solving): string {
  const w = words();
  if (holder.held !== undefined) return aboutPlaces(holder, w.figure.fitsNowhere);
  if (desk.laid.moves.length === 0) return w.puzzles.kindLeads[info.kind];
  return desk.tiles.length === 0 ? w.figure.nothingHeld : `${w.figure.nothingHeld} ${w.figure.takeOut}`;
}

export function messageOf(solving: Solving): string {
  const w = words();
  const { desk, holder, help, selected, state, verdict } = solving;
  const hand = aboutHand(holder);
  if (hand !== undefined) return hand;
  if (help.text !== '') return help.text;
  if (state === 'shown')
    return desk.isTurn && verdict ? `${w.puzzles.shown} ${w.puzzles.target(verdict.best)}` : w.puzzles.shown;
  if (verdict !== undefined) return verdictInWords(verdict);
  if (state === 'solved') return w.puzzles.right;
  if (selected !== undefined) return w.figure.selected(picturedAt(desk.tileOf(selected[0]), selected));
  return desk.isTurn ? aboutTurn(solving) : aboutFilling(solving);
}

export function boardInWords(solving: Solving): string {
  const w = words();
  const { desk, info, turn } = solving;
  if (!desk.isTurn) {
    const all = ((info.width ?? 0) * (info.height ?? 0)) / 2;
    return w.figure.frameOf(w.puzzles.kinds[info.kind], desk.given.length + desk.tiles.length, all);
  }
  const groups = turn?.groups ?? [];
  const open = groups.filter((group) => group.open).length;
  const board = w.play.boardLabel(desk.given.length + desk.tiles.length, open, groups.length - open);
  const marked = markedGroup(solving);
  return marked === undefined ? board : `${board}; ${w.puzzles.marked}: ${groupInWords(marked)}`;
}

export const standingInWords = (solving: Solving): string =>
  [boardInWords(solving), `${words().figure.clock} ${clockInWords(solving.watch.elapsed)}`].join(', ');
