// What a scene lets its viewer do, in the page's terms.
import type { Action, Edge, Group, Scene } from '../engine/types.ts';
import { keyOf } from '../board/geometry.ts';

type Keys<T> = T extends unknown ? keyof T : never;
export type ActionKey = Keys<Action>;

export const can = (scene: Scene, key: ActionKey): boolean => scene.choices.some((action) => key in action);

export function choicesOf<Key extends ActionKey>(scene: Scene, key: Key): Extract<Action, Record<Key, unknown>>[] {
  return scene.choices.filter((action): action is Extract<Action, Record<Key, unknown>> => key in action);
}

export const groupAt = (groups: readonly Group[], edge: Edge): Group | undefined =>
  groups.find(({ discs }) => discs.some((disc) => keyOf(disc) === keyOf(edge)));

export const groupKey = ({ discs }: Group): string => (discs[0] === undefined ? '' : keyOf(discs[0]));

// What may be done to a group: it goes by its first disc. A pawn that stays goes by its own.
export function claimsOn(scene: Scene, group: Group): Action[] {
  const edges = new Set(group.discs.map(keyOf));
  return scene.choices.filter((action) => {
    if ('mark' in action) return edges.has(keyOf(action.mark));
    if ('unmark' in action) return edges.has(keyOf(action.unmark));
    return 'keep' in action && edges.has(keyOf(action.keep));
  });
}
