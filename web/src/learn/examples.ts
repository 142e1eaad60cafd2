// The drawn examples of the rules. They are in ../texts, since the booklets draw them too; examples.test.ts has the engine
// confirm each of them.
import examplesJson from '../../../texts/examples.json';

import { pointOf, type Point } from '../board/geometry.ts';
import type { Claim, Edge, Placement } from '../engine/types.ts';

export const exampleNames = [
  'legal_placement',
  'legal_nook',
  'illegal_placement',
  'illegal_corner',
  'neighbours',
  'groups',
  'pyramid_bridge_hook',
  'two_discs_and_seven',
  'three_discs',
  'three_discs_ten',
  'four_connections',
  'terra_47',
] as const;
export type ExampleName = (typeof exampleNames)[number];

// A group, to be counted; its name or its size stands on the first disc.
export interface CountedGroup {
  name?: string;
  discs: Edge[];
}

export interface Example {
  placed: Placement[];
  apart?: boolean; // the tiles only lie beside each other
  try?: Placement; // the tile in question
  illegal?: boolean; // it may not lie there
  lit?: Edge[]; // discs to look at
  linked?: Edge[]; // neighbours of the one that is lit
  clashes?: Edge[];
  groups?: CountedGroup[]; // all closed
  claims?: Claim[];
  coins?: number;
  palette?: 'standard'; // where the text names colours
}

export const examples = examplesJson as unknown as Record<ExampleName, Example>;

export const isExample = (name: string): name is ExampleName => Object.hasOwn(examples, name);

// The lines that link the discs of a group: from each to its neighbours (G5).
export function linksOf(discs: readonly Edge[]): [Point, Point][] {
  const points = discs.map(pointOf);
  return points.flatMap((a, i) =>
    points
      .slice(i + 1)
      .filter((b) => Math.hypot(a.x - b.x, a.y - b.y) < 0.75)
      .map((b): [Point, Point] => [a, b]),
  );
}
