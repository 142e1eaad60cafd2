// A turn that is proposed, in words: step by step, with its tiles as pictures.
import type { PlayedAction, Scene } from '../engine/types.ts';
import { games, type GameName } from '../games/all.ts';
import { outcomeInWords, type Around } from '../words/describe.ts';
import { picturedAt } from '../words/pictured.ts';
import { words } from '../words/words.svelte.ts';
import { discOf, groupAt } from './choices.ts';
import { claimInWords, claimTitle } from './claims.ts';

// What comes later is about a board that is not there yet: what it brings, and to which group, is said then.
export const planInWords = (steps: readonly PlayedAction[], scene: Scene, game: GameName, around: Around): string =>
  steps
    .filter((step, i) => !('done' in step) || i === steps.length - 1) // that a part of the turn is over goes without saying
    .flatMap((step, i) => stepInWords(step, scene, i === 0, game, around) ?? [])
    .join(' → ');

function stepInWords(
  step: PlayedAction,
  scene: Scene,
  isNow: boolean,
  game: GameName,
  { tileOf, names }: Around,
): string | undefined {
  const w = words();
  if ('place' in step) {
    const at = isNow ? scene.places.find((place) => place.at.join() === step.place.join()) : undefined;
    const tile = picturedAt(tileOf(step.place[0]) ?? 0, step.place);
    return at?.discs === undefined ? tile : `${tile}, ${outcomeInWords(at)}`;
  }
  if ('pass' in step) return games[game].pass.button();
  if ('done' in step) return w.play.endTurn;
  if ('bid' in step) return w.auction.bid(step.bid);
  if ('follow' in step) return w.auction.follow(scene.state.auction?.bid ?? 0);
  if ('again' in step) return w.claims.again(scene.state.again_price ?? 0);
  const disc = discOf(step);
  const group = isNow && disc ? groupAt(scene.layouts[0]?.groups ?? [], disc) : undefined;
  const claim = group && claimInWords(step, group, scene, names);
  const title = 'mark' in step ? claimTitle(game) : undefined;
  return title === undefined || claim === undefined ? (title ?? claim) : `${title}: ${claim}`;
}
