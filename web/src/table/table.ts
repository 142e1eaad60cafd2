// A table: a game in progress, wherever it runs. The page drives every game through this and nothing below it; a table on
// this device (LocalTable) and one on a server look the same from here.
import type {
  Action,
  Aid,
  Fit,
  GameName,
  Hints,
  Level,
  Options,
  Placement,
  Scene,
  SeatInfo,
  Square,
  Step,
} from '../engine/types.ts';

export interface Table {
  readonly game: GameName;
  readonly options: Options;
  readonly seats: readonly SeatInfo[];
  readonly aids: readonly Aid[];

  // What a viewer may see and do, as if their seat had already done the tried actions; the story since a step.
  scene(viewer: number | null, tried: readonly Action[], since: number): Promise<Scene>;
  // Does these things, one after the other.
  act(steps: readonly Step[]): Promise<void>;
  // Why a tile does not fit there, or what it would bring.
  fit(viewer: number, tried: readonly Action[], place: Placement): Promise<Fit>;
  // Squares that no tile will ever cover.
  gaps(viewer: number | null, tried: readonly Action[]): Promise<Square[]>;
  hints(seat: number): Promise<Hints>;
  // What a bot would do in this seat, or null if it would wait.
  suggest(seat: number, level: Level): Promise<Action | null>;
  // Where time counts: when to ask a bot again, in milliseconds.
  pause(seat: number, level: Level): Promise<number>;
  record(): Promise<string>;
  close(): Promise<void>;
}
