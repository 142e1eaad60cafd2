// Discs as paths, in the three shapes in which sets were published. Every shape touches its four neighbours and nothing else;
// drawn as squares they share sides and cover the whole table.
import type { Shape } from '../look/settings.svelte.ts';
import type { Point } from './geometry.ts';

const radius = 0.336; // neighbours are √½ apart
const reach = 0.5; // of a square's corners
const octagonReach = 0.352 / Math.cos(Math.PI / 8);

const number = (value: number): string => String(Math.round(value * 1000) / 1000);
const join = (points: Point[]): string => `M${points.map(({ x, y }) => `${number(x)} ${number(y)}`).join('L')}Z`;

function corners(shape: 'octagon' | 'square'): Point[] {
  const count = shape === 'square' ? 4 : 8;
  const far = shape === 'square' ? reach : octagonReach;
  // An octagon lies on its sides, a square stands on a corner.
  const first = shape === 'square' ? 0 : Math.PI / 8;
  return Array.from({ length: count }, (_, i) => {
    const angle = first + (i * 2 * Math.PI) / count;
    return { x: far * Math.cos(angle), y: far * Math.sin(angle) };
  });
}

// Around 0 0.
export function wholePath(shape: Shape): string {
  if (shape === 'disc')
    return `M${-radius} 0A${radius} ${radius} 0 1 1 ${radius} 0A${radius} ${radius} 0 1 1 ${-radius} 0Z`;
  return join(corners(shape));
}

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
export const signs = {
  R: 'M0-.42L.4.3H-.4Z', // a triangle
  Y: 'M0-.4A.4.4 0 1 1 0 .4A.4.4 0 1 1 0-.4ZM0-.2A.2.2 0 1 0 0 .2A.2.2 0 1 0 0-.2Z', // a ring
  G: 'M-.33-.33H.33V.33H-.33Z', // a square
  B: 'M-.13-.42H.13V-.13H.42V.13H.13V.42H-.13V.13H-.42V-.13H-.13Z', // a cross
} as const;
