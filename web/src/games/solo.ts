// A patience, and an extra: one person, forty tiles, room for thirty. Whoever passes loses the tile.
import { words } from '../words/words.svelte.ts';
import type { Game } from './game.ts';
import { inTurns } from './kinds.ts';

// One person.
const person = 'M0-.15A.28.28 0 1 1 .01-.15M-.6.7V.55A.55.55 0 0 1-.05 0H.05A.55.55 0 0 1 .6.55V.7';

export const solo: Game = {
  ...inTurns,
  extra: true,
  dealOfTheDay: true,
  mood: 'alone',
  picture: {
    tiles: [
      ['GBRBGGR', 0, 0, 2],
      ['BGBBRRG', 0, -1, 0],
      ['GBGYYBG', -1, 0, 1],
      ['BBBGYYG', -1, -2, 3],
      ['RBGRGRB', -3, 0, 0], // closes six green ones
    ],
    sign: person,
  },
  pass: {
    message: () => words().solo.mustLose,
    button: () => words().solo.lose,
    told: (tiles) => words().solo.loses(tiles),
  },
  reminder: () => words().solo.rule,
  hintNodes: 1000, // each looks several turns ahead
  possessions: ({ lost = [], places = 0, result }) => [
    ...(lost.length === 0
      ? []
      : [{ thing: 'lost' as const, count: lost.length, words: words().solo.lost(lost.length) }]),
    ...(result === undefined ? [{ thing: 'place' as const, count: places, words: words().solo.places(places) }] : []),
  ],
  nobodyWins: () => words().solo.missed,
};
