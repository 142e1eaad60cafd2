// A game as its players live it: whose eyes we look through, what has been tried in this turn and not confirmed, what has happened. The rules
// are the table's.
import { Refusal } from '../engine/engine.ts';
import type { Action, Scene, Square, Told } from '../engine/types.ts';
import type { Manners, News, Submission, Table } from '../table/table.ts';
import { can, sameAction } from './choices.ts';

const done = { done: true } as const;

// Tiles are looked after by the hand that holds them.
const isOffered = (action: Action, scene: Scene): boolean =>
  'place' in action || scene.choices.some((each) => sameAction(each, action, scene));

export class Session {
  readonly table: Table;
  // Whose seat we look from; nobody's while bots play among themselves.
  viewer = $state<number | null>(null);
  // The table as it is, without what is tried.
  actual = $state.raw<Scene>() as Scene;
  tried = $state.raw<readonly Action[]>([]);
  story = $state.raw<Told[]>([]);
  gaps = $state.raw<Square[]>([]);
  // People at this device who may interrupt the bot that is to move.
  asked = $state.raw<readonly number[]>([]);
  // They do not want to be asked at this table.
  letting = $state(false);
  // The hands are covered until the person named has taken the device.
  curtain = $state(false);
  busy = $state(false);
  // The last part of the turn, which comes once somebody says that they are done with the one before (CO1), if it has one.
  beyond = $state.raw<Scene>();
  // Steps that were there when the page was opened: what came before needs no animation.
  readonly begun: { steps: number } = { steps: 0 };

  // What the viewer sees after each of the tried actions.
  #considered = $state.raw<readonly Scene[]>([]);
  #line: Promise<unknown> = Promise.resolve();
  #fail: (error: unknown) => void = (error) => console.error(error);

  private constructor(table: Table) {
    this.table = table;
    table.onNews = (news) => this.#hear(news);
  }

  static async join(table: Table): Promise<Session> {
    const session = new Session(table);
    const people = session.people();
    session.viewer = people.length === 1 ? (people[0] ?? null) : null;
    session.#take(await table.look(session.viewer));
    session.begun.steps = session.scene.steps;
    return session;
  }

  // Those at this device.
  people(): readonly number[] {
    return this.table.here;
  }
  isPerson(seat: number): boolean {
    return this.table.here.includes(seat);
  }

  get scene(): Scene {
    return this.#considered.at(-1) ?? this.actual;
  }
  // The same, and what may be done in the last part of the turn is offered already: nobody has to end a turn twice.
  readonly offered: Scene = $derived.by(() => {
    const { scene, beyond } = this;
    if (beyond === undefined) return scene;
    return { ...scene, choices: [...scene.choices, ...beyond.choices.filter((action) => !('done' in action))] };
  });
  // The scene before the latest tried action, for doing it differently.
  get earlier(): Scene | undefined {
    return this.tried.length === 0 ? undefined : (this.#considered.at(-2) ?? this.actual);
  }
  get state() {
    return this.scene.state;
  }
  get over(): boolean {
    return this.actual.state.result !== undefined;
  }
  // Whether the viewer may do something now.
  get awaited(): boolean {
    if (this.curtain || this.viewer === null) return false;
    // What is tried may have to be confirmed before chance comes, or somebody else.
    return this.tried.length > 0 || this.actual.state.awaited.includes(this.viewer);
  }
  // Whatever was tried may be done: the rest of the turn, if there is one, comes after.
  get confirmable(): boolean {
    return this.tried.length > 0;
  }
  // The bot that everybody waits for.
  get thinking(): number | null {
    return this.actual.thinking && this.asked.length === 0 ? this.actual.mover : null;
  }

  // One thing after the other: a second click must not build on what the first has not shown yet.
  #inLine<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#line.then(work);
    this.#line = done.catch(() => undefined);
    return done;
  }

