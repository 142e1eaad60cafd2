// Who sits where before a game begins.
import type { GameInfo, Level, SeatInfo } from '../engine/types.ts';
import { games } from '../games/all.ts';

export interface Chair {
  key: number;
  name: string; // empty: called by number or level
  bot: Level | undefined;
  age: number;
}

const usualAge = 6;
let keys = 0;

export const chair = (bot: Level | undefined, name = ''): Chair => ({ key: ++keys, name, bot, age: usualAge });

// One person against one bot of the usual level, or alone where one can.
export function usualSeats({ name, min_seats }: GameInfo, myName: string): Chair[] {
  const others = Math.max(min_seats - 1, min_seats === 1 ? 0 : 1);
  return [chair(undefined, myName), ...Array.from({ length: others }, () => chair(games[name].opponent))];
}

// Needs: names that are tidy. With a name for everybody, no two alike; with an age where the game asks for it.
export function asSeats(
  chairs: readonly Chair[],
  { ages }: Pick<GameInfo, 'ages'>,
  botName: (level: Level, n: number) => string,
  personName: (n: number) => string,
): SeatInfo[] {
  const taken = new Set<string>();
  return chairs.map(({ name, bot, age }, i) => {
    const wanted = name || (bot === undefined ? personName(i + 1) : botName(bot, i + 1));
    let unique = wanted;
    for (let n = 2; taken.has(unique); ++n) unique = `${wanted} ${n}`;
    taken.add(unique);
    return { name: unique, ...(bot === undefined ? {} : { bot }), ...(ages === null ? {} : { age }) };
  });
}
