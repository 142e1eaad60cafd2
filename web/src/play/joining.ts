// What the held tile would do to the groups around it.
import { crowdedBy, joinedBy, type Joined } from '../board/groups.ts';
import type { Claim, Layout, Place } from '../engine/types.ts';
import type { Game } from '../games/game.ts';
import { words } from '../words/words.svelte.ts';

// Where groups count: those that it would close, or make larger.
export function joiningOf(ghost: Place | undefined, layout: Layout | undefined): Joined[] {
  if (ghost === undefined || layout === undefined || layout.groups.length === 0) return [];
  return joinedBy(ghost.at, layout.tiles, layout.groups, ghost.groups).filter(
    ({ from, closes }) => closes || from.length > 0,
  );
}

// What that would cost those whose pieces meet on one group; nothing where none do.
export function costInWords(
  joined: readonly Joined[],
  claims: readonly Claim[],
  piece: Game['piece'],
  names: readonly string[],
): string[] {
  if (piece === undefined || piece === 'marker') return []; // a marker stands on what is closed
  return crowdedBy(joined, claims).map((seats) =>
    words().board.joins[piece](words().and([...new Set(seats)].map((seat) => names[seat] ?? ''))),
  );
}
