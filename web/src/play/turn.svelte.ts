// A player's turn at a table that is played in turns: what they may do now, what they should know, and what their touches and keys
// bring about. The rules are the table's.
import { covers, type Point } from '../board/geometry.ts';
import type { Joined } from '../board/groups.ts';
import type { Gain, Laid } from '../board/moves.ts';
import type { Action, Edge, Group, Layout, Placement, PlayedAction, State, TileInfo } from '../engine/types.ts';
import { games } from '../games/all.ts';
import type { Game } from '../games/game.ts';
import { play as playSound } from '../look/sounds.ts';
import type { Described } from '../words/board_text.ts';
import { aroundTable, boardInWords, outcomeInWords, toldAloud, type Around } from '../words/describe.ts';
import { namesOf } from '../words/names.ts';
import { words } from '../words/words.svelte.ts';
import { can, claimNear, claimsOn, groupUnder, sameAction } from './choices.ts';
import { stopKey, stopsOf, whyNotClaimed, type Stop } from './claims.ts';
import { Hints } from './hints.svelte.ts';
import { Holder } from './holder.svelte.ts';
import { byPlace, ranked } from './holding.ts';
import { costInWords, joiningOf } from './joining.ts';
import { planInWords } from './plan_words.ts';
import { nextPlace, type Fingers, type Found, type Landed, type Playing } from './playing.ts';
import { gainsOf, recentOf } from './recent.ts';
import type { Session } from './session.svelte.ts';
import { standingInWords } from './standing.ts';
import { turnMessage } from './turn_message.ts';

export class Turn implements Playing {
  readonly holder: Holder;
  readonly hints: Hints;
  readonly names: readonly string[];
  readonly around: Around;
  readonly mayAskHints: boolean;
  readonly #game: Game;
  pointed = $state.raw<Group>(); // what the pointer is over: it says what it is, and nothing more comes of it
  chosen = $state.raw<Stop>(); // what the keyboard has come to: Enter does what it said
  #ownStep = $state(0); // where the story stood when the viewer last did something

