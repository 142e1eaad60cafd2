// Groups of discs, as far as the eye is concerned: what is legal and what it scores is the engine's affair.
import type { Edge } from '../engine/types.ts';
import { pointOf } from './geometry.ts';

// The disc nearest to the middle of them all.
export function middlemost(discs: readonly Edge[]): Edge {
  const points = discs.map(pointOf);
  const x = points.reduce((sum, point) => sum + point.x, 0) / points.length;
  const y = points.reduce((sum, point) => sum + point.y, 0) / points.length;
  const far = points.map((point) => Math.hypot(point.x - x, point.y - y));
  return discs[far.indexOf(Math.min(...far))] ?? [0, 0, 'top'];
}
