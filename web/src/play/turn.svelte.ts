// A player's turn at a table that is played in turns: what they may do now, what they should know, and what their touches and keys
// bring about. The rules are the table's.
import { covers, type Point } from '../board/geometry.ts';
import type { Joined } from '../board/groups.ts';
import type { Gain, Laid } from '../board/moves.ts';
import type { Action, Edge, Group, Layout, Placement, Plan, Scene, State, TileInfo } from '../engine/types.ts';
import { games } from '../games/all.ts';
import type { Game } from '../games/game.ts';
import { play as playSound } from '../look/sounds.ts';
import {
  aroundTable,
  boardInWords,
  groupInWords,
  outcomeInWords,
  toldInWords,
  type Around,
} from '../words/describe.ts';
import { namesOf } from '../words/names.ts';
import { words } from '../words/words.svelte.ts';
import { auctionInWords } from './auction_words.ts';
import { can, claimNear, claimsOn, discOf, groupAt, groupUnder, sameAction } from './choices.ts';
import { claimInWords, claimTitle, stopsOf, type Stop } from './claims.ts';
import { Hints } from './hints.svelte.ts';
import { Holder } from './holder.svelte.ts';
import { byPlace, ranked } from './holding.ts';
import { costInWords, joiningOf } from './joining.ts';
import { aboutPlaces, nextPlace, type Fingers, type Found, type Landed, type Playing } from './playing.ts';
import { gainsOf, recentOf } from './recent.ts';
import type { Session } from './session.svelte.ts';
import { standingInWords } from './standing.ts';

