// The learner's hands at the table of an exercise: mouse, touch and keyboard all come here.
import { covers, samePlacement, type Point } from '../board/geometry.ts';
import type { Action, Group, Placement } from '../engine/types.ts';
import { can, choicesOf, claimNear, claimsOn, groupAt, groupKey, groupUnder } from '../play/choices.ts';
import { doCommon } from '../play/common_keys.ts';
import { Dragged } from '../play/dragged.svelte.ts';
import { Holder } from '../play/holder.svelte.ts';
import type { Command } from '../play/keys.ts';
import { within, type OfHand } from './lesson.ts';
import type { Practice } from './practice.svelte.ts';

// What the hands need from the board.
export interface Ground {
  boardPoint(client: Point): Point | undefined;
  reveal(at: Placement): void;
  fit(): void;
  zoom(factor: number): void;
  pan(columns: number, rows: number): void;
}

// What may be shown to the learner: something for the table, or for the hand over the board.
export type Shown = Action | OfHand;

export class Learner {
  readonly holder: Holder;
  readonly dragged: Dragged;
  lit = $state.raw<Group>();
  // What was shown to whoever asked for it, and where that is: a tile in the pile, or one in the figure.
  meant = $state.raw<Shown>();
  hinted = $state<number>();
  pointed = $state.raw<Placement>();
  #acting: Promise<void> = Promise.resolve();

  constructor(
    readonly practice: Practice,
    private readonly ground: () => Ground | undefined,
    private readonly goOn: () => void, // to the next exercise
  ) {
    this.holder = new Holder(practice.session, practice.tiles, ({ at }) => this.act({ place: at }));
    this.dragged = new Dragged(this.holder, ground);
    this.#follow();
  }

