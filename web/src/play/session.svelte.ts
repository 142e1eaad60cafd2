// A game as its players live it: whose eyes we look through, what has been tried in this turn and not confirmed, what the
// bots do. The rules are the table's.
import type { Action, Scene, Square, Step, Told } from '../engine/types.ts';
import type { Table } from '../table/table.ts';
import { can, sameAction } from './choices.ts';

export class Session {
  readonly table: Table;
  // Whose seat we look from; nobody's while bots play among themselves.
  viewer = $state<number | null>(null);
  scene = $state.raw<Scene>() as Scene;
  tried = $state.raw<Action[]>([]);
  story = $state.raw<Told[]>([]);
  gaps = $state.raw<Square[]>([]);
  // The hands are covered until the person named has taken the device.
  curtain = $state(false);
  busy = $state(false);
  // Steps that were there when the page was opened: what came before needs no animation.
  readonly begun: { steps: number } = { steps: 0 };

  // What the viewer had before each tried action: undo goes back there without asking.
  #before: Scene[] = [];
  #listeners: (() => void)[] = [];
  #line: Promise<unknown> = Promise.resolve();

  private constructor(table: Table) {
    this.table = table;
  }

  static async join(table: Table): Promise<Session> {
    const session = new Session(table);
    const people = session.people();
    session.viewer = people.length === 1 ? (people[0] ?? null) : null;
    await session.#refresh();
    session.begun.steps = session.scene.steps;
    return session;
  }

  people(): number[] {
    return this.table.seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  }
  isPerson(seat: number): boolean {
    return this.table.seats[seat]?.bot === undefined;
  }

  get state() {
    return this.scene.state;
  }
  get over(): boolean {
    return this.tried.length === 0 && this.scene.state.result !== undefined;
  }
  // Whether the viewer may do something now.
  get awaited(): boolean {
    if (this.curtain || this.viewer === null) return false;
    // What is tried may have to be confirmed before chance comes, or somebody else.
    return this.tried.length > 0 || this.scene.state.awaited.includes(this.viewer);
  }
  // Whatever was tried may be done: the rest of the turn, if there is one, comes after.
  get confirmable(): boolean {
    return this.tried.length > 0;
  }

  // One thing after the other: a second click must not build on what the first has not shown yet.
  #inLine(work: () => Promise<void>): Promise<void> {
    const done = this.#line.then(work);
    this.#line = done.catch(() => undefined);
    return done;
  }

  // Called after every change of the table.
  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  async #refresh(): Promise<void> {
    this.tried = [];
    this.#before = [];
    this.#show(await this.table.scene(this.viewer, [], this.story.length));
    if (this.table.aids.includes('gaps') && this.scene.layouts.some(({ seat }) => seat === null)) {
      this.gaps = await this.table.gaps(this.viewer, []);
    }
  }

  #show(scene: Scene): void {
    if (scene.story.length > 0) this.story = [...this.story, ...scene.story];
    this.scene = scene;
  }

  look(viewer: number | null, covered: boolean): Promise<void> {
    return this.#inLine(async () => {
      this.viewer = viewer;
      this.curtain = covered;
      await this.#refresh();
    });
  }

  // An action of the viewer that is not final yet.
  attempt(action: Action): Promise<void> {
    return this.#inLine(async () => {
      if (!this.#offers(action)) return;
      const tried = [...this.tried, action];
      const scene = await this.table.scene(this.viewer, tried, this.story.length);
      this.#before.push(this.scene);
      this.tried = tried;
      this.#show(scene);
    });
  }
  // What was offered when it was clicked may be done already, by the same click come twice. Tiles are looked after by the hand
  // that holds them.
  #offers(action: Action): boolean {
    return 'place' in action || this.scene.choices.some((each) => sameAction(each, action, this.scene));
  }

  undo(): Promise<void> {
    return this.#inLine(async () => {
      const before = this.#before.pop();
      if (before === undefined) return;
      this.tried = this.tried.slice(0, -1);
      this.scene = before;
    });
  }

  // The table as it is, without what is tried.
  get actual(): Scene {
    return this.tried.length === 0 ? this.scene : (this.#before[0] ?? this.scene);
  }
  // The scene before the latest tried action, for doing it differently.
  get earlier(): Scene | undefined {
    return this.#before.at(-1);
  }

  // What was tried becomes what was done; a turn in which more could be done is ended.
  confirm(last?: Action, ms?: number): Promise<void> {
    return this.#inLine(() => {
      const actions = [...this.tried];
      if (last !== undefined) actions.push(last);
      else if (can(this.scene, 'done')) actions.push({ done: true });
      return this.#act(actions, this.viewer, ms);
    });
  }

  act(actions: Action[], seat: number | 'referee' | null = this.viewer, ms?: number): Promise<void> {
    return this.#inLine(() => this.#act(actions, seat, ms));
  }

  async #act(actions: Action[], seat: number | 'referee' | null, ms?: number): Promise<void> {
    if (seat === null || actions.length === 0) return;
    const time = ms === undefined ? {} : { ms };
    this.busy = true;
    try {
      await this.table.act(actions.map((action): Step => ({ ...action, seat, ...time })));
    } finally {
      try {
        await this.#refresh();
      } finally {
        this.busy = false;
      }
    }
    for (const listener of this.#listeners) listener();
  }
}
