// One exercise as the player lives it: what is asked, what they try, what the others answer. Right actions are done at the
// table; others are only tried, so that the player sees what they would bring and can take them back.
import { catalogue } from '../engine/engine.ts';
import type { Action, Outcome, Scene, SeatInfo, Step, TileInfo, Told } from '../engine/types.ts';
import { games, type GameName } from '../games/all.ts';
import { sameAction } from '../play/choices.ts';
import { Session } from '../play/session.svelte.ts';
import { commit } from '../table/chance.ts';
import { ScriptedTable } from '../table/scripted_table.ts';
import { answers, type Exercise, type OfHand, type Task } from './lesson.ts';

export type Wait = () => Promise<void>;

// The names of the others have no letter a: in gone the player with the most of them begins, and that should be the learner.
const others = ['Zoe', 'Ben', 'Lou'];

function seatsOf({ seats, me, age }: Exercise, myName: string): SeatInfo[] {
  const names = [...others];
  return Array.from({ length: seats }, (_, seat) => ({
    ...(seat === me ? { name: myName } : { name: names.shift() ?? '', bot: 'casual' as const }),
    ...(age === undefined ? {} : { age }),
  }));
}

function buildingSteps({ me, laid = [], holds }: Exercise, tiles: readonly TileInfo[]): Step[] {
  const steps = laid.flatMap((place): Step[] => {
    const tile = tiles.find(({ a, b }) => a === place[0] || b === place[0]);
    if (tile === undefined) throw new Error(`no tile has the face ${place[0]}`);
    return [
      { seat: me, take: tile.id },
      { seat: me, place },
    ];
  });
  return holds === undefined ? steps : [...steps, { seat: me, take: holds }];
}

async function tableFor(game: GameName, exercise: Exercise, myName: string): Promise<ScriptedTable> {
  const { games, tiles } = await catalogue();
  const usual = games.find(({ name }) => name === game)?.options.map((option) => [option.name, option.default]) ?? [];
  const deck = [...exercise.deck, ...tiles.map(({ id }) => id).filter((id) => !exercise.deck.includes(id))];
  return ScriptedTable.begin({
    game,
    options: { ...Object.fromEntries(usual), ...exercise.options },
    seats: seatsOf(exercise, myName),
    ...(await commit(game, deck)),
    steps: [...exercise.steps, ...buildingSteps(exercise, tiles)],
  });
}

export class Practice {
  // How many of the tasks are done.
  done = $state(0);
  wrong = $state(false);
  // Somebody else acts, or the table has not answered yet.
  busy = $state(false);
  // What the latest right placement brought, and what the others have done since.
  outcome = $state.raw<Outcome>();
  told = $state.raw<Told[]>([]);

  private constructor(
    readonly game: GameName,
    readonly exercise: Exercise,
    readonly session: Session,
    private readonly table: ScriptedTable,
    readonly tiles: ReadonlyMap<number, TileInfo>,
    private readonly wait: Wait,
  ) {}

  static async begin(game: GameName, exercise: Exercise, myName: string, wait: Wait): Promise<Practice> {
    const table = await tableFor(game, exercise, myName);
    const session = await Session.join(table);
    const { tiles } = await catalogue();
    return new Practice(game, exercise, session, table, new Map(tiles.map((tile) => [tile.id, tile])), wait);
  }

  async close(): Promise<void> {
    await this.table.close();
  }

  tileWith(face: string): number | undefined {
    return [...this.tiles.values()].find(({ a, b }) => a === face || b === face)?.id;
  }

  get me(): number {
    return this.exercise.me;
  }
  // A figure, out of a pile.
  get builds(): boolean {
    return games[this.game].table === 'figures';
  }
  get task(): Task | undefined {
    return this.exercise.tasks[this.done];
  }
  get finished(): boolean {
    return this.task === undefined && !this.busy;
  }
  // Whether the player may act.
  get active(): boolean {
    return this.task !== undefined && !this.busy && !this.wrong;
  }

  // All that would be right now; tiles that are not shown are nobody's answer.
  get answers(): Action[] {
    if (this.task === undefined) return [];
    const { actual } = this.session;
    const hand = this.#handIn(actual);
    const places = actual.places.filter(({ tile }) => hand.includes(tile));
    return answers(this.task.wants, { ...actual, places }, this.me);
  }

  // Tiles that can be taken in hand: drawn ones, those shown to all, or the one out of the pile.
  get hand(): number[] {
    return this.#handIn(this.session.scene);
  }
  #handIn({ state }: Scene): number[] {
    const hand = games[this.game].hand(state, this.me).filter((id) => id !== null);
    return this.builds ? hand : this.#shown(hand);
  }
  get pile(): number[] {
    const { builders, pile = [] } = this.session.scene.state;
    const builder = builders?.[this.me];
    if (builder === undefined) return [];
    const own = builder.sheet === undefined ? pile : pile.filter((id) => this.tiles.get(id)?.sheet === builder.sheet);
    const all = builder.held === null ? own : [...own, builder.held];
    return this.#shown(all).sort((a, b) => a - b);
  }
  #shown(ids: number[]): number[] {
    const { shown } = this.exercise;
    return shown === undefined || this.done >= this.exercise.tasks.length
      ? ids
      : ids.filter((id) => shown.includes(id));
  }

  // The hand over the board has done something that no table knows about.
  async did(what: OfHand['does']): Promise<void> {
    if (this.active && this.task?.wants.does === what) await this.#goOn(this.task);
  }

  async attempt(action: Action): Promise<void> {
    if (this.busy || this.task === undefined) return;
    if (this.wrong) this.retry();
    const { task, session } = this;
    if (!this.answers.some((answer) => sameAction(answer, action, session.actual))) {
      await session.attempt(action);
      this.outcome = session.scene.tried.at(-1)?.outcome;
      this.told = [];
      this.wrong = true;
      return;
    }
    this.busy = true;
    try {
      const known = session.story.length;
      await session.act([action], this.me);
      this.outcome = session.story.slice(known).find(({ outcome }) => outcome !== undefined)?.outcome;
      this.told = [];
      await this.#goOn(task);
    } finally {
      this.busy = false;
    }
  }

  async #goOn(task: Task): Promise<void> {
    for (const step of task.replies ?? []) {
      if (step.seat !== this.me) await this.wait();
      const known = this.session.story.length;
      await this.table.play(step);
      this.told = [...this.told, ...this.session.story.slice(known).filter((told) => told.seat !== 'chance')];
    }
    ++this.done;
  }

  // Takes back what was tried.
  async retry(): Promise<void> {
    await this.session.undo();
    this.wrong = false;
    this.outcome = undefined;
  }
}
