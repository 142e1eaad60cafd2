// A table on this device: the engine in the worker hosts it, bots included; time passes here, and the browser keeps every line of the record
// before anybody is told.
import { ask, catalogue, Refusal } from '../engine/engine.ts';
import type { Action, Opened, Scene, TableRequest } from '../engine/types.ts';
import { commit, makeDeck, randomBelow, type Chance } from './chance.ts';
import { EngineTable } from './engine_table.ts';
import { append, isKept, keep, keepNew, openedOf, recordOf, savedGame, takenUp, type SavedGame } from './saved.ts';
import { Stopwatch, type TimeSource } from './stopwatch.svelte.ts';
import type { Agreement, Manners, News, Submission, Table } from './table.ts';

// What can change a table.
type Event = { op: 'wake' } | ({ op: 'submit' } & Submission) | { op: 'go_on'; seats: readonly number[]; seen: number };

const beat = 100;

const headerOf = (record: string): Agreement => {
  const { aids = [], ...header } = JSON.parse(record.slice(0, record.indexOf('\n'))) as Agreement;
  return { ...header, aids };
};

// The latest time that a step has.
function timeIn(record: string): number {
  const times = record.match(/"ms":\d+/g) ?? [];
  return Number(times.at(-1)?.slice('"ms":'.length) ?? 0);
}

export class LocalTable extends EngineTable implements Table {
  kept: boolean;
  readonly #watch: Stopwatch;
  #asked: readonly number[] = [];
  #wakesAt: number | null = 0; // at once, to find out
  #timed = false; // whether time counts in this game
  #still = false; // and not yet
  #timeUp: number | null = null; // when the referee comes
  #mover: number | null = null; // whom all others wait for
  #manners: Manners | undefined; // while somebody sits here
  #waking = false;