  #take({ scene, asked }: News): void {
    if (scene.story.length > 0) this.story = [...this.story, ...scene.story];
    this.actual = scene;
    this.asked = asked.filter((seat) => this.isPerson(seat));
    this.beyond = undefined;
    if (can(scene, 'done')) this.#inLine(() => this.#lookBeyond()).catch(this.#fail);
    if (this.letting) this.#goOn();
    if (this.table.aids.includes('gaps') && scene.layouts.some(({ seat }) => seat === null))
      this.#findGaps().catch(this.#fail);
  }
  async #findGaps(): Promise<void> {
    const { actual, table } = this;
    try {
      const gaps = await table.gaps(this.viewer, []);
      if (actual === this.actual) this.gaps = gaps;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error; // the table has been left
    }
  }

  // The table tells what has happened.
  #hear(news: News): void {
    this.#take(news);
    if (this.tried.length === 0) return;
    if (this.busy) this.#drop();
    else this.#inLine(() => this.#reconsider()).catch(this.#fail);
  }
  #drop(): void {
    this.#try([], []);
  }
  #try(tried: readonly Action[], considered: readonly Scene[]): void {
    this.tried = tried;
    this.#considered = considered;
    this.beyond = undefined;
  }
  async #lookBeyond(): Promise<void> {
    const { tried, scene } = this;
    if (!this.awaited || !can(scene, 'done') || this.beyond !== undefined) return;
    try {
      const after = await this.table.consider(this.viewer, [...tried, done]);
      if (scene === this.scene && can(after, 'done')) this.beyond = after;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error; // something has happened meanwhile
    }
  }
  // What is tried stays, if it is still possible.
  async #reconsider(): Promise<void> {
    const { tried, viewer } = this;
    const scenes: Scene[] = [];
    try {
      for (let i = 1; i <= tried.length; ++i) scenes.push(await this.table.consider(viewer, tried.slice(0, i)));
      if (tried !== this.tried) return;
      this.#try(tried, scenes);
      await this.#lookBeyond();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#drop();
    }
  }

  look(viewer: number | null, covered: boolean): Promise<void> {
    return this.#inLine(async () => {
      // Nobody is shown as the viewer with what another one sees.
      this.curtain = covered;
      this.#drop();
      const news = await this.table.look(viewer);
      this.viewer = viewer;
      this.#take(news);
    });
  }
  uncover(): void {
    this.curtain = false;
  }

  // An action of the viewer that is not final yet.
  attempt(action: Action): Promise<void> {
    return this.#inLine(async () => {
      if (!this.awaited || !this.#offers(action)) return;
      const { actual, beyond } = this;
      // Of the last part of a turn: the one before is over with it.
      const isLast = beyond !== undefined && !isOffered(action, this.scene);
      const tried = [...this.tried, ...(isLast ? [done] : []), action];
      try {
        const scene = await this.table.consider(this.viewer, tried);
        this.#try(tried, [...this.#considered, ...(isLast ? [beyond] : []), scene]);
        await this.#lookBeyond();
      } catch (error) {
        // Something has happened meanwhile, and it shows.
        if (!(error instanceof Refusal) || actual === this.actual) throw error;
      }
    });
  }
  // What was offered when it was clicked may be done already, by the same click come twice.
  #offers(action: Action): boolean {
    return isOffered(action, this.offered);
  }

  undo(): Promise<void> {
    return this.#inLine(async () => {
      // Whoever takes the last part of a turn back is no longer done with the one before.
      const last = this.tried.at(-2);
      const kept = this.tried.length - (last !== undefined && 'done' in last ? 2 : 1);
      this.#try(this.tried.slice(0, Math.max(0, kept)), this.#considered.slice(0, Math.max(0, kept)));
      await this.#lookBeyond();
    });
  }

  // What was tried becomes what was done, if it is not too late; a turn in which more could be done is ended.
  confirm(last?: Action): Promise<boolean> {
    return this.#inLine(() => {
      return this.#submit(last === undefined ? this.#whole() : [...this.tried, last], this.viewer);
    });
  }

  #whole(): Action[] {
    if (!can(this.scene, 'done')) return [...this.tried];
    return [...this.tried, done, ...(this.beyond !== undefined && can(this.beyond, 'done') ? [done] : [])];
  }

  // What a seat does now. Where that depends on what the others have done until its turn comes, it is found out then. Whether
  // something was done.
  act(
    actions: readonly Action[] | ((scene: Scene) => readonly Action[]),
    seat: number | null = this.viewer,
  ): Promise<boolean> {
    return this.#inLine(() => this.#submit(typeof actions === 'function' ? actions(this.actual) : actions, seat));
  }

  async #submit(actions: readonly Action[], seat: number | null): Promise<boolean> {
    if (seat === null || actions.length === 0) return false;
    this.busy = true;
    try {
      return await this.table.submit(seat, actions, this.actual.steps);
    } finally {
      this.#drop();
      this.busy = false;
    }
  }

  // Sits down at the table, until what it returns is called.
  run(manners: Manners): () => void {
    this.#fail = manners.fail;
    return this.table.run({ ...manners, lastWords: () => this.#lastWords() });
  }
  #lastWords(): Submission | undefined {
    const { viewer: seat, confirmable, actual } = this;
    return seat === null || !confirmable || this.busy
      ? undefined
      : { seat, actions: this.#whole(), seen: actual.steps };
  }

  // Nobody here interrupts the bot that is to move.
  goOn(): Promise<void> {
    return this.table.goOn(this.asked, this.actual.steps);
  }
  // From now on, and until they change their minds.
  letPlay(always: boolean): void {
    this.letting = always;
    if (always) this.#goOn();
  }
  #goOn(): void {
    if (this.asked.length === 0) return;
    this.goOn().catch(this.#fail);
    this.asked = []; // nobody need do anything
  }
}
