// Fingers, mouse and wheel on the board, told apart: taps, moving and zooming the view. A gesture that begins on something
// draggable (a tile) is not ours.
import type { Point } from './geometry.ts';

// Something under a finger that is dragged by itself; points of the window.
export interface Grip {
  begin(): void;
  drag(at: Point | undefined, touch: boolean): void;
  drop(at: Point, touch: boolean): void;
}

export interface GestureTarget {
  grip?(pixel: Point): Grip | undefined;
  // By how many pixels, and zoomed by how much around which pixel.
  pan(pixels: Point, zoom: number, around: Point): void;
  settle(): void; // the gesture is over
  tap(pixel: Point): void;
  hover(pixel: Point | null): void;
  // Returns whether the wheel was used for something other than zooming.
  wheel(event: WheelEvent): boolean;
}

// A wheel in notches: a trackpad sends many small steps where a mouse sends one.
export class Notches {
  #rest = 0;
  #latest = 0;

  in({ deltaY, deltaMode, timeStamp }: Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'timeStamp'>): number {
    const [notch, line, pause] = [100, 34, 250];
    if (timeStamp - this.#latest > pause || deltaY * this.#rest < 0) this.#rest = 0;
    this.#latest = timeStamp;
    this.#rest += deltaMode === 0 ? deltaY : deltaY * line;
    const whole = Math.trunc(this.#rest / notch);
    this.#rest -= whole * notch;
    return whole;
  }
}

const slack = 8; // pixels a finger may tremble while it taps

export function gestures(node: HTMLElement, target: GestureTarget): () => void {
  const fingers = new Map<number, Point>();
  let start: Point = { x: 0, y: 0 };
  let travelling = false;
  let several = false;
  let grip: Grip | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;

  // Measured when a gesture begins, not at each of its steps: that would make the browser lay out the page each time.
  let corner: Point | undefined;
  const local = (event: MouseEvent): Point => {
    if (corner === undefined) {
      const { left, top } = node.getBoundingClientRect();
      corner = { x: left, y: top };
    }
    return { x: event.clientX - corner.x, y: event.clientY - corner.y };
  };
  const middle = (): Point => {
    const points = [...fingers.values()];
    const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
    return { x: sum.x / points.length, y: sum.y / points.length };
  };
  const spread = (): number => {
    const [a, b] = [...fingers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };

  const down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    if (fingers.size === 0) corner = undefined;
    fingers.set(event.pointerId, local(event));
    if (fingers.size === 1) {
      start = local(event);
      travelling = false;
      several = false;
      grip = target.grip?.(start);
    } else {
      several = true;
    }
    node.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent): void => {
    if (fingers.size === 0) corner = undefined;
    const here = local(event);
    if (!fingers.has(event.pointerId)) {
      if (event.pointerType === 'mouse') target.hover(here);
      return;
    }
    const before = middle();
    const wide = spread();
    fingers.set(event.pointerId, here);
    if (!travelling && !several && Math.hypot(here.x - start.x, here.y - start.y) < slack) return;
    if (grip !== undefined && !several) {
      if (!travelling) grip.begin();
      travelling = true;
      return grip.drag({ x: event.clientX, y: event.clientY }, event.pointerType === 'touch');
    }
    travelling = true;
    const after = middle();
    target.pan({ x: after.x - before.x, y: after.y - before.y }, wide > 0 ? spread() / wide : 1, after);
  };
  const up = (event: PointerEvent): void => {
    if (!fingers.delete(event.pointerId)) return;
    if (fingers.size > 0) return;
    if (grip !== undefined && travelling && !several) {
      grip.drag(undefined, false);
      if (event.type === 'pointerup') grip.drop({ x: event.clientX, y: event.clientY }, event.pointerType === 'touch');
    } else if (travelling || several) target.settle();
    else if (event.type === 'pointerup') target.tap(local(event));
  };
  const leave = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') target.hover(null);
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    if (target.wheel(event)) return;
    if (fingers.size === 0) corner = undefined;
    target.pan({ x: 0, y: 0 }, Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), local(event));
    clearTimeout(resting);
    resting = setTimeout(() => target.settle(), 150);
  };

  const listeners: [string, (event: never) => void][] = [
    ['pointerdown', down],
    ['pointermove', move],
    ['pointerup', up],
    ['pointercancel', up],
    ['pointerleave', leave],
    ['wheel', wheel],
  ];
  for (const [name, listener] of listeners) {
    node.addEventListener(name, listener as EventListener, { passive: false });
  }
  return () => {
    clearTimeout(resting);
    for (const [name, listener] of listeners) node.removeEventListener(name, listener as EventListener);
  };
}
