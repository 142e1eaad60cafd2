// Groups to go through: what may be put on each, or taken from it.
import type { Action, Claim, Group, Scene, State } from '../engine/types.ts';
import { games, type GameName } from '../games/all.ts';
import type { Game } from '../games/game.ts';
import { keyOf } from '../board/geometry.ts';
import { groupInWords } from '../words/describe.ts';
import { words } from '../words/words.svelte.ts';
import { claimsOn, groupKey } from './choices.ts';

export interface Stop {
  group: Group;
  action?: Action; // what Enter does there
  text: string;
}

// To tell which it is when the scene has changed.
export const stopKey = ({ group, action }: Stop): string => groupKey(group) + JSON.stringify(action ?? '');

// Needs: a game in which groups are claimed.
export function claimTitle(game: GameName): string {
  const { piece } = games[game];
  if (piece === undefined) throw new Error(`games/${game}.ts does not say what groups are claimed with`);
  return words().claims[piece];
}

const claimsIn = (scene: Scene): readonly Claim[] => scene.layouts[0]?.claims ?? [];

// What an action does to a group, for a list of groups that may be claimed.
export function claimInWords(action: Action, group: Group, scene: Scene, names: readonly string[]): string {
  const w = words().claims;
  const text = groupInWords(group);
  if ('unmark' in action) return `${w.unmark}: ${text}`;
  if (!('keep' in action)) return text;
  const claim = claimsIn(scene).find(({ disc }) => keyOf(disc) === keyOf(action.keep));
  return claim === undefined ? text : w.pawnOf(names[claim.seat] ?? '', text);
}

// Whose pieces it bears.
export function ownersOf(group: Group, claims: readonly Claim[]): number[] {
  const discs = new Set(group.discs.map(keyOf));
  return claims.filter(({ disc }) => discs.has(keyOf(disc))).map(({ seat }) => seat);
}

function ownedInWords(group: Group, scene: Scene, names: readonly string[]): string {
  const owners = ownersOf(group, claimsIn(scene));
  return [groupInWords(group), ...owners.map((seat) => names[seat] ?? '')].join(' · ');
}

// Of a group on which the rules let a seat put nothing now: why, as far as one can see it.
export function whyNotClaimed(group: Group, scene: Scene, game: Game, seat: number): string {
  const w = words().heard;
  const claims = claimsIn(scene);
  const own = (scene.layouts[0]?.groups ?? []).filter((each) => ownersOf(each, claims).includes(seat));
  const now: State = scene.state;
  const why = game.whyNotClaimed?.({ now, seat, group, owners: ownersOf(group, claims), own }) ?? 'never';
  return `${groupInWords(group)}: ${w.notClaimed[why]}`;
}

// Those that may be claimed first, then the others, always the largest first.
export function stopsOf(scene: Scene, game: GameName, names: readonly string[]): Stop[] {
  const groups = [...(scene.layouts[0]?.groups ?? [])].sort((a, b) => b.discs.length - a.discs.length);
  const [claimable, others]: [Stop[], Stop[]] = [[], []];
  for (const group of groups) {
    const actions = claimsOn(scene, group);
    if (actions.length === 0) others.push({ group, text: ownedInWords(group, scene, names) });
    for (const action of actions) {
      const text = claimInWords(action, group, scene, names);
      claimable.push({ group, action, text: 'mark' in action ? `${claimTitle(game)}: ${text}` : text });
    }
  }
  return [...claimable, ...others];
}
