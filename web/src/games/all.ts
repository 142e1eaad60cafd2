// The games, in the order of the engine's catalogue: the ten, then the extras.
import type { GameName } from '../engine/types.ts';
import { alex } from './alex.ts';
import { arlequin } from './arlequin.ts';
import { auction } from './auction.ts';
import { classic } from './classic.ts';
import { conquest } from './conquest.ts';
import { domaine } from './domaine.ts';
import type { Game, Mood } from './game.ts';
import { gone } from './gone.ts';
import { puzzle } from './puzzle.ts';
import { seventytwo } from './seventytwo.ts';
import { solo } from './solo.ts';
import { terra } from './terra.ts';

export const games = {
  classic,
  auction,
  conquest,
  gone,
  puzzle,
  arlequin,
  alex,
  domaine,
  seventytwo,
  terra,
  solo,
} satisfies Record<GameName, Game>;

export type { GameName };

export const gameNames = Object.keys(games) as readonly GameName[];
export const isGame = (name: string | undefined): name is GameName => gameNames.some((known) => known === name);

// The one to begin with.
export const simplest: GameName = 'classic';

export const theTen = gameNames.filter((name) => games[name].extra !== true);
export const extras = gameNames.filter((name) => games[name].extra === true);
export const inMood = (mood: Mood): readonly GameName[] => gameNames.filter((name) => games[name].mood === mood);
