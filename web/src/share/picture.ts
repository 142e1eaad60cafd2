// What a picture of a game shows.
import type { ComponentProps } from 'svelte';

import type { Layout, Placement, SeatInfo, State } from '../engine/types.ts';
import { games, type GameName } from '../games/all.ts';
import { titleOf } from '../words/cards.svelte.ts';
import { shownName } from '../words/names.ts';
import { words } from '../words/words.svelte.ts';
import type Picture from './Picture.svelte';

// For where there is no room for more.
const shortened = (name: string, most: number): string => {
  const letters = [...name];
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : name;
};
export const shortNames = (seats: readonly SeatInfo[]): string[] =>
  seats.map(({ name }) => shownName(shortened(name, 24)));

// What a player has at a moment of the game, or at its end.
function standingInWords(game: GameName, state: State, seat: number): string {
  const { count, score } = games[game];
  return score(state.result?.scores[seat] ?? count(state, seat));
}

// Whose figure each is, and how far; nothing of a board that all share.
export const captionsOf = (layouts: readonly Layout[], names: readonly string[]): string[] =>
  layouts.flatMap(({ seat, tiles, width, height }) =>
    seat === null ? [] : [words().figure.frameOf(names[seat] ?? '', tiles.length, (width * height) / 2)],
  );

export function pictureOf(
  game: GameName,
  seats: readonly SeatInfo[],
  { state, layouts }: { state: State; layouts: readonly Layout[] },
  subtitle: string,
  fresh: (layout: Layout) => readonly Placement[] = () => [],
): ComponentProps<typeof Picture> {
  const names = shortNames(seats);
  return {
    title: titleOf(game),
    subtitle,
    players: names.map((name, seat) => ({ name, standing: standingInWords(game, state, seat) })),
    layouts,
    captions: captionsOf(layouts, names),
    fresh,
  };
}
