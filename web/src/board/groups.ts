// Groups of discs, as far as the eye is concerned: what is legal and what it scores is the engine's affair.
import type { Claim, Edge, Group, Letter, Placement } from '../engine/types.ts';
import { centralColour, halvesAt, keyOf, middleOf, pointOf } from './geometry.ts';

// The disc nearest to the middle of them all.
export function middlemost(discs: readonly Edge[]): Edge {
  const points = discs.map(pointOf);
  const x = points.reduce((sum, point) => sum + point.x, 0) / points.length;
  const y = points.reduce((sum, point) => sum + point.y, 0) / points.length;
  const far = points.map((point) => Math.hypot(point.x - x, point.y - y));
  return discs[far.indexOf(Math.min(...far))] ?? [0, 0, 'top'];
}

// What a tile would make of the groups around it. Only whole discs count; halves of their colour beside them keep a group open.
export interface Joined {
  colour: Letter;
  discs: Edge[];
  from: Group[]; // as they are without it
  ends: Edge[]; // the halves that keep it open
  closes: boolean;
}

const touch = (a: Edge, b: Edge): boolean => {
  const [p, q] = [pointOf(a), pointOf(b)];
  return Math.hypot(p.x - q.x, p.y - q.y) < 0.8; // they are √½ apart
};
const touchSome = (a: readonly Edge[], b: readonly Edge[]): boolean =>
  a.some((one) => b.some((two) => touch(one, two)));
const has = (discs: readonly Edge[], disc: Edge): boolean => discs.some((each) => keyOf(each) === keyOf(disc));

const isHalf = (halves: readonly { disc: Edge }[], disc: Edge): boolean =>
  halves.filter((half) => keyOf(half.disc) === keyOf(disc)).length === 1;

type Part = Pick<Joined, 'colour' | 'discs' | 'from'>;

// Those of one colour that touch each other, together.
function united(parts: readonly Part[]): Part[] {
  const found: Part[] = [];
  for (const part of parts) {
    const near = found.filter(({ colour, discs }) => colour === part.colour && touchSome(discs, part.discs));
    for (const other of near) found.splice(found.indexOf(other), 1);
    const all = [part, ...near];
    found.push({
      colour: part.colour,
      discs: all.flatMap(({ discs }) => discs),
      from: all.flatMap(({ from }) => from),
    });
  }
  return found;
}

// `closed` is what the engine says that the tile closes, if it is known.
export function joinedBy(
  at: Placement,
  tiles: readonly Placement[],
  groups: readonly Group[],
  closed: readonly [Letter, number][] = [],
): Joined[] {
  const own = halvesAt(at);
  const there = tiles.flatMap(halvesAt);
  const whole = own.filter(({ disc }) => there.some((half) => keyOf(half.disc) === keyOf(disc)));
  const fresh: Part[] = [{ colour: centralColour(at[0]), disc: middleOf(at) }, ...whole].map(({ colour, disc }) => ({
    colour,
    discs: [disc],
    from: [],
  }));
  const touched = groups.filter(({ colour, discs }) =>
    fresh.some((part) => part.colour === colour && touchSome(discs, part.discs)),
  );
  const halves = [...there, ...own].filter(({ disc }) => !whole.some((each) => keyOf(each.disc) === keyOf(disc)));
  const parts = united([
    ...fresh,
    ...touched.map((group) => ({ colour: group.colour, discs: group.discs, from: [group] })),
  ]).map(({ colour, discs, from }) => ({
    colour,
    discs,
    from,
    ends: halves
      .filter((half) => half.colour === colour && touchSome([half.disc], discs) && isHalf(halves, half.disc))
      .map(({ disc }) => disc),
  }));
  // Of several that are as large, those are closed that have no ends.
  const rest = closed.map(([colour, size]) => `${colour}${size}`);
  return parts
    .sort((a, b) => a.ends.length - b.ends.length)
    .map(({ colour, discs, from, ends }) => {
      const i = rest.indexOf(`${colour}${discs.length}`);
      if (i >= 0) rest.splice(i, 1);
      return { colour, discs, from, ends, closes: i >= 0 };
    });
}

// The seats whose pieces would stand on one group because several groups become one; nothing where none do.
export function crowdedBy(joined: readonly Joined[], claims: readonly Claim[]): number[][] {
  return joined
    .map(({ from }) => claims.filter(({ disc }) => from.some(({ discs }) => has(discs, disc))).map(({ seat }) => seat))
    .filter((seats) => seats.length > 1);
}
