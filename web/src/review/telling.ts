// A reviewed game in words.
import { groupInWords, scoreInWords, toldInWords } from '../words/describe.ts';
import { words } from '../words/words.svelte.ts';
import type { GameName, Group, State, TileFaces, Told } from '../engine/types.ts';

export type Tell = (told: Told, step: number) => string | undefined;

// Steps in words; `claimed` is the group that a step claimed, as it was then.
export function teller(
  tiles: ReadonlyMap<number, TileFaces>,
  inFigure: boolean,
  claimed: (told: Told, step: number) => Group | undefined,
): Tell {
  const byFace = new Map([...tiles.values()].flatMap(({ id, a, b }) => [[a, id] as const, [b, id] as const]));
  return (told, step) => {
    if (told.done === true) return words().told.endsTurn;
    const group = claimed(told, step);
    const groupAt = (): string => (group === undefined ? '' : groupInWords(group));
    return toldInWords(told, { tileOf: (face) => byFace.get(face), groupAt, inFigure });
  };
}

// What a player has at a moment of the game, or at its end.
export function standingInWords(game: GameName, state: State, seat: number): string {
  const { result, scores, builders, hands } = state;
  const count = result?.scores[seat] ?? scores?.[seat] ?? builders?.[seat]?.figure.length ?? hands?.[seat]?.length ?? 0;
  return scoreInWords(game, count);
}

export const lossInWords = (game: GameName, lost: number): string =>
  game === 'gone' ? words().tiles(lost) : words().points(lost);

// For where there is no room for more.
export const shortened = (name: string, most: number): string => {
  const letters = [...name];
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : name;
};
