// Moments of games, at which somebody opens them: the program has played, a person sits down in a seat of whoever is to act next. With the
// most players, the most tiles and the longest names that there can be.
import type { Options, SeatInfo, Step } from '../src/engine/types.ts';
import { gameNames, games, type GameName } from '../src/games/all.ts';
import { infoOf, optionOf } from './catalogue.ts';
import { kept, played, type Kept, type Played } from './records.ts';

export interface Moment {
  name: string; // of what is about to be done
  id: string;
  kept: Kept;
}

// A game to go through, with so many players.
export interface Party {
  game: GameName;
  players: number;
  played: Played;
}

// The hardest there is: long games, open hands, large figures. With time enough for bots.
const hardest: Options = { minutes: 20, seconds: 600, rounds: 4, open_hands: true, figure: '8x8', remove_any: true };
const longest: Partial<Record<GameName, Options>> = { classic: { target: 240 } }; // until every tile lies on the board
const ages = ['--ages', '12']; // and as many tiles

export function partyOf(game: GameName, players: number, seed = 3): Party {
  const agreed = { ...hardest, ...longest[game] };
  const options = Object.entries(agreed).filter(([name]) => optionOf(game, name) !== undefined);
  const words = options.flatMap(([name, value]) => ['--option', `${name}=${String(value)}`]);
  const old = games[game].begins === 'letters' ? ages : [];
  return {
    game,
    players,
    played: played(game, seed, '--players', String(players), '--bots', 'greedy', ...words, ...old),
  };
}

// As few as possible and as many.
export const parties: readonly Party[] = gameNames.flatMap((game) => {
  const { min_seats, max_seats } = infoOf(game);
  return [...new Set([min_seats, max_seats])].map((players) => partyOf(game, players));
});

// As long as a name may be; without an a, since the number of these decides who begins in gone.
const names = ['Wilhelmine-Josephine', 'Christopher-Theodore'];

// People in these seats, bots in all others.
const seated = ({ played }: Party, people: readonly number[]): SeatInfo[] =>
  played.seats.map(({ age }, i) => {
    const name = names[people.indexOf(i)];
    const who: SeatInfo = name === undefined ? { name: `Guinevere-Evelyn ${i + 1}`, bot: 'casual' } : { name };
    return age === undefined ? who : { ...who, age };
  });

let made = 0;
function momentAt(party: Party, name: string, people: readonly number[], steps: Step[]): Moment {
  const id = `moment-${++made}`;
  // People at one screen have secrets.
  const options: Options =
    people.length > 1 && optionOf(party.game, 'open_hands') !== undefined ? { open_hands: false } : {};
  return { name, id, kept: kept(id, party.played, { seats: seated(party, people), options, steps }) };
}

const doingOf = (step: Step): string => Object.keys(step).find((key) => key !== 'seat' && key !== 'ms') ?? '';

// A seat that an action is awaited of, where a turn of it begins or something else than a tile is wanted.
interface Turn {
  at: number;
  seat: number;
  doing: string;
}
function turnsOf({ played: { steps } }: Party): Turn[] {
  return steps.flatMap((step, at) => {
    if (typeof step.seat !== 'number') return [];
    const doing = doingOf(step);
    const begins = steps[at - 1]?.seat !== step.seat || doingOf(steps[at - 1] ?? step) === 'done';
    return begins || !['place', 'done', 'again'].includes(doing) ? [{ at, seat: step.seat, doing }] : [];
  });
}

// At the beginning, half-way and at the end of the game, and the last time of everything that can be done.
function some(turns: readonly Turn[]): Turn[] {
  const doings = new Set(turns.map(({ doing }) => doing));
  const chosen = new Set([
    turns[0],
    turns[Math.floor(turns.length / 2)],
    turns.at(-1),
    ...[...doings].map((doing) => turns.findLast((turn) => turn.doing === doing)),
  ]);
  return turns.filter((turn) => chosen.has(turn));
}

const other = (seat: number, players: number): number => (seat + 1) % players;

export function momentsOf(party: Party, all: boolean): Moment[] {
  const { played, players, game } = party;
  const { steps } = played;
  const turns = turnsOf(party);
  const half = turns[Math.floor(turns.length / 2)];
  if (half === undefined) throw new Error(`nobody does anything in ${game}`);
  const until = ({ at }: Turn): Step[] => steps.slice(0, at);
  const next = other(half.seat, players);
  return [
    ...(all ? turns : some(turns)).map((turn) => momentAt(party, turn.doing, [turn.seat], until(turn))),
    ...(players > 1
      ? [
          momentAt(party, 'another one', [next], until(half)),
          momentAt(party, 'two people', [half.seat, next], until(half)),
        ]
      : []),
    // Nobody bids among bots.
    ...('auction' === game && players > 1
      ? [
          momentAt(party, 'bid', [half.seat], [...until(half), { seat: next, bid: 2 }]),
          momentAt(party, 'bid of others', [other(next, players)], [...until(half), { seat: next, bid: 2 }]),
        ]
      : []),
    momentAt(party, 'over', [0], steps),
  ];
}
