// Alex as the viewer plays it: what may be touched, what lies there, what they should know, and what comes of touches and keys.
import type { Point } from '../board/geometry.ts';
import type { Placement, State, TileInfo } from '../engine/types.ts';
import { games } from '../games/all.ts';
import type { Described } from '../words/board_text.ts';
import { boardInWords } from '../words/describe.ts';
import { namesOf } from '../words/names.ts';
import { words } from '../words/words.svelte.ts';
import { highestOf, shownPoints, type Announcement } from './alex.ts';
import { Holder } from './holder.svelte.ts';
import { byPlace } from './holding.ts';
import { aboutHand, aboutPlaces, nextPlace, type Fingers, type Found, type Landed, type Playing } from './playing.ts';
import type { Session } from './session.svelte.ts';
import { standingInWords } from './standing.ts';
import { lookForAll } from './together.ts';

export class Showing implements Playing {
  readonly holder: Holder;
  readonly names: readonly string[];
  // Where a number is written, while it may be.
  paper: { write(digit: number): void } | undefined;

  constructor(
    readonly session: Session,
    private readonly tiles: ReadonlyMap<number, TileInfo>,
  ) {
    this.names = namesOf(session.table.seats);
    this.holder = new Holder(session, tiles, undefined, byPlace); // best first would find the turn for the player
  }

  // What is tried changes nothing yet.
  get now(): State {
    return this.session.actual.state;
  }
  get highest(): Announcement | undefined {
    return highestOf(this.now);
  }
  get isShowing(): boolean {
    return this.now.phase === 'show' || this.now.phase === 'second_tile';
  }
  // Whether the viewer lays tiles now.
  get mayLay(): boolean {
    const isUp = this.session.awaited || this.session.tried.length > 0;
    return isUp && (this.isShowing || this.now.phase === 'layout');
  }
  // People who may still announce something.
  get speakers(): number[] {
    const { awaited, phase } = this.now;
    return phase === 'think' ? this.session.people().filter((seat) => awaited.includes(seat)) : [];
  }
  // Whether the viewer has announced most, and so waits to be outdone (AL2).
  get isAhead(): boolean {
    return this.highest !== undefined && this.highest.seat === this.session.viewer;
  }

  get tried(): Placement[] {
    return this.session.tried.flatMap((action): Placement[] => ('place' in action ? [action.place] : []));
  }
  get #isWhole(): boolean {
    return this.isShowing && this.session.tried.length === 2;
  }
  // A turn of two tiles is judged at once, and one that is worth too little is off the board again: here it still lies.
  get laid(): readonly Placement[] {
    const { scene, earlier } = this.session;
    const last = this.tried.at(-1);
    if (!this.#isWhole || last === undefined) return scene.layouts[0]?.tiles ?? [];
    return [...(earlier?.layouts[0]?.tiles ?? []), last];
  }
  get boardLabel(): string {
    return boardInWords(this.session.actual.layouts[0], games[this.session.table.game]);
  }
  get open(): readonly number[] {
    return this.#isWhole ? [] : (this.session.scene.state.open ?? []);
  }

  get message(): string {
    const { session, holder, now, highest } = this;
    const w = words();
    const name = (seat = 0): string => this.names[seat] ?? '';
    if (session.over) return w.over.title;
    const hand = aboutHand(holder);
    if (hand !== undefined) return hand;
    const wanted = now.announced?.[now.seat ?? 0] ?? 0;
    const points = this.isShowing && session.tried.length > 0 ? shownPoints(session.scene.tried) : undefined;
    if (points !== undefined) {
      return points >= wanted ? w.alex.enough(points) : w.alex.notEnough(points);
    }
    if (this.mayLay && holder.held !== undefined) return aboutPlaces(holder, w.play.whereNone);
    if (now.phase === 'layout') return this.mayLay ? w.play.layOut : w.play.thinking(name(now.seat));
    if (this.isShowing) return this.mayLay ? w.alex.showNow(wanted) : w.alex.show(name(now.seat), wanted);
    if (now.sitting_out?.includes(session.viewer ?? -1) === true) return w.alex.youSitOut;
    if (highest === undefined) return w.alex.look;
    const said = w.alex.highest(name(highest.seat), highest.points);
    if (session.awaited && this.isAhead) return said;
    return `${said}. ${session.awaited ? w.alex.outdo : w.alex.waiting}`;
  }
  get described(): Described {
    const byFace = new Map([...this.tiles.values()].flatMap(({ id, a, b }) => [[a, id] as const, [b, id] as const]));
    const [layout] = this.session.scene.layouts;
    return { layout, names: this.names, tileOf: (face) => byFace.get(face) ?? 0 };
  }
  standing(): string {
    return [...standingInWords(this.session.table.game, this.now, this.names), this.boardLabel].join(', ');
  }

  // Through the eyes of whoever shows, or whoever may still speak.
  handOver(): Promise<void> {
    return lookForAll(this.session, true);
  }

  take(id: number): void {
    this.holder.take(id);
  }
  digit(index: number, fingers: Fingers): void {
    const id = this.open[index];
    if (this.now.phase === 'think' && this.isAhead) fingers.say(words().alex.youLead);
    else if (this.now.phase === 'think') this.paper?.write(index + 1);
    else if (this.mayLay && id !== undefined) fingers.take(id);
  }
  dropped(landed: Landed): void {
    if (landed === 'beside') this.holder.clear();
  }
  async tap(point: Point): Promise<void> {
    this.holder.forgive();
    if (this.mayLay) await this.holder.tap(point);
  }
  cycle(by: number): Found | undefined {
    if (!this.mayLay || !this.holder.takeFitting(this.open)) return undefined;
    return nextPlace(this.holder, by, words().play.whereNone);
  }

  undo(): Promise<void> {
    return this.holder.undo();
  }
  async confirm(): Promise<void> {
    this.holder.clear();
    if (this.session.confirmable) await this.session.confirm();
  }
  async enter(): Promise<void> {
    if (this.holder.ghost !== undefined) await this.holder.layGhost();
    else if (this.session.confirmable) await this.confirm();
  }
}
