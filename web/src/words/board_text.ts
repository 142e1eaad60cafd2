// A board and what can be done on it, as text: the places for a tile, the tiles row by row, the groups. For whoever does not see it.
import { isUpright, keyOf, middleOf, sameSquares } from '../board/geometry.ts';
import type { Claim, Edge, Group, Layout, Place, Placement, Square } from '../engine/types.ts';
import { groupInWords, outcomeInWords, poseInWords, whereInWords } from './describe.ts';
import { words } from './words.svelte.ts';

export interface Described {
  layout: Pick<Layout, 'tiles' | 'groups' | 'claims'> | undefined;
  names: readonly string[];
  tileOf(face: string): number;
}

export const squaresOf = ([, x, y, rot]: Placement): Square[] => [[x, y], isUpright(rot) ? [x, y + 1] : [x + 1, y]];
const key = ([x, y]: Square): string => `${x},${y}`;

function covered(tiles: readonly Placement[]): Map<string, Placement> {
  return new Map(tiles.flatMap((at) => squaresOf(at).map((square) => [key(square), at] as const)));
}

type Side = 'left' | 'right' | 'above' | 'below';
// Where a place is, as seen from the tile beside it: what lies to its left has it to the right.
const steps: [Side, number, number][] = [
  ['right', -1, 0],
  ['left', 1, 0],
  ['below', 0, -1],
  ['above', 0, 1],
];

// "right of tile 12, below tiles 30 and 41"
export function besideInWords(at: Placement, { layout, tileOf }: Described): string {
  const w = words();
  const tiles = covered(layout?.tiles ?? []);
  return steps
    .flatMap(([side, dx, dy]) => {
      const beside = squaresOf(at).flatMap(([x, y]): Placement[] => {
        const tile = tiles.get(key([x + dx, y + dy]));
        return tile === undefined ? [] : [tile];
      });
      const ids = [...new Set(beside.map(([face]) => tileOf(face)))];
      return ids.length === 0 ? [] : [w.heard.beside[side](w.and(ids.map((id) => w.number(id))), ids.length)];
    })
    .join(', ');
}

// "5 points = 4 (3 discs) + 1 (red group), column 1, row −1, lying: right of tile 12". Where the same squares take the tile in several ways, with its colours.
export function placeInWords(place: Place, all: readonly Place[], faceUp: string, about: Described): string {
  const { at, tile } = place;
  const same = all.filter((other) => other.tile === tile && other.at[0] === at[0] && sameSquares(other.at, at));
  const w = words();
  const where =
    same.length > 1
      ? [w.play.at(at[1], at[2]), poseInWords(at[0], at[3])]
      : [whereInWords(at), at[0] === faceUp ? '' : w.heard.flipped];
  const beside = besideInWords(at, about);
  const what = [outcomeInWords(place), ...where].filter((text) => text !== '').join(', ');
  return beside === '' ? what : `${what}: ${beside}`;
}

export interface RowText {
  row: number;
  tiles: string[];
}

// Tiles by the row that they begin in, from the left.
export function rowsInWords({ layout, tileOf }: Described): RowText[] {
  const w = words();
  const tiles = [...(layout?.tiles ?? [])].sort((a, b) => a[2] - b[2] || a[1] - b[1]);
  const rows: RowText[] = [];
  for (const [face, x, y, rot] of tiles) {
    if (rows.at(-1)?.row !== y) rows.push({ row: y, tiles: [] });
    rows.at(-1)?.tiles.push(`${w.play.at(x, y)}: ${w.heard.tile(tileOf(face))}, ${poseInWords(face, rot)}`);
  }
  return rows;
}

const besideEdge = ([x, y, side]: Edge): [Square, Square] =>
  side === 'top'
    ? [
        [x, y - 1],
        [x, y],
      ]
    : [
        [x - 1, y],
        [x, y],
      ];

const ownersIn = (group: Group, claims: readonly Claim[]): number[] => {
  const discs = new Set(group.discs.map(keyOf));
  return claims.filter(({ disc }) => discs.has(keyOf(disc))).map(({ seat }) => seat);
};

// The largest first: "red group · 5 discs · open, on tiles 12 and 30, open at column 3, row 0, claimed by Ann".
export function groupsInWords({ layout, names, tileOf }: Described): string[] {
  const w = words();
  const tiles = covered(layout?.tiles ?? []);
  const centres = new Set((layout?.tiles ?? []).map((at) => keyOf(middleOf(at))));
  const groups = [...(layout?.groups ?? [])].sort((a, b) => b.discs.length - a.discs.length);
  return groups.map((group) => {
    const sides = group.discs.map((disc) => ({ disc, squares: besideEdge(disc) }));
    const faces = sides.flatMap(({ squares }) => squares.flatMap((square) => tiles.get(key(square))?.[0] ?? []));
    const ids = [...new Set(faces.map((face) => tileOf(face)))].sort((a, b) => a - b);
    const free = sides
      .filter(({ disc }) => !centres.has(keyOf(disc)))
      .flatMap(({ squares }) => squares.filter((square) => !tiles.has(key(square))));
    const ends = [...new Map(free.map((square) => [key(square), square])).values()];
    const owners = ownersIn(group, layout?.claims ?? []);
    return [
      groupInWords(group),
      w.heard.on(w.and(ids.map((id) => w.number(id))), ids.length),
      ...(ends.length === 0 ? [] : [w.heard.openAt(w.and(ends.map(([x, y]) => w.play.at(x, y))))]),
      ...(owners.length === 0 ? [] : [w.heard.claimedBy(w.and(owners.map((seat) => names[seat] ?? '')))]),
    ].join(', ');
  });
}
