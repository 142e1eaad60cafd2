// A finger or a mouse on a tile: a tap, or the beginning of a drag.
import type { Point } from '../board/geometry.ts';

export interface PressTarget {
  begin(id: number): void; // it is a drag
  drag(at: Point | undefined, touch: boolean): void;
  drop(at: Point, touch: boolean): void;
}

const slack = 8;

export class Press {
  #pressed: { id: number; pointer: number; at: Point; moved: boolean; ended: boolean } | undefined;

  // Where the tiles lie in something that a finger scrolls, only a movement across that is a drag.
  constructor(
    private readonly target: PressTarget,
    private readonly scrolls: () => 'x' | 'y' | undefined = () => undefined,
  ) {}

  // Whether what ends in a click was really a drag.
  get dragged(): boolean {
    return this.#pressed?.moved === true;
  }

  down(event: PointerEvent, id: number): void {
    if (event.button !== 0) return;
    this.#pressed = {
      id,
      pointer: event.pointerId,
      at: { x: event.clientX, y: event.clientY },
      moved: false,
      ended: false,
    };
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    const pressed = this.#pressed;
    // A browser also tells of moves when something else moves under a pointer that rests.
    if (pressed?.pointer !== event.pointerId || pressed.ended) return;
    const at = { x: event.clientX, y: event.clientY };
    const touch = event.pointerType === 'touch';
    if (!pressed.moved) {
      if (!this.#leaves({ x: at.x - pressed.at.x, y: at.y - pressed.at.y }, touch)) return;
      pressed.moved = true;
      this.target.begin(pressed.id);
    }
    this.target.drag(at, touch);
  }

  #leaves({ x, y }: Point, touch: boolean): boolean {
    if (Math.hypot(x, y) < slack) return false;
    const scrolls = touch ? this.scrolls() : undefined;
    if (scrolls === undefined) return true;
    return scrolls === 'x' ? Math.abs(y) > Math.abs(x) : Math.abs(x) > Math.abs(y);
  }

  up(event: PointerEvent): void {
    const pressed = this.#pressed;
    if (pressed?.pointer !== event.pointerId) return;
    pressed.ended = true;
    if (pressed.moved) {
      this.target.drag(undefined, false);
      if (event.type === 'pointerup')
        this.target.drop({ x: event.clientX, y: event.clientY }, event.pointerType === 'touch');
    }
    // After the click that follows; the next press may have begun by then.
    setTimeout(() => {
      if (this.#pressed === pressed) this.#pressed = undefined;
    });
  }
}
