// For small children: they get a bot of their own strength.
import { words } from '../words/words.svelte.ts';
import { race } from './boards.ts';
import type { Game } from './game.ts';
import { inTurns, isOver, showing } from './kinds.ts';
import { runOfHands } from './runs.ts';

const bear =
  'M-.55-.45A.22.22 0 1 1-.3-.62M.55-.45A.22.22 0 1 0 .3-.62M0-.65A.62.62 0 1 1 0 .6A.62.62 0 1 1 0-.65M-.22-.15V-.1M.22-.15V-.1M-.15.2Q0 .35 .15.2';
const mustDraw = (): string => words().gone.mustDraw;
const tilesOf: Game['count'] = ({ hands }, seat) => hands?.[seat]?.length ?? 0;

export const gone: Game = {
  ...inTurns,
  mood: 'children',
  picture: { tiles: race.slice(0, 4), sign: bear },
  begins: 'letters',
  opponent: 'novice',
  pass: { ...showing, message: mustDraw, button: mustDraw },
  reminder: () => words().gone.rule,
  groupsCount: false, // only discs are
  count: tilesOf,
  run: runOfHands,
  wants: 'fewer',
  score: (count) => words().over.tilesLeft(count),
  loss: (count) => words().tiles(count),
  possessions: (now, seat) => {
    const count = tilesOf(now, seat);
    return [{ thing: 'tile', count, words: words().tiles(count) }];
  },
  nobodyWins: isOver,
};
