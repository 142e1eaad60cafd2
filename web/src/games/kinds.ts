// What games of a kind have in common; a game says where it differs.
import { words } from '../words/words.svelte.ts';
import type { Game } from './game.ts';
import { runOfFigures, runOfScores } from './runs.ts';

// All but what each game says for itself: its picture, its mood, and what would be wrong of it without anybody noticing.
type Kind = Omit<
  Game,
  'picture' | 'mood' | 'extra' | 'dealOfTheDay' | 'pass' | 'reminder' | 'possessions' | 'nobodyWins'
>;

// Whoever passes shows their tiles (CL7).
export const showing: Game['pass'] = {
  message: () => words().play.passShow,
  button: () => words().play.pass,
  told: (tiles) => words().told.passesShowing(tiles),
};
// Where each has a score and no more.
export const nothingElse: Game['possessions'] = () => [];
export const isOver = (): string => words().over.title;
export const timeIsUp = (): string => words().told.timeUp;

// A race for points, turn by turn, with tiles in the hand.
export const inTurns: Kind = {
  table: 'turns',
  begins: 'first',
  opponent: 'casual',
  hintNodes: 4000,
  hand: ({ hands }, seat) => hands?.[seat] ?? [],
  scoresTiles: true,
  groupsCount: true,
  count: ({ scores }, seat) => scores?.[seat] ?? 0,
  run: runOfScores,
  wants: 'more',
  score: (count) => words().points(count),
  loss: (count) => words().points(count),
};

// Everybody fills a figure, and the clock runs: it can be helped with, and is not scored.
export const figures: Kind = {
  ...inTurns,
  table: 'figures',
  begins: 'together',
  // Filling a figure is another kind of search: it sees many more positions in the same time, and needs them for a large one.
  hintNodes: 500_000,
  hand: ({ builders }, seat) => {
    const held = builders?.[seat]?.held ?? null;
    return held === null ? [] : [held];
  },
  scoresTiles: false,
  groupsCount: false,
  count: ({ builders }, seat) => builders?.[seat]?.figure.length ?? 0,
  run: runOfFigures,
  score: (count) => words().over.tilesLaid(count),
  loss: (count) => words().tiles(count),
  solved: (time) => words().over.solved(time),
};
