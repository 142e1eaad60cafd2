// Every action that there is: what it says, and who does it. The engine has the same list in its catalogue, and a test compares them.
import type { Edge, Placement } from './tiles.ts';

interface Values {
  placement: Placement;
  tile: number; // its id
  disc: Edge;
  number: number;
  none: true;
}
type Doer = 'seat' | 'chance' | 'referee' | 'table'; // table: whatever is played there

export const actions = {
  place: { value: 'placement', by: 'seat' },
  pass: { value: 'none', by: 'seat' },
  done: { value: 'none', by: 'seat' },
  draw: { value: 'tile', by: 'chance' },
  mark: { value: 'disc', by: 'seat' },
  unmark: { value: 'disc', by: 'seat' },
  keep: { value: 'disc', by: 'seat' },
  bid: { value: 'number', by: 'seat' },
  follow: { value: 'none', by: 'seat' },
  again: { value: 'none', by: 'seat' },
  take: { value: 'tile', by: 'seat' },
  back: { value: 'none', by: 'seat' },
  sheet: { value: 'number', by: 'seat' },
  announce: { value: 'number', by: 'seat' },
  time: { value: 'none', by: 'referee' },
  resign: { value: 'none', by: 'table' },
  leave: { value: 'none', by: 'table' },
  return: { value: 'none', by: 'table' },
  out_of_time: { value: 'number', by: 'table' },
} as const satisfies Record<string, { value: keyof Values; by: Doer }>;

type Declared = typeof actions;

// As the engine lists them.
export interface ActionInfo {
  name: keyof Declared;
  value: keyof Values;
  by: Doer;
}

type NamesOf<By extends Doer> = {
  [Name in keyof Declared]: Declared[Name]['by'] extends By ? Name : never;
}[keyof Declared];
type ActionNamed<Name extends keyof Declared> = { -readonly [Key in Name]: Values[Declared[Key]['value']] };
type ActionsBy<By extends Doer> = { [Name in NamesOf<By>]: ActionNamed<Name> }[NamesOf<By>];

// What is played and recorded, but for what chance does: it tells of a tile only who may know it.
export type PlayedAction = ActionsBy<'seat' | 'referee' | 'table'>;
export type Draw = { draw: number | null; to?: number };

// What a seat or the referee can be asked to do; a seat also, where the engine offers it, whatever the engine would choose for it.
export type Action = PlayedAction | { auto: true };

export type Actor = number | 'chance' | 'referee';
export type Step = Action & { seat: number | 'referee'; ms?: number };
