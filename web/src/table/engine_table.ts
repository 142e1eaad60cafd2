// What all tables have in common: the engine in the worker knows the game, and answers questions about it.
import { ask } from '../engine/engine.ts';
import type { Action, Aid, Fit, Hints, Options, Placement, Scene, SeatInfo, Square } from '../engine/types.ts';
import { games, type GameName } from '../games/all.ts';
import type { Agreement, News } from './table.ts';

export abstract class EngineTable implements Agreement {
  readonly game: GameName;
  readonly options: Options;
  readonly seats: readonly SeatInfo[];
  readonly aids: readonly Aid[];
  onNews: (news: News) => void = () => undefined;
  onOvertaken: () => void = () => undefined;
  protected viewer: number | null = null;
  protected told = 0; // steps that the viewer knows of
  #line: Promise<unknown> = Promise.resolve();

  protected constructor(
    protected readonly handle: number,
    { game, options, seats, aids }: Agreement,
  ) {
    this.game = game;
    this.options = options;
    this.seats = seats;
    this.aids = aids;
  }

  get here(): readonly number[] {
    return this.seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  }

  // One thing after the other: what is told continues what was told before.
  protected inLine<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#line.then(work);
    this.#line = done.catch(() => undefined);
    return done;
  }

  protected tell(news: News): void {
    this.told = news.scene.steps;
    this.onNews(news);
  }

  look(viewer: number | null): Promise<News> {
    return this.inLine(async () => {
      const scene = await this.consider(viewer, []);
      this.viewer = viewer;
      this.told = scene.steps;
      return { scene, asked: this.asked };
    });
  }
  protected get asked(): readonly number[] {
    return [];
  }

  consider(viewer: number | null, tried: readonly Action[]): Promise<Scene> {
    return ask({ op: 'scene', table: this.handle, viewer, tried, since: this.told });
  }

  fit(viewer: number, tried: readonly Action[], place: Placement): Promise<Fit> {
    return ask({ op: 'fit', table: this.handle, viewer, tried, place });
  }

  async gaps(viewer: number | null, tried: readonly Action[]): Promise<Square[]> {
    const { squares } = await ask({ op: 'gaps', table: this.handle, viewer, tried });
    return squares;
  }

  hints(seat: number, tried: readonly Action[] = []): Promise<Hints> {
    return ask({ op: 'hints', table: this.handle, seat, tried, nodes: games[this.game].hintNodes, seed: 1 });
  }

  async record(): Promise<string> {
    const { record } = await ask({ op: 'record', table: this.handle });
    return record;
  }

  async close(): Promise<void> {
    await ask({ op: 'close', table: this.handle });
  }
}
