// Games at tables of the real engine, for tests: somebody at seat 0 who does anything that is possible, against bots. The same every
// time.
import type { Action, Ask, GameInfo, HostNews, Scene, TableRequest, TileFaces } from './types.ts';

const longest = 250; // turns: some games have no end of their own

// From 0 to below the limit.
export type Random = (limit: number) => number;

export function seeded(seed: number): Random {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}
export const oneOf = <T>(list: readonly T[], random: Random): T | undefined => list[random(list.length)];

export const sampleHash = '0'.repeat(64); // as good as any, as long as everybody takes the same

// Who and what else was agreed on.
type Agreed = Partial<TableRequest> & Pick<TableRequest, 'seats'>;

export function sampleRequest(
  { name, throws, ages }: GameInfo,
  { seats, ...agreed }: Agreed,
  tiles: readonly TileFaces[],
  random: Random,
): TableRequest {
  const ids = tiles.map(({ id }) => id);
  const thrown = Array.from({ length: throws }, () => oneOf(ids, random) as number);
  const order = ids.map((id) => ({ id, at: random(2 ** 20) })).sort((one, other) => one.at - other.at);
  return {
    game: name,
    options: {},
    seats: seats.map((seat, i) => (ages === null ? seat : { ...seat, age: ages[0] + i })),
    opened: { nonce: sampleHash, deck: [...thrown, ...order.map(({ id }) => id)] },
    commitment: sampleHash,
    ...agreed,
  };
}

export interface Player {
  random: Random;
  turns: number; // afterwards nothing is done any more
  instead?: Readonly<Record<number, Action>>; // of anything that comes to mind, in a turn
  meanwhile?: (scene: Scene) => Promise<void>;
}

// What comes to mind: nothing, too, where that is possible.
function anything({ choices, places, may_wait, automatic, table }: Scene, random: Random): Action | undefined {
  if ([...(table?.left ?? []), ...(table?.out ?? [])].includes(0)) return undefined; // a bot plays instead
  if (automatic && random(2) === 0) return { auto: true };
  if (may_wait && random(3) === 0) return undefined;
  const at = oneOf(places, random)?.at;
  const laying = at && { place: at };
  return laying && random(4) > 0 ? laying : (oneOf(choices, random) ?? laying);
}

// Until the game is over, or everybody waits for the player.
export async function playSample(ask: Ask, table: number, player: Player): Promise<void> {
  const { random, turns, instead = {}, meanwhile } = player;
  let news: Pick<HostNews, 'scene' | 'asked' | 'wakes_at'> | undefined;
  let now = 0;
  for (let turn = 0; turn < longest; ++turn) {
    const moment = { table, now, pace: 0, viewer: 0, since: news?.scene.steps ?? 0 };
    if (news === undefined) {
      news = await ask({ op: 'wake', ...moment });
      continue;
    }
    const { scene, asked, wakes_at } = news;
    const seen = scene.steps;
    if (scene.state.result !== undefined) return;
    await meanwhile?.(scene);
    const action = turn > turns ? undefined : (instead[turn] ?? anything(scene, random));
    if (asked.length > 0 && random(2) === 0) {
      news = await ask({ op: 'go_on', ...moment, seats: asked, seen });
    } else if (action) {
      if (instead[turn] === undefined && !('auto' in action))
        await ask({ op: 'scene', table, viewer: 0, tried: [action], since: seen });
      news = await ask({ op: 'submit', ...moment, seat: 0, actions: [action], seen });
    } else {
      if (wakes_at === null) return;
      now = Math.max(now, wakes_at);
      news = await ask({ op: 'wake', ...moment, now });
    }
  }
}
