// Players, ages and lengths in six languages (H).
import { readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { languages, type Language } from '../look/languages.ts';
import type { Facts } from './cards.svelte.ts';
import { factsInWords } from './facts.ts';
import { speak } from './words.svelte.ts';

const factsOf = (game: string): Facts =>
  JSON.parse(readFileSync(new URL(`../../../texts/rules/en/${game}.json`, import.meta.url), 'utf8'));

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
