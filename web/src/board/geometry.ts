// Where things are on the grid. One unit is the side of a square; x grows to the right, y downwards.
import type { Edge, Letter, Placement } from '../engine/types.ts';

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const isUpright = (rot: number): boolean => rot % 2 === 1;

// The six half-discs of a tile in landscape, clockwise from its left end, as seen from its centre.
const aroundCentre: readonly Point[] = [
  { x: -1, y: 0 },
  { x: -0.5, y: -0.5 },
  { x: 0.5, y: -0.5 },
  { x: 1, y: 0 },
  { x: 0.5, y: 0.5 },
  { x: -0.5, y: 0.5 },
];

// A quarter turn clockwise.
const turned = ({ x, y }: Point): Point => ({ x: -y, y: x });

export function turnedBy(point: Point, rot: number): Point {
  let result = point;
  for (let i = 0; i < rot % 4; ++i) result = turned(result);
  return result;
}

export function boxOf([, x, y, rot]: Placement): Box {
  return isUpright(rot)
    ? { left: x, top: y, right: x + 1, bottom: y + 2 }
    : { left: x, top: y, right: x + 2, bottom: y + 1 };
}

export function centreOf(at: Placement): Point {
  const { left, top, right, bottom } = boxOf(at);
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

export function covers(at: Placement, { x, y }: Point): boolean {
  const { left, top, right, bottom } = boxOf(at);
  return x >= left && x < right && y >= top && y < bottom;
}

// Where its central disc is.
export const middleOf = ([, x, y, rot]: Placement): Edge => (isUpright(rot) ? [x, y + 1, 'top'] : [x + 1, y, 'left']);

export interface HalfDisc {
  colour: Letter;
  from: Point; // the centre of the disc it is half of, from the tile's centre
  inward: Point; // a unit step from there into the tile
}

// A face as it lies: the colour of the central disc, and the six half-discs.
export function halfDiscs(face: string, rot: number): HalfDisc[] {
  return aroundCentre.map((place, i) => {
    const inward = Math.abs(place.x) === 1 ? { x: -place.x, y: 0 } : { x: 0, y: -place.y * 2 };
    return { colour: face[i + 1] as Letter, from: turnedBy(place, rot), inward: turnedBy(inward, rot) };
  });
}

// The unit edge on which a disc with this centre lies.
const edgeAt = ({ x, y }: Point): Edge => (Number.isInteger(y) ? [x - 0.5, y, 'top'] : [x, y - 0.5, 'left']);

export interface Half {
  disc: Edge;
  colour: Letter;
  inward: Point;
}

// The half-discs around a tile where it lies.
export function halvesAt(at: Placement): Half[] {
  const { x, y } = centreOf(at);
  return halfDiscs(at[0], at[3]).map(({ colour, from, inward }) => ({
    disc: edgeAt({ x: x + from.x, y: y + from.y }),
    colour,
    inward,
  }));
}

// The discs of which both halves lie there and agree.
export function wholeDiscs(tiles: readonly Placement[]): Half[] {
  const halves = new Map<string, Half>();
  const whole: Half[] = [];
  for (const half of tiles.flatMap(halvesAt)) {
    const key = keyOf(half.disc);
    if (halves.get(key)?.colour === half.colour) whole.push(half);
    halves.set(key, half);
  }
  return whole;
}

// Those of them that a tile has completed.
export function completedBy(at: Placement, tiles: readonly Placement[]): Half[] {
  const others = new Set(
    tiles.filter((tile) => !samePlacement(tile, at)).flatMap((tile) => halvesAt(tile).map(({ disc }) => keyOf(disc))),
  );
  return halvesAt(at).filter(({ disc }) => others.has(keyOf(disc)));
}

export const centralColour = (face: string): Letter => face[0] as Letter;

export const pointOf = ([x, y, side]: Edge): Point => (side === 'top' ? { x: x + 0.5, y } : { x, y: y + 0.5 });

export const keyOf = ([x, y, side]: Edge): string => `${x},${y},${side}`;

export const discReach = 0.42; // how far from its middle a disc is touched

export function boundsOf(tiles: readonly Placement[]): Box | undefined {
  const [first, ...others] = tiles.map(boxOf);
  return (
    first &&
    others.reduce(
      (box, { left, top, right, bottom }) => ({
        left: Math.min(box.left, left),
        top: Math.min(box.top, top),
        right: Math.max(box.right, right),
        bottom: Math.max(box.bottom, bottom),
      }),
      first,
    )
  );
}

export const sameSquares = (a: Placement, b: Placement): boolean =>
  a[1] === b[1] && a[2] === b[2] && isUpright(a[3]) === isUpright(b[3]);

export const samePlacement = (a: Placement, b: Placement): boolean =>
  a[0] === b[0] && a[1] === b[1] && a[2] === b[2] && a[3] === b[3];
