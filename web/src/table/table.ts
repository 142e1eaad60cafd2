// A table: a game in progress, wherever it is hosted. The page drives every game through this and nothing below it; whether the engine
// in the worker hosts it (LocalTable) or follows a host elsewhere (FollowedTable) is nobody's business outside this folder.
import type { Action, Aid, Fit, Hints, Options, Placement, Scene, SeatInfo, Square } from '../engine/types.ts';
import type { GameName } from '../games/all.ts';

export interface Agreement {
  readonly game: GameName;
  readonly options: Options;
  readonly seats: readonly SeatInfo[];
  readonly aids: readonly Aid[];
}

// What has happened, as the viewer may see it: how it stands now, with the story since the news before.
export interface News {
  scene: Scene;
  asked: readonly number[]; // people who may interrupt the bot that is to move (EN1)
}

export interface Submission {
  seat: number;
  actions: readonly Action[]; // all of them or none
  seen: number; // after so many steps
}

export interface Manners {
  pace: () => number; // milliseconds that a bot keeps people waiting
  fail: (error: unknown) => void;
  // What somebody here would have done by now, asked when their time is up.
  lastWords?: () => Submission | undefined;
}

export interface Table extends Agreement {
  // Seats that are played on this device.
  readonly here: readonly number[];
  // False if this device would not keep the game.
  readonly kept: boolean;
  // What it is called on this device, if it is kept here at all.
  readonly id: string | undefined;
  // Milliseconds since the game began, as far as they count.
  readonly now: number;

  // Whoever looks on is told what happens; nobody has to ask.
  onNews: (news: News) => void;
  // The game has gone on elsewhere: nothing can be done here any more.
  onOvertaken: () => void;

  // Looks through these eyes from now on.
  look(viewer: number | null): Promise<News>;
  // What a seat would see and could do if it had done these things.
  consider(viewer: number | null, tried: readonly Action[]): Promise<Scene>;
  // A seat does these things, all of them or none, after so many steps. False if it came too late: something else has happened, and is told.
  submit(seat: number, actions: readonly Action[], seen: number): Promise<boolean>;
  // People do not interrupt the bot that is to move.
  goOn(seats: readonly number[], seen: number): Promise<void>;
  // Why a tile does not fit there, or what it would bring.
  fit(viewer: number, tried: readonly Action[], place: Placement): Promise<Fit>;
  // Squares that no tile will ever cover.
  gaps(viewer: number | null, tried: readonly Action[]): Promise<Square[]>;
  // How to go on, if these things were done.
  hints(seat: number, tried?: readonly Action[]): Promise<Hints>;
  record(): Promise<string>;

  // Time passes and bots play for as long as somebody sits there: until what it returns is called.
  run(manners: Manners): () => void;
  close(): Promise<void>;
}
