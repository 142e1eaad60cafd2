// Somebody at a board, whatever is played there: what they touch, drag, press and hear. What comes of it is the affair of what they play.
import type { Point } from '../board/geometry.ts';
import type { Slot } from '../board/slots.ts';
import type { Place, Placement } from '../engine/types.ts';
import { settings } from '../look/settings.svelte.ts';
import { poseInWords } from '../words/describe.ts';
import { words } from '../words/words.svelte.ts';
import { doCommon } from './common_keys.ts';
import { Dragged } from './dragged.svelte.ts';
import { focusTable } from './focus.ts';
import { faceUp } from './holding.ts';
import { commandOf, isCovered, type Command } from './keys.ts';
import type { Fingers, Found, Playing } from './playing.ts';
import { Said, type Saying } from './said.svelte.ts';
import { slotsOf } from './slots.ts';
import type { Spot } from './spot.ts';

interface View {
  boardPoint(client: Point): Point | undefined;
  reveal(at: Placement): void;
  approach(slots: readonly Slot[]): void;
  anchor?(at: Placement, client: Point): void;
  scale(): number;
  fit(): void;
  zoom(factor: number): void;
  pan(x: number, y: number): void;
}

export class Sitting implements Fingers {
  board = $state.raw<View>();
  spot = $state.raw<Spot>(); // what is pointed out on it, once the game is over
  keys: { show(): void } | undefined;
  words: { show(): void } | undefined;
  tray: { fail(error: unknown): void } | undefined;
  readonly dragged: Dragged;
  readonly #said = new Said();
  #lifting: Promise<void> = Promise.resolve();
  #known = ''; // the latest message that has been said, or that something better was said instead of

  constructor(readonly playing: Playing) {
    this.dragged = new Dragged(playing.holder, () => this.board);
  }

  get said(): string {
    return this.#said.text;
  }
  get sayings(): readonly Saying[] {
    return this.#said.sayings;
  }
  // In answer to what somebody did: what the message says of it as well need not be said again.
  readonly say = (text: string): void => {
    this.#said.say(text);
    this.#known = this.playing.message;
  };
  // What somebody should know now has changed.
  readonly hear = (message: string): void => {
    if (message === this.#known) return;
    this.#known = message;
    this.#said.say(message);
  };
  // What others do changes nothing of that.
  readonly tell = (news: string): void => this.#said.say(news);

  readonly fail = (error: unknown): void => this.tray?.fail(error);
  readonly safely = (work: Promise<unknown>): void => void work.catch(this.fail);
  // By a button that may be gone afterwards.
  readonly press = (work: Promise<unknown>): void => {
    focusTable();
    this.safely(work);
  };

  readonly take = (id: number, face?: string): void => this.safely(this.#take(id, face));
  async #take(id: number, face?: string): Promise<void> {
    await this.playing.take(id, face);
    this.board?.approach(slotsOf(this.playing.holder));
    if (this.dragged.at !== undefined) this.dragged.hover(); // where it fits may have been unknown until now
    this.say(this.playing.message);
  }
  readonly spin = (quarters: number): void => this.safely(this.#change(this.playing.holder.turn(quarters)));
  readonly flip = (): void => this.safely(this.#change(this.playing.holder.flip()));
  async #change(turning: Promise<void>): Promise<void> {
    await turning;
    const { holder, message } = this.playing;
    const { held, slots, oneWay } = holder;
    if (held === undefined) return this.say(message);
    const fits = oneWay === undefined ? words().heard.fits(slots.length) : message;
    this.say(`${poseInWords(faceUp(held), held.rot)}, ${fits}`);
  }
  // The other button of a mouse turns a tile that is in the hand; a finger that stays has nothing to do with it.
  readonly otherButton = (event: MouseEvent): void => {
    if (this.playing.holder.held === undefined) return;
    event.preventDefault();
    if (!('pointerType' in event) || event.pointerType !== 'touch') this.spin(1);
  };

  // A tile that is only tried is picked up from the board.
  readonly lift = {
    begin: (at: Placement): void => {
      this.#lifting = this.playing.lift?.(at) ?? this.playing.holder.lift(at);
      this.safely(this.#lifting.then(() => this.dragged.hover()));
    },
    drag: (at: Point | undefined, touch: boolean): void => this.dragged.move(at, touch),
    drop: (at: Point, touch: boolean): void => this.drop(at, touch),
  };
  readonly drag = (at: Point | undefined, touch: boolean): void => this.dragged.move(at, touch);
  readonly drop = (at: Point, touch: boolean): void => this.safely(this.#drop(at, touch));
  async #drop(at: Point, touch: boolean): Promise<void> {
    await this.#lifting;
    await this.playing.taken?.();
    await this.playing.dropped(await this.dragged.drop(at, touch), at);
  }

  readonly hint = (): void => this.safely(this.#hint());
  async #hint(): Promise<void> {
    const place = await this.playing.hint?.();
    if (place !== undefined) this.board?.reveal(place);
  }
  // The next place for a tile, without a keyboard.
  readonly next = (): void => {
    const isFirst = this.playing.holder.held === undefined;
    const found = this.playing.cycle(1) ?? { text: this.playing.message };
    if (isFirst) this.board?.approach(slotsOf(this.playing.holder));
    this.#come(found);
  };
  // Does what is shown.
  readonly enter = (): void => this.press(this.#enter());
  async #enter(): Promise<void> {
    this.#come((await this.playing.enter()) ?? undefined);
  }
  // A place from a list: the tile is laid there.
  readonly lay = ({ tile, at }: Place): void => {
    const { holder } = this.playing;
    if (holder.held?.tile.id !== tile) holder.take(tile);
    holder.aim(at);
    this.board?.reveal(at);
    this.enter();
  };

  readonly key = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || isCovered()) return;
    const command = commandOf(event, settings.letters);
    if (command === undefined) return;
    event.preventDefault();
    this.safely(this.#obey(command));
  };
  async #obey(command: Command): Promise<void> {
    const { playing } = this;
    switch (command.kind) {
      case 'take':
        return playing.digit(command.index, this);
      case 'cycle':
        return this.#come(playing.cycle(command.by));
      case 'turn':
        return this.#change(playing.holder.turn(command.by));
      case 'flip':
        return this.#change(playing.holder.flip());
      case 'enter':
        return this.#enter();
      case 'undo':
        return playing.undo();
      case 'escape':
        return playing.escape === undefined ? playing.undo() : playing.escape();
      case 'hint':
        return this.#hint();
      case 'claim': {
        const text = playing.nextGroup?.();
        return this.#come(text === undefined ? undefined : { text });
      }
      case 'standing':
        return this.say(playing.standing());
      case 'words':
        return this.words?.show();
      default:
        return doCommon(command, { board: this.board, keys: this.keys });
    }
  }
  #come(found: Found | undefined): void {
    if (found?.at !== undefined) this.board?.reveal(found.at);
    if (found !== undefined) this.say(found.text);
  }
}
