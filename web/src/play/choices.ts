// What a scene lets its viewer do, in the page's terms.
import type { Action, Edge, Group, PlayedAction, Scene } from '../engine/types.ts';
import { discReach, keyOf, pointOf, type Point } from '../board/geometry.ts';

type Keys<T> = T extends unknown ? keyof T : never;
export type ActionKey = Keys<PlayedAction>;

export const can = (scene: Scene, key: ActionKey): boolean => scene.choices.some((action) => key in action);

export function choicesOf<Key extends ActionKey>(
  scene: Scene,
  key: Key,
): Extract<PlayedAction, Record<Key, unknown>>[] {
  return scene.choices.filter((action): action is Extract<PlayedAction, Record<Key, unknown>> => key in action);
}

export const groupAt = (groups: readonly Group[], edge: Edge): Group | undefined =>
  groups.find(({ discs }) => discs.some((disc) => keyOf(disc) === keyOf(edge)));

const away = (disc: Edge, { x, y }: Point): number => {
  const middle = pointOf(disc);
  return Math.hypot(middle.x - x, middle.y - y);
};
const nearest = (discs: readonly Edge[], point: Point): Edge | undefined =>
  discs.reduce<Edge | undefined>(
    (best, disc) => (best === undefined || away(disc, point) < away(best, point) ? disc : best),
    undefined,
  );

// The group whose disc is under a pointer, or so near to a finger that it is meant.
export function groupUnder(groups: readonly Group[], point: Point, reach = discReach): Group | undefined {
  const disc = nearest(
    groups.flatMap(({ discs }) => discs),
    point,
  );
  return disc !== undefined && away(disc, point) < reach ? groupAt(groups, disc) : undefined;
}

export const groupKey = ({ discs }: Group): string => (discs[0] === undefined ? '' : keyOf(discs[0]));

// The disc by which an action names a group, if it is about one.
export function discOf(action: Action): Edge | undefined {
  if ('mark' in action) return action.mark;
  if ('unmark' in action) return action.unmark;
  return 'keep' in action ? action.keep : undefined;
}

// What may be done to a group: to be claimed it goes by its first disc. A pawn goes by its own (TE3).
export function claimsOn(scene: Scene, group: Group): Action[] {
  const edges = new Set(group.discs.map(keyOf));
  return scene.choices.filter((action) => {
    const disc = discOf(action);
    return disc !== undefined && edges.has(keyOf(disc));
  });
}

// Of several things that may be done to a group the one whose disc is nearest to a touch: of several pawns the one that was meant.
// What is put on a group is put on the disc that was touched.
export function claimNear(scene: Scene, group: Group, touch: Point): Action | undefined {
  const far = (action: Action): number => away(discOf(action) ?? [0, 0, 'top'], touch);
  const [first] = claimsOn(scene, group).sort((a, b) => far(a) - far(b));
  return first !== undefined && 'mark' in first ? { mark: nearest(group.discs, touch) ?? first.mark } : first;
}

// Whether two actions come to the same: any disc of a group claims it.
export function sameAction(a: Action, b: Action, scene: Scene): boolean {
  const groups = scene.layouts[0]?.groups ?? [];
  const claimed = 'mark' in a && 'mark' in b ? groupAt(groups, a.mark) : undefined;
  if (claimed !== undefined && 'mark' in b) return groupAt([claimed], b.mark) !== undefined;
  return JSON.stringify(a) === JSON.stringify(b);
}
