// Every request that the engine knows, with its members and its answer. src/wasm/engine.hpp says what each is for.
import type { Action, PlayedAction, Step } from './actions.ts';
import type { AgreedTable, Catalogue, Config, Level, Opened, TableRequest } from './catalogue.ts';
import type { BoardAnswer, FillPuzzle, PuzzleTurn, Search, Task, TurnPuzzle } from './puzzles.ts';
import type {
  AnalysedTurn,
  FigureHelp,
  Fit,
  HostNews,
  Place,
  RecordScene,
  Report,
  Scene,
  TurnHints,
} from './scenes.ts';
import type { GameName, State } from './says.ts';
import type { Result } from './states.ts';
import type { Placement, Square, TileSet } from './tiles.ts';

type Viewer = number | null; // null: a spectator

interface OfTable {
  table: number;
}
interface Tried extends OfTable {
  tried?: readonly Action[];
}
// For whom news are wanted, and when they are asked for.
interface Moment extends OfTable {
  now: number;
  pace: number; // of bots, in milliseconds
  viewer: Viewer;
  since?: number;
}
interface OfPuzzle {
  id: string;
}
interface Laid extends OfPuzzle {
  laid: readonly Placement[];
}

export interface TableOperations<Game extends GameName> {
  create: { takes: { table: TableRequest }; answers: { table: number; added: string } };
  open: { takes: { record: string; opened: Opened }; answers: { table: number } };
  submit: { takes: Moment & { seat: number; actions: readonly Action[]; seen?: number }; answers: HostNews<Game> };
  wake: { takes: Moment; answers: HostNews<Game> };
  go_on: { takes: Moment & { seats: readonly number[]; seen: number }; answers: HostNews<Game> };
  act: { takes: OfTable & { step: Step }; answers: { steps: number } };
  view: {
    takes: OfTable & { viewer: Viewer };
    answers: { view: Config & Report & { commitment: string; state: State<Game> } };
  };
  scene: { takes: Tried & { viewer: Viewer; since?: number }; answers: Scene<Game> };
  fit: { takes: Tried & { viewer: number; place: Placement }; answers: Fit<Game> };
  choices: { takes: OfTable & { seat: number }; answers: { choices: PlayedAction[] } };
  suggest: {
    takes: OfTable & { seat: number; level: Level; seed: number };
    answers: { action: PlayedAction | null }; // null: it would wait
  };
  hints: { takes: Tried & { seat: number; nodes: number; seed: number }; answers: TurnHints | FigureHelp };
  gaps: { takes: Tried & { viewer: Viewer }; answers: { squares: Square[] } };
  record: { takes: OfTable & { sha256?: string }; answers: { record: string } };
  report: { takes: OfTable & { viewer: Viewer; since?: number }; answers: Report };
  follow: { takes: { table: AgreedTable; viewer: Viewer }; answers: { table: number } };
  hear: { takes: OfTable & { since: number; report: Report }; answers: { steps: number } };
  close: { takes: OfTable; answers: { closed: number } };
}

export interface PlainOperations<Game extends GameName> {
  catalogue: { takes: object; answers: Catalogue };
  tidy_names: { takes: { names: readonly string[] }; answers: { names: string[] } };
  committed_text: { takes: { game: GameName; tiles: TileSet; opened: Opened }; answers: { text: string } };
  replay: { takes: { record: string; sha256: string }; answers: { result: Result } };
  record_scene: { takes: { record: string; steps: number; viewer: Viewer }; answers: RecordScene<Game> };
  analyse: {
    takes: { record: string; from: number; nodes: number; seed: number };
    answers: { turn: AnalysedTurn | null; next: number };
  };
  sheet: {
    takes: { sheet: number; back: boolean };
    answers: { width: number; height: number; tiles: Placement[] };
  };
  signature: { takes: { games: number; game?: GameName }; answers: { signature: string } };
  board: { takes: { line: string }; answers: BoardAnswer };
}

interface OfDay {
  year: number;
  month: number;
  day: number;
}

export interface PuzzleOperations {
  solver: { takes: { task: Task; count: boolean; seed: number }; answers: { solver: number } };
  search: { takes: { solver: number; nodes: number }; answers: Search };
  close_solver: { takes: { solver: number }; answers: { closed: number } };
  puzzle: { takes: OfPuzzle; answers: FillPuzzle | TurnPuzzle };
  puzzle_solution: { takes: OfPuzzle; answers: { solution: Placement[]; points?: number } };
  puzzle_check: { takes: OfPuzzle & { answer: readonly Placement[] }; answers: { right: boolean; why?: string } };
  puzzle_help: { takes: Laid; answers: FigureHelp };
  puzzle_places: { takes: Laid & { tile: number }; answers: { places: Place<'classic'>[] | Place<'puzzle'>[] } };
  puzzle_fit: { takes: Laid & { place: Placement }; answers: Fit<'classic'> | Fit<'puzzle'> };
  puzzle_turn: { takes: Laid; answers: PuzzleTurn };
  puzzle_of_the_day: { takes: OfDay; answers: { id: string } };
  deal_of_the_day: { takes: { game: GameName } & OfDay; answers: { deck: number[]; options: { target: number } } };
}

export interface Operations<Game extends GameName = GameName>
  extends TableOperations<Game>, PlainOperations<Game>, PuzzleOperations {}

export type Op = keyof Operations;
export type Takes<Name extends Op> = Operations[Name]['takes'];
export type Answer<Name extends Op> = Operations[Name]['answers'];
export type Request<Name extends Op = Op> = { op: Name } & Takes<Name>;
export type Ask = <Name extends Op>(request: Request<Name>) => Promise<Answer<Name>>;

// Everything that is spoken about each game.
export type Spoken = { [Game in GameName]: Operations<Game> };
