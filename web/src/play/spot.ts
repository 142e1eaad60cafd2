// What is pointed out on the board once the game is over: a group, or the tiles of a turn.
import type { Group, Placement } from '../engine/types.ts';

export interface Spot {
  group?: Group;
  tiles?: readonly Placement[];
}
