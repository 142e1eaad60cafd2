// The parts of a turn (“1 place · 2 claim · 3 end”), and which of them it is now. What may be done is the engine's to say: parts are only
// named after it.
import type { Scene } from '../engine/types.ts';
import type { Game } from '../games/game.ts';
import { can } from './choices.ts';

export type TurnPart = 'place' | 'second' | 'claim' | 'end';

export function partsOf(game: Pick<Game, 'piece'>, { state }: Pick<Scene, 'state'>): TurnPart[] {
  const second: TurnPart[] = state.second_tile_price === undefined ? [] : ['second'];
  const claim: TurnPart[] = game.piece === undefined ? [] : ['claim'];
  return ['place', ...second, ...claim, 'end'];
}

// Of a player who may act. What is only tried counts: it is what they see.
export function partNow(scene: Scene): TurnPart {
  const { state, places } = scene;
  if (state.phase === 'second_tile') return 'second';
  if (can(scene, 'keep') || state.phase === 'mark') return can(scene, 'mark') || can(scene, 'keep') ? 'claim' : 'end';
  return places.length > 0 ? 'place' : 'end';
}
