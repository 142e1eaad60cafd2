// Discs as paths, in the three shapes in which sets were published. Every shape touches its four neighbours and nothing else;
// drawn as squares they share sides and cover the whole table.
import { disc, octagon, polygons, rings, square } from '../../../look/tiles.json';
import type { Shape } from '../look/settings.svelte.ts';
import type { Point } from './geometry.ts';

const { radius } = disc; // neighbours are √½ apart
const octagonReach = octagon.radius / Math.cos(Math.PI / 8);

const number = (value: number): string => String(Math.round(value * 1000) / 1000);
const join = (points: Point[]): string => `M${points.map(({ x, y }) => `${number(x)} ${number(y)}`).join('L')}Z`;

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

const circle = (r: number): string => `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;

// Around 0 0.
export const wholePath = (shape: Shape): string => (shape === 'disc' ? circle(radius) : join(corners(shape)));

// The half on the side of `inward`, a unit vector along an axis, of a shape around 0 0.
export function halfPath(shape: Shape, inward: Point): string {
  const along = { x: -inward.y, y: inward.x };
  if (shape === 'disc') {
    const from = { x: along.x * radius, y: along.y * radius };
    // Clockwise from `along` by way of `-inward` would be the other half.
    return `M${number(from.x)} ${number(from.y)}A${radius} ${radius} 0 0 0 ${number(-from.x)} ${number(-from.y)}Z`;
  }
  return join(cut(corners(shape), inward));
}

// The part of a polygon on one side of a line through 0 0.
function cut(points: Point[], inward: Point): Point[] {
  const depth = ({ x, y }: Point): number => x * inward.x + y * inward.y;
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

// So that colour is never needed: a sign for each colour, to be drawn in a box of 1 around 0 0.
const polygon = (points: number[][]): string => `M${points.join('L')}Z`;
export const signs = {
  R: polygon(polygons.red),
  Y: circle(rings.yellow.outer) + circle(rings.yellow.inner),
  G: polygon(polygons.green),
  B: polygon(polygons.blue),
} as const;
