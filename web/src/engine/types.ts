// The JSON that the engine speaks, in its own words. A test (types.test.ts) compares it with what the engine says.
export type { Action, ActionInfo, Actor, PlayedAction, Step } from './actions.ts';
export type * from './catalogue.ts';
export type { Ask, Op, Request } from './operations.ts';
export type * from './outcomes.ts';
export type * from './puzzles.ts';
export type { GameName, Outcome, State } from './says.ts';
export type * from './scenes.ts';
export type * from './states.ts';
export type * from './tiles.ts';
