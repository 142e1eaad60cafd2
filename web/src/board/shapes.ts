// Discs as paths, in the three shapes in which sets were published. Every shape touches its four neighbours and nothing else;
// drawn as squares they share sides and cover the whole table.
//
// They are drawn where they lie, without SVG's transforms: each of those would be one more thing that a browser keeps apart, and a board
// has a thousand of them.
import { disc, octagon, polygons, rings, square, tile } from '../../../look/tiles.json';
import type { Letter } from '../engine/types.ts';
import type { Shape } from '../look/settings.svelte.ts';
import type { Point } from './geometry.ts';

const { radius } = disc; // neighbours are √½ apart
const { margin } = tile; // between tiles there is a little of the table
const octagonReach = octagon.radius / Math.cos(Math.PI / 8);
const origin: Point = { x: 0, y: 0 };

const number = (value: number): string => String(Math.round(value * 1000) / 1000);
const pair = ({ x, y }: Point): string => `${number(x)} ${number(y)}`;
const join = (points: readonly Point[]): string => `M${points.map(pair).join('L')}Z`;
const shifted = (points: readonly Point[], by: Point): Point[] =>
  points.map(({ x, y }) => ({ x: x + by.x, y: y + by.y }));

function corners(shape: 'octagon' | 'square'): Point[] {
  const count = shape === 'square' ? 4 : 8;
  const far = shape === 'square' ? square.corner : octagonReach;
  // An octagon lies on its sides, a square stands on a corner.
  const first = shape === 'square' ? 0 : Math.PI / 8;
  return Array.from({ length: count }, (_, i) => {
    const angle = first + (i * 2 * Math.PI) / count;
    return { x: far * Math.cos(angle), y: far * Math.sin(angle) };
  });
}

function circle(r: number, at: Point): string {
  const [left, right] = [pair({ x: at.x - r, y: at.y }), pair({ x: at.x + r, y: at.y })];
  return `M${left}A${number(r)} ${number(r)} 0 1 1 ${right}A${number(r)} ${number(r)} 0 1 1 ${left}Z`;
}

// A whole disc around a point.
export const wholePath = (shape: Shape, at: Point = origin): string =>
  shape === 'disc' ? circle(radius, at) : join(shifted(corners(shape), at));

// The half of it on the side of `inward`, a unit vector along an axis: as much of it as lies on the tile.
export function halfPath(shape: Shape, inward: Point, at: Point = origin): string {
  if (shape !== 'disc') return join(shifted(cut(corners(shape), inward), at));
  const reach = Math.sqrt(radius ** 2 - margin ** 2);
  const end = (way: number): string =>
    pair({
      x: at.x + margin * inward.x - way * reach * inward.y,
      y: at.y + margin * inward.y + way * reach * inward.x,
    });
  return `M${end(1)}A${radius} ${radius} 0 0 0 ${end(-1)}Z`;
}

// The part of a polygon that lies on the tile.
function cut(points: Point[], inward: Point): Point[] {
  const depth = ({ x, y }: Point): number => x * inward.x + y * inward.y - margin;
  const kept: Point[] = [];
  points.forEach((point, i) => {
    const next = points[(i + 1) % points.length] as Point;
    const [here, there] = [depth(point), depth(next)];
    if (here >= -1e-9) kept.push(point);
    if ((here > 1e-9 && there < -1e-9) || (here < -1e-9 && there > 1e-9)) {
      const share = here / (here - there);
      kept.push({ x: point.x + (next.x - point.x) * share, y: point.y + (next.y - point.y) * share });
    }
  });
  return kept;
}

// So that colour is never needed: a sign for each colour, this large around a point.
export function signPath(letter: Letter, size: number, at: Point = origin): string {
  if (letter === 'Y') return circle(rings.yellow.outer * size, at) + circle(rings.yellow.inner * size, at);
  const points = { R: polygons.red, G: polygons.green, B: polygons.blue }[letter];
  return join(points.map(([x = 0, y = 0]) => ({ x: at.x + x * size, y: at.y + y * size })));
}