  private constructor(
    handle: number,
    agreement: Agreement,
    private readonly saved: SavedGame,
    source?: TimeSource,
  ) {
    super(handle, agreement);
    this.kept = isKept(saved.id);
    this.#watch = new Stopwatch(saved.clock, (milliseconds) => this.#keepClock(milliseconds), {
      source,
      beat,
      onbeat: () => void this.#wakeIfDue(),
      counts: () => !this.#still,
    });
  }

  // What it is called.
  static async create(agreement: Agreement): Promise<string> {
    const { games, tiles } = await catalogue();
    const throws = games.find(({ name }) => name === agreement.game)?.throws ?? 0;
    const ids = tiles.map(({ id }) => id);
    return LocalTable.createWith(agreement, await commit(agreement.game, makeDeck(ids, throws)));
  }
  static async createWith(agreement: Agreement, { opened, commitment }: Chance): Promise<string> {
    const request: TableRequest = { ...agreement, opened, commitment };
    const { table, added } = await ask({ op: 'create', table: request });
    await ask({ op: 'close', table });
    const id = Array.from({ length: 8 }, () => 'abcdefghijkmnpqrstuvwxyz23456789'[randomBelow(32)]).join('');
    const { game, seats } = agreement;
    const now = Date.now();
    keepNew({ id, game, seats, commitment, begun: now, changed: now, clock: 0, lines: 0, over: false }, opened, added);
    return id;
  }

  // Nothing if no such game is kept here. Refused if its record is damaged.
  static async open(id: string, source?: TimeSource): Promise<LocalTable | undefined> {
    const known = savedGame(id);
    if (known === undefined) return undefined;
    const record = recordOf(id);
    const opened = openedOf(id) as Opened; // where it is lost the engine refuses
    const { table } = await ask({ op: 'open', record, opened });
    const saved = takenUp(known, record);
    saved.clock = Math.max(saved.clock, timeIn(record));
    return new LocalTable(table, headerOf(record), saved, source);
  }

  get id(): string {
    return this.saved.id;
  }
  get now(): number {
    return this.#watch.elapsed;
  }
  protected override get asked(): readonly number[] {
    return this.#asked;
  }

  // Another tab has continued this game, or thrown it away: what is here is old, and must not replace it.
  get overtaken(): boolean {
    return savedGame(this.saved.id)?.lines !== this.saved.lines;
  }
  #mustBeNewest(): void {
    if (!this.overtaken) return;
    this.onOvertaken();
    throw new Error('another tab has gone on with this game');
  }

  submit(seat: number, actions: readonly Action[], seen: number): Promise<boolean> {
    return this.inLine(async () => {
      try {
        await this.#do({ op: 'submit', seat, actions, seen }, this.#justInTime(seat));
        return true;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        await this.#do({ op: 'wake' }); // time may have been up before
        if (error.late) return false;
        throw error;
      }
    });
  }

  goOn(seats: readonly number[], seen: number): Promise<void> {
    return this.inLine(async () => {
      try {
        await this.#do({ op: 'go_on', seats, seen });
      } catch (error) {
        if (!(error instanceof Refusal && error.late)) throw error; // a bot has called meanwhile, and it shows
      }
    });
  }

  async #do(what: Event, at?: number): Promise<void> {
    this.#mustBeNewest();
    this.#watch.advance();
    const { added, asked, wakes_at, scene } = await ask({
      ...what,
      table: this.handle,
      now: at ?? Math.floor(this.now),
      pace: this.#manners?.pace() ?? 0,
      viewer: this.viewer,
      since: this.told,
    });
    if (added !== '') this.#keep(added, scene);
    const isNews = scene.steps !== this.told || asked.join() !== this.#asked.join();
    this.#asked = asked;
    this.#wakesAt = wakes_at;
    this.#mind(scene);
    if (isNews) this.tell({ scene, asked });
    if (this.saved.over) return this.#watch.stop();
    if (this.#manners !== undefined) this.#watch.start(); // it stops where something has failed
    setTimeout(() => void this.#wakeIfDue());
  }

  // What lies there when the sand has run out counts as shown (AL5), as the last thing before that.
  #justInTime(seat: number): number | undefined {
    this.#watch.advance();
    return seat === this.#mover && this.#timeUp !== null && this.now >= this.#timeUp ? this.#timeUp - 1 : undefined;
  }
  async #handIn(): Promise<void> {
    const last = this.#manners?.lastWords?.();
    if (last === undefined) return;
    const at = this.#justInTime(last.seat);
    if (at === undefined) return;
    try {
      await this.#do({ op: 'submit', ...last }, at);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error; // it was not enough for a turn
    }
  }

  override async look(viewer: number | null): Promise<News> {
    const news = await super.look(viewer);
    this.#mind(news.scene);
    return news;
  }
  #mind({ state, table, mover }: Scene): void {
    this.#mover = mover;
    this.#timed = state.time_up !== undefined;
    this.#timeUp = state.time_up ?? null;
    this.#still = table?.still === true;
  }

  #keep(added: string, scene: Scene): void {
    this.#mustBeNewest();
    this.saved.changed = Date.now();
    this.saved.over = scene.state.result !== undefined;
    append(this.saved, added);
    this.kept = isKept(this.saved.id);
  }
  #keepClock(milliseconds: number): void {
    if (!this.#timed || this.overtaken) return;
    this.saved.clock = milliseconds;
    keep(this.saved);
  }

  run(manners: Manners): () => void {
    this.#manners = manners;
    const look = (): void => {
      if (this.overtaken) this.onOvertaken();
    };
    globalThis.addEventListener?.('storage', look);
    if (!this.saved.over) this.#watch.start();
    void this.#wakeIfDue();
    return () => {
      this.#manners = undefined;
      globalThis.removeEventListener?.('storage', look);
      this.#watch.stop();
    };
  }

  async #wakeIfDue(): Promise<void> {
    const due = this.#wakesAt !== null && this.now >= this.#wakesAt;
    if (!due || this.#waking || this.#manners === undefined || this.saved.over) return;
    this.#waking = true;
    try {
      await this.inLine(async () => {
        if (this.#manners === undefined) return;
        await this.#handIn();
        await this.#do({ op: 'wake' });
      });
    } catch (error) {
      // Whoever has left the table does not mind that it is gone.
      this.#wakesAt = null;
      this.#watch.stop();
      this.#manners?.fail(error);
    } finally {
      this.#waking = false;
    }
  }
}
