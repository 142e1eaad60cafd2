// What a viewer sees of a game, may do, and is told: docs/scenes.md in types. Each of them is of one game, or of any.
import type { Actor, Draw, PlayedAction } from './actions.ts';
import type { Config, Opened } from './catalogue.ts';
import type { Merged } from './merged.ts';
import type { GameName, Outcome, State } from './says.ts';
import type { Claim, Result } from './states.ts';
import type { Edge, Letter, Placement } from './tiles.ts';

// A group as it was when something was put on it or taken from it; `of` is whose piece stood there.
export interface ToldGroup {
  colour: Letter;
  size: number;
  open: boolean;
  of?: number;
}

// A step as a viewer may see it.
export type SeenStep = { seat: Actor; ms?: number; shown?: number[] } & Merged<PlayedAction | Draw>;

// What everybody has after a step.
type Standing<Game extends GameName> = Partial<Pick<State<Game>, keyof State<Game> & ('scores' | 'tokens' | 'coins')>>;

// A step as it is told: what was done, and what it brought.
export type Told<Game extends GameName = GameName> = SeenStep &
  Standing<Game> & {
    outcome?: Outcome<Game>;
    group?: ToldGroup;
    sold?: { to: number; of: number; pays: number };
  };

export interface Group {
  colour: Letter;
  open: boolean;
  discs: Edge[];
}

export interface Layout {
  seat: number | null;
  tiles: Placement[];
  claims: Claim[];
  width: number;
  height: number;
  groups: Group[];
}

// What it would bring is told where that was agreed on.
export type Place<Game extends GameName = GameName> = { tile: number; at: Placement } & Partial<Outcome<Game>>;

export interface Scene<Game extends GameName = GameName> {
  steps: number;
  story: Told<Game>[];
  tried: Told<Game>[];
  state: State<Game>;
  layouts: Layout[];
  choices: PlayedAction[];
  places: Place<Game>[];
  may_wait: boolean;
  automatic: boolean;
  chance: boolean;
  mover: number | null; // whom all others wait for
  thinking: boolean; // a bot plays there
  table?: { out?: number[]; left?: number[]; times?: number[]; still?: true };
}

export interface RecordScene<Game extends GameName = GameName> extends Scene<Game>, Config {
  total: number;
  result?: Result;
}

// Whatever can change a table is answered with what has happened there.
export interface HostNews<Game extends GameName = GameName> {
  added: string; // to the record
  asked: number[]; // people who may interrupt the bot that is to move (EN1)
  wakes_at: number | null;
  scene: Scene<Game>;
}

// What a host reports from a step on; in the end how chance was settled.
export interface Report {
  steps: SeenStep[];
  opened?: Opened;
}

export type Fit<Game extends GameName = GameName> =
  | ({ fits: true } & Partial<Outcome<Game>>)
  | {
      fits: false;
      why: 'occupied' | 'colours' | 'alone' | 'outside' | 'outline' | 'not_yours' | 'other';
      reason?: string;
      clashes: Edge[];
    };

export interface Plan {
  actions: PlayedAction[];
  value: number | null; // in points of the result; unknown where the game is not counted in them
  now: number;
  opens: number | null;
}
export interface TurnHints {
  hints: Plan[];
  exact: boolean;
}
export interface FigureHelp {
  state: 'solved' | 'solvable' | 'stuck' | 'unknown';
  next?: Placement;
  forced?: boolean;
  wrong?: Placement;
}
// Of turn games a list of plans; of figures what to do next.
export type Hints = Merged<TurnHints | FigureHelp>;

export interface AnalysedTurn {
  step: number;
  seat: number;
  line: number; // of the record
  played: Plan;
  best: Plan;
  verdict: 'best' | 'good' | 'inaccuracy' | 'mistake';
  weight: number; // 0 for the best, 1 where mistakes begin
  given_away: number | null; // as value
  exact: boolean;
}
