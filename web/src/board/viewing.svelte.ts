// How somebody looks at the board: the camera, who moves it and when. It follows the game only when what lies there has outgrown the view;
// whoever has moved it keeps it until they ask for everything again. Whoever takes a tile on a crowded board is brought near its places, until
// they have done with it.
import type { Placement } from '../engine/types.ts';
import { mayMove } from '../look/motion.ts';
import { approaching, isNear } from './approaching.ts';
import {
  fitted,
  freeBox,
  grown,
  lookingAt,
  middleOfBox,
  moved,
  noInsets,
  onPixels,
  placed,
  revealing,
  shows,
  toBoard,
  underway,
  zoomed,
  type Camera,
  type Fitting,
  type Insets,
  type Size,
} from './camera.ts';
import { boxOf, centreOf, type Box, type Point } from './geometry.ts';
import type { Slot } from './slots.ts';

// Around an open board there is room for a tile on every side, and for the next one.
const open: Fitting = { margin: 3, largest: 84 };
const framed: Fitting = { margin: 0.4, largest: 110 };
// In a large window few tiles are larger, too.
const inWindow = ({ margin, largest }: Fitting, { width, height }: Size): Fitting => ({
  margin,
  largest: Math.max(largest, Math.min(160, 0.14 * Math.min(width, height))),
});
const roomForATile = 2;
const tooSmall = 0.5; // of what would fit

const glideTime = 420; // milliseconds

export class Viewing {
  scale = $state(48); // at which the board is drawn
  transform = $state(''); // where it is put, in CSS
  resting = $state.raw<Camera>(); // nothing while it moves
  size = $state.raw<Size>({ width: 0, height: 0 });
  #free: Insets = noInsets;
  #wanted: Camera = { x: 0, y: 0, scale: 48 };
  #goal = this.#wanted; // where it will be at rest
  #afar: Camera | undefined; // from where somebody came near
  #bounds: Box | undefined;
  #isFramed = false;
  #isFollowing = true; // until somebody moves the view
  #glide = 0;

  get wanted(): Camera {
    return this.#wanted;
  }
  get free(): Box {
    return freeBox(this.size, this.#free);
  }

  look(camera: Camera): void {
    this.leave();
    this.scale = camera.scale;
    this.#shift(onPixels(camera, this.size));
    this.#goal = this.resting = this.#wanted;
  }
  #shift(camera: Camera): void {
    this.resting = undefined;
    this.#wanted = camera;
    this.transform = placed(camera, this.size, this.scale);
  }
  #glideTo(camera: Camera): void {
    this.leave();
    if (!mayMove()) return this.look(camera);
    this.#goal = camera;
    const from = this.#wanted;
    const start = performance.now();
    const step = (now: number): void => {
      const share = Math.min(1, Math.max(0, now - start) / glideTime);
      if (share === 1) return this.look(camera);
      this.#shift(underway(from, camera, share * share * (3 - 2 * share)));
      this.#glide = requestAnimationFrame(step);
    };
    this.#glide = requestAnimationFrame(step);
  }

  // The window, or what covers it, is another one. Whoever has chosen what to look at still has it in the middle.
  resize(size: Size, free: Insets): void {
    const isFirst = this.size.width === 0;
    const centre = isFirst ? undefined : toBoard(this.#wanted, this.size, middleOfBox(this.free));
    this.size = size;
    this.#free = free;
    if (size.width === 0) return;
    const isAway = !this.#isFollowing || this.#afar !== undefined;
    if (!isAway || centre === undefined) return this.look(this.#everything());
    if (this.#afar !== undefined) this.#afar = this.#everything();
    this.look(lookingAt(centre, middleOfBox(this.free), this.#wanted.scale, size));
  }

  // What lies there now, without what is only tried.
  follow(bounds: Box | undefined, isFramed: boolean): void {
    const isSame = JSON.stringify([bounds, isFramed]) === JSON.stringify([this.#bounds, this.#isFramed]);
    const isOther = isFramed !== this.#isFramed;
    this.#bounds = bounds;
    this.#isFramed = isFramed;
    if (isSame || this.size.width === 0 || !this.#isFollowing || this.#afar !== undefined) return;
    if (isOther) this.look(this.#everything());
    else if (!this.#isComfortable()) this.#glideTo(this.#everything());
  }
  #everything(): Camera {
    return fitted(this.#bounds, this.size, this.free, inWindow(this.#isFramed ? framed : open, this.size));
  }
  #isComfortable(from = this.#goal): boolean {
    if (this.#bounds === undefined) return true;
    const margin = this.#isFramed ? 0 : roomForATile;
    return (
      shows(from, this.size, grown(this.#bounds, margin), this.free) && from.scale > tooSmall * this.#everything().scale
    );
  }

  // Brings the places of a tile that somebody has taken into view, large enough to be touched.
  approach(slots: readonly Slot[]): void {
    if (slots.length === 0 || isNear(this.#goal, slots, this.size, this.#free)) return;
    this.#afar ??= this.#goal;
    this.#glideTo(approaching(this.#goal, slots, this.size, this.#free));
  }
  // They have done with it: back to where they were, unless they have gone elsewhere themselves, or it has become too near.
  retreat(): void {
    const afar = this.#afar;
    this.#afar = undefined;
    if (afar !== undefined) this.#glideTo(this.#isFollowing && !this.#isComfortable(afar) ? this.#everything() : afar);
  }

  fit(): void {
    this.#isFollowing = true;
    this.#afar = undefined;
    this.#glideTo(this.#everything());
  }
  // By hand.
  #choose(): void {
    this.#isFollowing = false;
    this.#afar = undefined;
  }
  zoom(factor: number): void {
    this.#choose();
    this.look(zoomed(this.#wanted, this.size, middleOfBox(this.free), factor));
  }
  pan(columns: number, rows: number): void {
    this.#choose();
    this.look({ ...this.#wanted, x: this.#wanted.x + columns, y: this.#wanted.y + rows });
  }
  // Brings a placement into the free part of the view if it is not there.
  reveal(at: Placement): void {
    if (!shows(this.#goal, this.size, boxOf(at), this.free))
      this.#glideTo(revealing(this.#goal, this.size, grown(boxOf(at), 1), this.free));
  }

  // Shows a placement at a pixel.
  anchor(at: Placement, pixel: Point): void {
    this.look(lookingAt(centreOf(at), pixel, this.#wanted.scale, this.size));
  }

  // A gesture: by how many pixels, and zoomed by how much around which pixel.
  drag(pixels: Point, factor: number, around: Point): void {
    this.leave();
    this.#choose();
    this.#shift(zoomed(moved(this.#wanted, pixels), this.size, around, factor));
    this.#goal = this.#wanted;
  }
  settle(): void {
    this.look(this.#wanted);
  }

  pointAt(pixel: Point): Point {
    return toBoard(this.#wanted, this.size, pixel);
  }
  leave(): void {
    if (this.#glide !== 0) cancelAnimationFrame(this.#glide);
    this.#glide = 0;
  }
}