  constructor(
    readonly session: Session,
    tiles: ReadonlyMap<number, TileInfo>,
  ) {
    const { aids, seats, game } = session.table;
    this.#game = games[game];
    this.mayAskHints = aids.includes('hints');
    this.names = namesOf(seats);
    this.around = aroundTable(this.names, tiles.values(), this.#game);
    this.holder = new Holder(session, tiles, undefined, aids.includes('preview') ? ranked : byPlace);
    this.hints = new Hints(session, (steps) => planInWords(steps, session.scene, game, this.around));
    this.#ownStep = session.story.length;
  }

  get now(): State {
    return this.session.scene.state;
  }
  get layout(): Layout | undefined {
    return this.session.scene.layouts[0];
  }
  get boardLabel(): string {
    return boardInWords(this.layout, this.#game);
  }
  #groupUnder(point: Point): Group | undefined {
    return this.#game.groupsCount ? groupUnder(this.layout?.groups ?? [], point) : undefined;
  }
  // Whoever may call an auction has no move yet.
  get isMine(): boolean {
    const { session, now } = this;
    const hasMove =
      now.auction === undefined || session.tried.length > 0 || now.phase === 'auction' || now.seat === session.viewer;
    return session.awaited && hasMove;
  }
  get handOwner(): number {
    return this.session.viewer ?? this.now.seat ?? 0;
  }
  get hand(): readonly (number | null)[] {
    if (this.session.curtain) return [];
    const own = this.#game.hand(this.now, this.handOwner);
    return this.session.scene.automatic ? [...(this.now.open ?? []), ...own] : own;
  }
  get bidding(): boolean {
    return this.now.phase === 'auction';
  }
  get mayPass(): boolean {
    return this.isMine && can(this.session.scene, 'pass') && !this.bidding;
  }
  get mustPass(): boolean {
    return this.mayPass && this.session.scene.places.length === 0;
  }
  get finishable(): boolean {
    const { session } = this;
    return session.confirmable || (this.isMine && session.tried.length === 0 && can(session.scene, 'done'));
  }
  get tentative(): number {
    return this.session.tried.filter((action) => 'place' in action).length;
  }
  // Discs with a plus. A pawn that may stay is in sight already, and a plus would cover it.
  get targets(): Edge[] {
    if (!this.isMine || this.holder.held !== undefined) return [];
    return this.session.offered.choices.flatMap((action): Edge[] => ('mark' in action ? [action.mark] : []));
  }
  // The groups that may be claimed, largest first.
  get claimable(): Group[] {
    if (!this.isMine) return [];
    const { offered } = this.session;
    return (this.layout?.groups ?? [])
      .filter((group) => claimsOn(offered, group).length > 0)
      .sort((a, b) => b.discs.length - a.discs.length);
  }
  get lit(): Group | undefined {
    return this.chosen?.group ?? this.pointed;
  }

  // What is confirmed and new to the viewer.
  get latest(): Laid[] {
    return recentOf(this.session.story, this.session.viewer, this.names);
  }
  // What has been scored since the viewer last did something, and by that; and what is tried would score.
  get gains(): Gain[] {
    const groups = this.layout?.groups ?? [];
    const { story, scene } = this.session;
    return [...gainsOf(story.slice(this.#ownStep), groups), ...gainsOf(scene.tried, groups, true)];
  }

  // What the held tile would make of the groups around it, and what that would cost.
  get joined(): Joined[] {
    return joiningOf(this.holder.ghost, this.layout);
  }
  get costs(): string[] {
    return costInWords(this.joined, this.layout?.claims ?? [], this.#game.piece, this.names);
  }

  // What the player should know now.
  get message(): string {
    return turnMessage(this);
  }

  // Besides that, news of the others are heard: neither must drown the other.
  get heard(): string {
    return this.session.awaited || this.session.over ? this.message : '';
  }

  // What the others did from a step of the story on, for whoever does not see it.
  newsSince(step: number): string[] {
    const { session } = this;
    return session.story.slice(step).flatMap((told) => {
      if (typeof told.seat !== 'number' || told.seat === session.viewer) return [];
      const text = toldAloud(told, this.around);
      return text === undefined ? [] : [`${this.names[told.seat] ?? ''} ${text}`];
    });
  }
  get described(): Described {
    return { layout: this.layout, names: this.names, tileOf: (face) => this.around.tileOf(face) ?? 0 };
  }
  standing(): string {
    return [...standingInWords(this.session.table.game, this.now, this.names), this.boardLabel].join(', ');
  }

  // Somebody else has the table now, or it has changed: what was in the hand, in the mind or under the pointer is no more.
  rest(): void {
    this.holder.clear();
    this.#calm();
  }
  #calm(): void {
    this.hints.clear();
    this.pointed = undefined;
    this.chosen = undefined;
  }

  take(id: number): void {
    this.#calm();
    this.holder.take(id);
  }
  digit(index: number, fingers: Fingers): void {
    const id = this.hand[index] ?? null;
    if (id !== null && this.isMine) fingers.take(id);
  }

  async tap(point: Point, reach?: number): Promise<void> {
    this.holder.forgive();
    if (this.holder.held !== undefined) {
      if (await this.holder.tap(point)) await this.#laid();
      return;
    }
    const group = groupUnder(this.claimable, point, reach) ?? this.#groupUnder(point);
    this.chosen = undefined;
    this.pointed = group;
    const claim = group && this.isMine ? claimNear(this.session.offered, group, point) : undefined;
    if (claim !== undefined) return this.attempt(claim);
    const tried = this.layout?.tiles.slice(-this.tentative || Infinity).find((at) => covers(at, point));
    if (tried !== undefined) {
      this.#calm();
      await this.holder.lift(tried);
    }
  }

  hover(point: Point | null): void {
    if (this.holder.held !== undefined) return this.holder.passOver(point);
    this.pointed = point === null ? undefined : this.#groupUnder(point);
  }
  light(group: Group | undefined): void {
    this.pointed = group;
  }

  // A tile came down on the board or beside it.
  async dropped(landed: Landed): Promise<void> {
    if (landed === 'laid') await this.#laid();
    if (landed === 'beside') this.holder.clear();
  }
  #laid(): Promise<void> {
    playSound('lay');
    return this.#followHint();
  }

  async attempt(action: Action): Promise<void> {
    this.pointed = undefined;
    this.chosen = undefined;
    this.holder.forgive();
    await this.session.attempt(action);
    await this.#followHint();
  }
  async undo(): Promise<void> {
    this.#calm();
    await this.holder.undo();
  }
  // The viewer has seen everything up to here: from now on everything is news.
  async #end(work: Promise<boolean>): Promise<void> {
    this.rest();
    this.#ownStep = this.session.story.length;
    await work;
  }
  confirm(last?: Action): Promise<void> {
    return this.#end(this.session.confirm(last));
  }
  // Whoever could place a tile must mean it: it is tried first, as a tile is.
  pass(): Promise<void> {
    return this.mustPass ? this.act({ pass: true }) : this.attempt({ pass: true });
  }
  act(action: Action, seat?: number): Promise<void> {
    return this.#end(this.session.act([action], seat));
  }

  // We look through the eyes of the person here who must act; where hands are secret those of others are covered first.
  async handOver(): Promise<void> {
    const { session } = this;
    const seat = session.actual.mover;
    if (seat === null || seat === session.viewer || !session.isPerson(seat) || session.over) return;
    const secret = session.people().length > 1 && session.table.options['open_hands'] !== true;
    await session.look(seat, secret);
  }

  // Does what was said last, and nothing else: whoever has a tile in the hand or has come to a group does not mean to end the turn.
  async enter(): Promise<Found | void> {
    const { session, holder, chosen } = this;
    if (session.curtain) return session.uncover();
    if (holder.ghost !== undefined) {
      await holder.layGhost();
      return this.#laid();
    }
    if (chosen !== undefined) return this.#claim(chosen);
    if (holder.held !== undefined) return this.cycle(1);
    if (session.asked.length > 0) return session.goOn();
    if (this.mustPass && session.tried.length === 0) return this.act({ pass: true });
    if (this.finishable) return this.confirm();
  }
  async #claim(stop: Stop): Promise<Found | void> {
    if (stop.action !== undefined && this.isMine) return this.attempt(stop.action);
    this.chosen = { ...stop, text: whyNotClaimed(stop.group, this.session.offered, this.#game, this.handOwner) };
    return { text: this.chosen.text };
  }
  // Leaves what was come to; only then what was tried.
  async escape(): Promise<void> {
    const isAtIt = this.chosen !== undefined || this.hints.text !== '' || this.holder.held !== undefined;
    if (isAtIt) this.rest();
    else await this.undo();
  }

  // The next place for a tile, in words. Nothing if there is no tile to lay.
  cycle(by: number): Found | undefined {
    this.#calm();
    if (!this.holder.takeFitting(this.isMine ? this.hand : [])) return undefined;
    return nextPlace(this.holder, by, words().play.whereNone, outcomeInWords);
  }

  // The next group, in words.
  nextGroup(): string | undefined {
    if (!this.#game.groupsCount) return undefined;
    const stops = this.#stops();
    const now = stops.findIndex((stop) => stopKey(stop) === (this.chosen && stopKey(this.chosen)));
    this.chosen = stops[(now + 1) % stops.length];
    return this.chosen?.text;
  }
  #stops(): Stop[] {
    return stopsOf(this.session.offered, this.session.table.game, this.names);
  }

  // Whether the engine can be asked how to go on from here.
  get mayHint(): boolean {
    const { scene, tried } = this.session;
    const goesOn = tried.length === 0 || scene.places.length > 0 || scene.choices.length > 0;
    return this.isMine && this.mayAskHints && !scene.automatic && goesOn;
  }
  // Shows the next good turn: its tile in the hand and over its place, its group lit. Returns where to look.
  async hint(): Promise<Placement | undefined> {
    if (!this.mayHint) return undefined;
    this.holder.clear();
    this.chosen = undefined;
    await this.hints.next();
    return this.#show(this.hints.step);
  }
  #show(step: PlayedAction | undefined): Placement | undefined {
    if (step === undefined) return undefined;
    this.chosen = this.#stops().find(({ action }) => action && sameAction(action, step, this.session.scene));
    if (!('place' in step)) return undefined;
    this.holder.take(this.around.tileOf(step.place[0]) ?? 0);
    this.holder.aim(step.place);
    return step.place;
  }
  async #followHint(): Promise<void> {
    const { hints } = this;
    if (hints.shown === undefined) return;
    hints.follow();
    await hints.goOn();
    if (hints.step === undefined) hints.clear();
    this.#show(hints.step);
  }
  // Does the next step of the hint.
  async carryOut(): Promise<void> {
    const { step } = this.hints;
    if (step === undefined) return;
    if ('place' in step) return void (await this.enter());
    if ('done' in step) return this.confirm();
    if ('pass' in step) return this.pass();
    return 'again' in step ? this.confirm(step) : this.attempt(step);
  }
}
