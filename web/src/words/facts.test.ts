// Players, ages and lengths in six languages (H).
import { readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { languages, type Language } from '../look/languages.ts';
import type { Facts } from './cards.svelte.ts';
import { factsInWords } from './facts.ts';
import { speak } from './words.svelte.ts';

const factsOf = (game: string, language = 'en'): Facts =>
  JSON.parse(readFileSync(new URL(`../../../texts/rules/${language}/${game}.json`, import.meta.url), 'utf8'));

test.each([
  ['en', 'classic', '2 – 4 players · age 7 and up · about 30\u00a0min'],
  ['fr', 'gone', '2 – 6 joueurs · 4 – 8\u00a0ans · environ 5\u00a0min'],
  ['es', 'puzzle', '1 – 10 jugadores · todas las edades · 10\u00a0min o más'],
  ['nl', 'arlequin', '1 – 3 spelers · wisselende duur'],
  ['it', 'seventytwo', '2 – 4 giocatori · da 6 anni in su'],
  ['de', 'terra', '2 – 5 Spieler'],
] as const)('%s, %s', async (language, game, told) => {
  await speak(language);
  expect(factsInWords(factsOf(game))).toBe(told);
});

// What the leaflets say, and nothing that they do not (H).
test('every one of the ten has the facts of its leaflet', () => {
  const leaflets: Record<string, Facts> = {
    classic: { players: '2 – 4', age: '7+', minutes: '30' },
    auction: { players: '2 – 4', age: '12+', minutes: 'varies' },
    conquest: { players: '2 – 4', age: '7+', minutes: 'varies' },
    gone: { players: '2 – 6', age: '4 – 8', minutes: '5' },
    puzzle: { players: '1 – 10', age: 'all', minutes: '10+' }, // one alone: we add that
    arlequin: { players: '1 – 3', minutes: 'varies' },
    alex: { players: '2 – 10', age: 'all', minutes: 'varies' },
    domaine: { players: '2 – 4' },
    seventytwo: { players: '2 – 4', age: '6+' },
    terra: { players: '2 – 5' },
  };
  for (const language of Object.keys(languages)) {
    for (const [game, expected] of Object.entries(leaflets)) {
      const { players, age, minutes } = factsOf(game, language);
      expect({ players, age, minutes }, `${language} ${game}`).toEqual(expected);
    }
  }
});

test.each([
  ['en', '1 player'],
  ['fr', '1 joueur'],
  ['de', '1 Spieler'],
  ['es', '1 jugador'],
  ['it', '1 giocatore'],
  ['nl', '1 speler'],
] as const)('%s, a game for one alone: %s', async (language, told) => {
  await speak(language);
  expect(factsInWords({ players: '1' })).toBe(told);
});

test('what a game says is said in every language, and nothing is said of the rest', async () => {
  const games = readdirSync(new URL('../../../texts/rules/en/', import.meta.url)).map((file) =>
    file.replace('.json', ''),
  );
  for (const language of Object.keys(languages) as Language[]) {
    await speak(language);
    for (const game of games) {
      const { players, age, minutes } = factsOf(game);
      const count = [players, age, minutes].filter((fact) => fact !== undefined).length;
      expect(factsInWords(factsOf(game)).split(' · ').filter(Boolean), `${language} ${game}`).toHaveLength(count);
    }
  }
});