export class Turn implements Playing {
  readonly holder: Holder;
  readonly hints: Hints;
  readonly names: readonly string[];
  readonly around: Around;
  readonly mayAskHints: boolean;
  readonly #game: Game;
  #pointed = $state.raw<Group>(); // what the pointer is over: it says what it is, and nothing more comes of it
  #chosen = $state.raw<Stop>(); // what the keyboard has come to: Enter does what it said
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
    this.hints = new Hints(session, (plan) => this.#planInWords(plan));
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
    return this.session.scene.choices.flatMap((action): Edge[] => ('mark' in action ? [action.mark] : []));
  }
  // The groups that may be claimed, largest first.
  get claimable(): Group[] {
    if (!this.isMine) return [];
    const { scene } = this.session;
    return (this.layout?.groups ?? [])
      .filter((group) => claimsOn(scene, group).length > 0)
      .sort((a, b) => b.discs.length - a.discs.length);
  }
  get lit(): Group | undefined {
    return this.#chosen?.group ?? this.#pointed;
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
  get #cost(): string[] {
    return costInWords(this.joined, this.layout?.claims ?? [], this.#game.piece, this.names);
  }

  // What the player should know now.
  get message(): string {
    const { session, holder, hints, now } = this;
    const { scene } = session;
    const w = words();
    const tried = scene.tried.at(-1)?.outcome;
    if (holder.whyNot !== undefined) return w.play.notThere[holder.whyNot];
    if (hints.text !== '') return hints.text;
    if (holder.ghost !== undefined)
      return [outcomeInWords(holder.ghost), ...this.#cost].filter((text) => text !== '').join('. ');
    if (this.#chosen !== undefined) return this.#chosen.text;
    if (this.#pointed !== undefined) return groupInWords(this.#pointed);
    if (session.over) return w.over.title;
    const auction = auctionInWords({
      state: now,
      viewer: session.viewer,
      awaited: session.awaited,
      asked: session.asked.length > 0,
      names: this.names,
    });
    if (auction !== '') return auction;
    const secondTile =
      now.phase === 'second_tile' && session.awaited ? w.play.secondTile(now.second_tile_price ?? 0) : '';
    if (tried !== undefined && session.tried.length > 0 && holder.held === undefined)
      return [outcomeInWords(tried), secondTile].filter((text) => text !== '').join('. ');
    if (session.tried.some((action) => 'pass' in action)) return this.#game.pass.button();
    if (session.thinking !== null) return w.play.thinking(this.names[session.thinking] ?? '');
    if (!this.isMine) return w.play.turnOf(this.names[now.seat ?? 0] ?? '');
    if (holder.held !== undefined) return aboutPlaces(holder, w.play.whereNone);
    if (scene.automatic) return w.play.layOut;
    if (can(scene, 'keep')) return w.claims.keep;
    if (secondTile !== '') return secondTile;
    if (this.mustPass) return this.#game.pass.message();
    if (scene.places.length > 0) return can(scene, 'done') ? w.play.pickOrEnd : w.play.pick;
    return this.targets.length > 0 ? w.claims.which : w.play.yourTurn;
  }

  // Besides that, news of the others are heard: neither must drown the other.
  get heard(): string {
    return this.session.awaited || this.session.over ? this.message : '';
  }

  // What the others did from a step of the story on.
  newsSince(step: number): string[] {
    const { session } = this;
    return session.story.slice(step).flatMap((told) => {
      if (typeof told.seat !== 'number' || told.seat === session.viewer) return [];
      const text = toldInWords(told, this.around);
      return text === undefined ? [] : [`${this.names[told.seat] ?? ''} ${text}`];
    });
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
    this.#pointed = undefined;
    this.#chosen = undefined;
  }

  take(id: number): void {
    this.#calm();
    this.holder.take(id);
  }
  digit(index: number, fingers: Fingers): void {
    const id = this.hand[index] ?? null;
    if (id !== null && this.isMine) fingers.take(id);
  }

  async tap(point: Point): Promise<void> {
    this.holder.forgive();
    if (this.holder.held !== undefined) {
      if (await this.holder.tap(point)) this.#laid();
      return;
    }
    const group = this.#groupUnder(point);
    this.#chosen = undefined;
    this.#pointed = group;
    const claim = group && this.isMine ? claimNear(this.session.scene, group, point) : undefined;
    if (claim !== undefined) return this.attempt(claim);
    const tried = this.layout?.tiles.slice(-this.tentative || Infinity).find((at) => covers(at, point));
    if (tried !== undefined) {
      this.#calm();
      await this.holder.lift(tried);
    }
  }

  hover(point: Point | null): void {
    if (this.holder.held !== undefined) return this.holder.hover(point);
    this.#pointed = point === null ? undefined : this.#groupUnder(point);
  }
  light(group: Group | undefined): void {
    this.#pointed = group;
  }

  // A tile came down on the board or beside it.
  dropped(landed: Landed): void {
    if (landed === 'laid') this.#laid();
    if (landed === 'beside') this.holder.clear();
  }
  #laid(): void {
    playSound('lay');
    this.#followHint();
  }

  async attempt(action: Action): Promise<void> {
    this.#pointed = undefined;
    this.#chosen = undefined;
    await this.session.attempt(action);
    this.#followHint();
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

  // Does what was said last.
  async enter(): Promise<void> {
    if (this.session.curtain) return this.session.uncover();
    if (this.holder.ghost !== undefined) {
      await this.holder.layGhost();
      return this.#laid();
    }
    if (this.#chosen?.action !== undefined && this.isMine) return this.attempt(this.#chosen.action);
    if (this.session.asked.length > 0) return this.session.goOn();
    if (this.mustPass && this.session.tried.length === 0) return this.act({ pass: true });
    if (this.finishable) return this.confirm();
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
    const stops = stopsOf(this.session.scene, this.session.table.game, this.names);
    const texts = stops.map(({ text, group }) => text + String(group.discs[0]));
    const chosen = this.#chosen && this.#chosen.text + String(this.#chosen.group.discs[0]);
    this.#chosen = stops[(chosen === undefined ? 0 : texts.indexOf(chosen) + 1) % stops.length];
    return this.#chosen?.text;
  }

  // Shows the next good turn: its tile in the hand and over its place, its group lit. Returns where to look.
  async hint(): Promise<Placement | undefined> {
    if (!this.isMine || !this.mayAskHints || this.session.tried.length > 0) return undefined;
    this.holder.clear();
    this.#chosen = undefined;
    await this.hints.next();
    const [first] = this.hints.shown?.actions ?? [];
    return first && this.#show(first);
  }
  #show(action: Action): Placement | undefined {
    this.#chosen = stopsOf(this.session.scene, this.session.table.game, this.names).find(
      (stop) => JSON.stringify(stop.action) === JSON.stringify(action),
    );
    if (!('place' in action)) return undefined;
    this.holder.take(this.around.tileOf(action.place[0]) ?? 0);
    this.holder.aim(action.place);
    return action.place;
  }
  // Whoever does what the hint said is shown how it continues; whoever does something else no longer wants it.
  #followHint(): void {
    const { shown } = this.hints;
    if (shown === undefined) return;
    const { tried } = this.session;
    const follows = tried.every((action, i) => {
      const hinted = shown.actions[i];
      return hinted !== undefined && sameAction(action, hinted, this.session.scene);
    });
    const next = shown.actions[tried.length];
    if (!follows || next === undefined || 'done' in next) return this.hints.clear();
    this.hints.tell({ ...shown, actions: shown.actions.slice(tried.length) });
    this.#show(next);
  }

  #planInWords({ actions }: Plan): string {
    const { scene } = this.session;
    // What comes later is about a board that is not there yet: what it brings, and to which group, is said then.
    return actions.flatMap((action, i) => this.#actionInWords(action, i === 0 ? scene : undefined) ?? []).join(' → ');
  }
  #actionInWords(action: Action, now: Scene | undefined): string | undefined {
    const w = words();
    if ('place' in action) {
      const at = now?.places.find((place) => place.at.join() === action.place.join());
      const tile = w.play.tile(this.around.tileOf(action.place[0]) ?? 0);
      return at?.discs === undefined ? tile : `${tile}, ${outcomeInWords(at)}`;
    }
    if ('pass' in action) return this.#game.pass.button();
    if ('done' in action) return w.play.endTurn;
    if ('bid' in action) return w.auction.bid(action.bid);
    if ('follow' in action) return w.auction.follow(this.now.auction?.bid ?? 0);
    if ('again' in action) return w.claims.again(this.now.again_price ?? 0);
    const disc = discOf(action);
    const group = now && disc && groupAt(this.layout?.groups ?? [], disc);
    const claim = now && group && claimInWords(action, group, now, this.names);
    const title = 'mark' in action ? claimTitle(this.session.table.game) : undefined;
    return title === undefined || claim === undefined ? (title ?? claim) : `${title}: ${claim}`;
  }
}
