// Somebody at a board, whatever is played there: what they touch, drag, press and hear. What comes of it is the affair of what they play.
import type { Point } from '../board/geometry.ts';
import type { Placement } from '../engine/types.ts';
import { doCommon } from './common_keys.ts';
import { Dragged } from './dragged.svelte.ts';
import { focusTable } from './focus.ts';
import { commandOf, type Command } from './keys.ts';
import type { Fingers, Found, Playing } from './playing.ts';
import { Said } from './said.svelte.ts';

interface View {
  boardPoint(client: Point): Point | undefined;
  reveal(at: Placement): void;
  anchor?(at: Placement, client: Point): void;
  scale(): number;
  fit(): void;
  zoom(factor: number): void;
  pan(x: number, y: number): void;
}

export class Sitting implements Fingers {
  board = $state.raw<View>();
  keys: { show(): void } | undefined;
  tray: { fail(error: unknown): void } | undefined;
  readonly dragged: Dragged;
  readonly #said = new Said();
  #lifting: Promise<void> = Promise.resolve();

  constructor(readonly playing: Playing) {
    this.dragged = new Dragged(playing.holder, () => this.board);
  }

  get said(): string {
    return this.#said.text;
  }
  readonly say = (text: string): void => this.#said.say(text);

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
    if (this.dragged.at !== undefined) this.dragged.hover(); // where it fits may have been unknown until now
    this.say(this.playing.message);
  }
  readonly spin = (quarters: number): void => this.safely(this.playing.holder.turn(quarters));
  // A tile that is only tried is picked up from the board.
  readonly lift = {
    begin: (at: Placement): void => {
      this.#lifting = this.playing.holder.lift(at);
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

  readonly key = (event: KeyboardEvent): void => {
    if (event.defaultPrevented) return;
    const command = commandOf(event);
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
      case 'enter':
        return playing.enter();
      case 'undo':
      case 'escape':
        return playing.undo();
      case 'hint':
        return this.#hint();
      case 'claim': {
        const text = playing.nextGroup?.();
        return this.#come(text === undefined ? undefined : { text });
      }
      case 'standing':
        return this.say(playing.standing());
      default:
        return doCommon(command, { holder: playing.holder, board: this.board, keys: this.keys });
    }
  }
  #come(found: Found | undefined): void {
    if (found?.at !== undefined) this.board?.reveal(found.at);
    if (found !== undefined) this.say(found.text);
  }
}