  get #groups(): Group[] {
    return this.practice.session.scene.layouts[0]?.groups ?? [];
  }
  get #builds(): boolean {
    return this.practice.builds;
  }
  // The groups on which something may be put, largest first.
  get claimable(): Group[] {
    const { active, session } = this.practice;
    if (!active) return [];
    return this.#groups
      .filter((group) => claimsOn(session.scene, group).length > 0)
      .sort((a, b) => b.discs.length - a.discs.length);
  }

  // Of pawns on one group each is chosen by itself.
  get #pawns(): Group[] {
    const { scene } = this.practice.session;
    return choicesOf(scene, 'keep').flatMap(({ keep }): Group[] => {
      const group = groupAt(this.#groups, keep);
      return group === undefined ? [] : [{ ...group, discs: [keep] }];
    });
  }
  // What a touch or a key can choose among.
  get choosable(): Group[] {
    const pawns = this.practice.active ? this.#pawns : [];
    if (pawns.length > 0) return pawns;
    return this.practice.task?.wants.does === 'light' ? this.#largestFirst : this.claimable;
  }
  get #largestFirst(): Group[] {
    return [...this.#groups].sort((a, b) => b.discs.length - a.discs.length);
  }

  act(action: Action): Promise<void> {
    this.#acting = this.#act(action);
    return this.#acting;
  }
  async #act(action: Action): Promise<void> {
    this.#calm();
    await this.practice.attempt(action);
    this.#follow();
  }

  #calm(): void {
    this.lit = undefined;
    this.meant = undefined;
    this.hinted = undefined;
    this.pointed = undefined;
  }

  // Where figures are built, the hand holds what the table says it does.
  #follow(): void {
    if (!this.#builds) return;
    const [held] = this.practice.hand;
    if (held === undefined) this.holder.clear();
    else if (this.holder.held?.tile.id !== held) this.holder.take(held);
  }

  async retry(): Promise<void> {
    this.holder.clear();
    await this.practice.retry();
    this.#follow();
  }

  async take(id: number): Promise<void> {
    const { practice, holder } = this;
    if (practice.wrong) await this.retry();
    if (!practice.active) return;
    this.#calm();
    if (this.#builds) {
      const mayTake = practice.session.scene.choices.some((action) => 'take' in action && action.take === id);
      if (mayTake) await this.act({ take: id });
      return;
    }
    if (practice.task?.wants.does === 'announce') return; // hands off
    holder.take(id);
    await practice.did('hold');
  }

  async putBack(): Promise<void> {
    if (this.practice.active && can(this.practice.session.scene, 'back')) await this.act({ back: true });
  }

  async turn(quarters = 1): Promise<void> {
    await this.holder.turn(quarters);
  }
  async flip(): Promise<void> {
    await this.holder.flip();
    if (this.holder.held === undefined) return;
    this.meant = undefined;
    await this.practice.did('flip');
  }

  // Looks at a group, which may be all that is asked for.
  async #light(group: Group | undefined): Promise<void> {
    this.lit = group;
    const wants = this.practice.task?.wants;
    if (group === undefined || wants?.does !== 'light' || !within(group.discs.length, wants.size)) return;
    this.meant = undefined;
    await this.practice.did('light');
  }

  #groupUnder(point: Point): Group | undefined {
    const pawns = this.#pawns;
    return groupUnder(pawns.length > 0 ? pawns : this.#groups, point);
  }

  async tap(point: Point): Promise<void> {
    const { practice, holder } = this;
    holder.forgive();
    if (practice.wrong) return this.retry();
    if (holder.held !== undefined) {
      if (practice.active) await holder.tap(point);
      return;
    }
    if (this.#builds) return this.#takeOut(point);
    await this.#light(this.#groupUnder(point));
    const claim = this.lit && practice.active ? claimNear(practice.session.scene, this.lit, point) : undefined;
    if (claim !== undefined) await this.act(claim);
  }

  async #takeOut(point: Point): Promise<void> {
    const { session, me } = this.practice;
    const at = session.scene.layouts[me]?.tiles.find((tile) => covers(tile, point));
    const id = at && this.practice.tileWith(at[0]);
    if (id !== undefined) await this.take(id);
  }

  hover(point: Point | null): void {
    if (this.holder.held !== undefined) {
      if (this.practice.active) this.holder.hover(point);
    } else if (!this.#builds) {
      this.lit = point === null ? undefined : this.#groupUnder(point);
    }
  }

  async drop(at: Point, touch: boolean): Promise<void> {
    await this.#acting; // a tile of the pile is in the hand only when the table says so
    if (this.practice.active && (await this.dragged.drop(at, touch)) !== 'beside') return;
    if (!this.#builds) this.holder.clear();
  }

  async undo(): Promise<void> {
    this.#calm();
    if (this.practice.wrong) await this.retry();
    else if (this.#builds) await this.putBack();
    else this.holder.clear();
  }

  async enter(): Promise<void> {
    const { practice, holder } = this;
    if (practice.finished) return this.goOn();
    if (practice.wrong) return this.retry();
    if (holder.ghost !== undefined) return holder.layGhost();
    if (this.meant !== undefined) return this.#do(this.meant);
    const chosen = this.pointed === undefined ? this.hinted : practice.tileWith(this.pointed[0]);
    if (chosen !== undefined) return this.take(chosen);
    const claims = this.lit === undefined ? [] : claimsOn(practice.session.scene, this.lit);
    const [only, ...others] = practice.answers;
    const action = claims[0] ?? (others.length === 0 && only !== undefined && !('place' in only) ? only : undefined);
    if (action !== undefined && practice.active) await this.act(action);
  }

  // The next place for the tile in hand, or for the first tile; with empty hands over a figure, the next tile in it.
  cycle(by: number): { rank: number; all: number; at: Placement } | undefined {
    const { practice, holder } = this;
    if (!practice.active) return undefined;
    if (this.#builds && holder.held === undefined) return this.#select(by);
    if (holder.held === undefined) {
      const first = practice.hand.find((id) => practice.session.scene.places.some(({ tile }) => tile === id));
      if (first === undefined || practice.task?.wants.does !== 'place') return undefined;
      holder.take(first);
    }
    const found = holder.cycle(by);
    if (found === undefined) return undefined;
    this.ground()?.reveal(found.place.at);
    return { rank: found.rank, all: found.all, at: found.place.at };
  }

  #select(by: number): { rank: number; all: number; at: Placement } | undefined {
    const tiles = this.practice.session.scene.layouts[this.practice.me]?.tiles ?? [];
    const now = tiles.findIndex((at) => this.pointed !== undefined && samePlacement(at, this.pointed));
    const rank = now < 0 && by < 0 ? tiles.length - 1 : (now + by + tiles.length) % Math.max(1, tiles.length);
    this.pointed = tiles[rank];
    return this.pointed && { rank, all: tiles.length, at: this.pointed };
  }

  async nextClaim(): Promise<Group | undefined> {
    const { choosable } = this;
    const now = choosable.findIndex((group) => this.lit !== undefined && groupKey(group) === groupKey(this.lit));
    await this.#light(choosable[(now + 1) % Math.max(1, choosable.length)]);
    return this.lit;
  }

  // One of the right answers. The highest announcement is the one that can be shown.
  get #answer(): Shown | undefined {
    const { task, answers } = this.practice;
    const wants = task?.wants;
    if (wants?.does === 'hold' || wants?.does === 'flip' || wants?.does === 'light') return wants;
    return wants?.does === 'announce' ? answers.at(-1) : answers[0];
  }

  // Points to a right answer, without giving it; asked again, it is done.
  async show(): Promise<void> {
    const { practice } = this;
    if (practice.wrong) await this.retry();
    const answer = this.#answer;
    if (!practice.active || answer === undefined) return;
    if (JSON.stringify(answer) === JSON.stringify(this.meant)) return this.#do(answer);
    this.#calm();
    this.#point(answer);
    this.meant = answer;
  }

  #point(answer: Shown): void {
    const { practice, holder } = this;
    const layout = practice.session.scene.layouts[practice.me];
    if ('place' in answer) {
      const id = practice.tileWith(answer.place[0]);
      if (id !== undefined && holder.held?.tile.id !== id) holder.take(id);
      holder.aim(answer.place);
      this.ground()?.reveal(answer.place);
    } else if ('take' in answer) {
      this.hinted = answer.take;
      this.pointed = layout?.tiles.find(([face]) => practice.tileWith(face) === answer.take);
    } else if ('mark' in answer) {
      this.lit = groupAt(this.#groups, answer.mark);
    } else if ('keep' in answer) {
      this.lit = groupAt(this.#pawns, answer.keep);
    } else if ('does' in answer) {
      if (answer.does === 'light') this.lit = this.#largestFirst.find(({ discs }) => within(discs.length, answer.size));
      else if (answer.does === 'flip' && holder.held === undefined && practice.hand[0] !== undefined)
        holder.take(practice.hand[0]);
    }
  }

  async #do(answer: Shown): Promise<void> {
    const { practice, holder } = this;
    this.#point(answer);
    if (!('does' in answer)) return 'place' in answer ? holder.layGhost() : this.act(answer);
    if (answer.does === 'light') return this.#light(this.lit);
    if (answer.does === 'flip') return this.flip();
    if (practice.hand[0] !== undefined) await this.take(practice.hand[0]);
  }

  // What a key asks for, where nothing is to be said besides.
  async command(command: Command): Promise<void> {
    switch (command.kind) {
      case 'take': {
        const { pile, hand } = this.practice;
        const id = (this.#builds && hand.length === 0 ? pile : hand)[command.index];
        if (id !== undefined) await this.take(id);
        return;
      }
      case 'turn':
        return this.turn(command.by);
      case 'flip':
        return this.flip();
      case 'enter':
        return this.enter();
      case 'undo':
      case 'escape':
        return this.undo();
      default:
        return doCommon(command, { board: this.ground(), keys: undefined });
    }
  }
}
