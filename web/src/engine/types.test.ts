// The types of this folder say what the engine says, no less and no more: games of all kinds are played with the real one, it is asked
// everything that can be asked, and each request and each answer is compared with what is declared.
import { readFileSync } from 'node:fs';

import { beforeAll, describe, expect, it, test } from 'vitest';

import { DeclaredShapes } from './declared_shapes.ts';
import { startNodeEngine } from './node.ts';
import { playSample, sampleHash, sampleRequest, seeded, type Player } from './sample_games.ts';
import { askAfterwards, askMeanwhile, askOfPuzzle, askPlainly, askSolver, ifPossible } from './sample_questions.ts';
import { faultsOf, marksOf, type Mark, type Shape } from './sample_shapes.ts';
import type { Ask, Config, GameInfo, Level, Options, OptionSpec, SeatInfo, TableRequest } from './types.ts';

const engine = await startNodeEngine();
const { games, levels, tiles } = await engine({ op: 'catalogue' });

// Some of them fit nowhere: players have to pass.
const few = readFileSync(new URL('../../../src/table/testdata/classic_few_tiles.jsonl', import.meta.url), 'utf8');
const { tiles: fewTiles } = JSON.parse(few.slice(0, few.indexOf('\n'))) as Config;

const spoken = new DeclaredShapes(new URL('./operations.ts', import.meta.url)).named('Spoken');
// A member of a member…
function within(shape: Shape, ...path: string[]): Shape {
  return path.reduce((outer, key) => {
    const member = outer.kind === 'object' ? outer.members.get(key) : undefined;
    if (member === undefined) throw new Error(`${outer.name} says nothing of ${key}`);
    return member.shape;
  }, shape);
}

const membersOf = (shape: Shape): Iterable<string> => (shape.kind === 'object' ? shape.members.keys() : []);

// What the engine was asked and took, and what it said.
const taken = new Set<Mark>();
const said = new Set<Mark>();

// An engine that is listened to: what is not as declared of this game is kept.
function overheard(game: string, faults: Set<string>): Ask {
  const listen = (value: unknown, op: string, part: 'takes' | 'answers', marks: Set<Mark>): void => {
    for (const fault of faultsOf(value, within(spoken, game, op, part), `${op} ${part}`, marks)) faults.add(fault);
  };
  return async (request) => {
    const answer = await engine(request);
    const { op, ...members } = JSON.parse(JSON.stringify(request)) as { op: string };
    listen(members, op, 'takes', taken);
    listen(answer, op, 'answers', said);
    return answer;
  };
}

const people = (count: number): SeatInfo[] => Array.from({ length: count }, (_, i) => ({ name: `Ann ${i}` }));
const bots = (count: number, level: Level): SeatInfo[] =>
  Array.from({ length: count }, (_, i) => ({ name: `Bot ${i}`, bot: level }));

const least = (options: readonly OptionSpec[]): Options =>
  Object.fromEntries(options.map(({ name, kind, min, choices }) => [name, { flag: true, number: min, number_or_none: min, choice: choices?.[0] ?? '' }[kind]])); // prettier-ignore

type Sample = Partial<TableRequest> & Pick<TableRequest, 'seats'> & Pick<Player, 'turns' | 'instead'>;

// Nobody would wait for it: groups with a pawn each are joined, and one of the pawns stays (TE3).
const joinedGroups: Sample = {
  seats: people(2),
  tiles: ['RBGGBRR', 'RBYYBRR', 'RBRRBBB', 'YYYYYYY', 'GGGGGGG', 'BYYYYYY'].map((a, i) => ({ id: i + 1, a, b: a })),
  opened: { nonce: sampleHash, deck: [1, 2, 3, 4, 5, 6] },
  steps: [
    { seat: 1, place: ['RBGGBRR', 0, 0, 0] },
    { seat: 1, place: ['RBYYBRR', 2, 0, 0] },
    { seat: 1, mark: [1, 0, 'left'] },
    { seat: 1, done: true },
    { seat: 0, mark: [3, 0, 'left'] },
    { seat: 0, place: ['RBRRBBB', 1, 1, 0] },
    { seat: 0, keep: [1, 0, 'left'] },
  ],
  turns: 0,
};

// Long and short games, many people and few, with all help and with none, with clocks; somebody leaves, is back, and gives up.
function samplesOf({ name, max_seats, options }: GameInfo): Sample[] {
  const against = (count: number): SeatInfo[] => [...people(1), ...bots(Math.min(count, max_seats - 1), 'random')];
  return [
    { seats: against(9), aids: ['preview', 'hints', 'gaps'], turns: 50 },
    { seats: against(1), aids: [], options: least(options), turns: 500 },
    { seats: against(1), clock: { bank: 5, increment: 1 }, turns: 30 },
    { seats: against(2), clock: { turn: 5 }, turns: 50, instead: { 5: { leave: true }, 8: { return: true }, 30: { resign: true } } },
    { seats: levels.slice(0, max_seats).map((bot) => ({ name: bot, bot })), turns: 0 },
    { seats: against(1), tiles: fewTiles, turns: 100 },
    ...(name === 'terra' ? [joinedGroups] : []),
  ]; // prettier-ignore
}

async function playAll(game: GameInfo, faults: Set<string>): Promise<void> {
  const ask = overheard(game.name, faults);
  for (const [seed, { turns, instead = {}, ...agreed }] of samplesOf(game).entries()) {
    const random = seeded(seed);
    const own = Array.isArray(agreed.tiles) ? agreed.tiles : tiles;
    const request = sampleRequest(game, agreed, own, random);
    const created = await ifPossible(ask({ op: 'create', table: request }));
    if (created === undefined) continue; // not every game is played with few tiles
    const { table } = created;
    let turn = 0;
    const meanwhile: Player['meanwhile'] = async (scene) => {
      if (turn++ % 20 === 2) await askMeanwhile(ask, table, request, own, scene, random);
    };
    if (turns > 0) await playSample(ask, table, { random, turns, instead, meanwhile });
    await askAfterwards(ask, table, request, random);
    await ask({ op: 'close', table });
  }
}

const puzzles = ['figure-4x4o-3-k2m9qz', 'turn-1-k2m9qz', 'close-1-k2m9qz'];
const largePuzzles = ['arlequin-2-5-000002', 'grand-20x12-5-000002'];

async function askAllElse(faults: Set<string>): Promise<void> {
  const ask = overheard('classic', faults); // no game at all: it could be any
  await ask({ op: 'catalogue' });
  await askPlainly(ask, tiles);
  await askSolver(ask);
  for (const id of puzzles) await askOfPuzzle(ask, id, seeded(1), tiles);
  for (const id of largePuzzles) await ask({ op: 'puzzle', id });
  const day = { year: 2026, month: 11, day: 16 };
  await ask({ op: 'puzzle_of_the_day', ...day });
  for (const { name, max_seats } of games)
    if (max_seats === 1) await ask({ op: 'deal_of_the_day', game: name, ...day });
}

// What is declared and has not been heard.
function unheard(part: 'takes' | 'answers', heard: ReadonlySet<Mark>): Mark[] {
  const marks = new Set<Mark>();
  for (const game of membersOf(spoken)) {
    for (const op of membersOf(within(spoken, game))) {
      for (const mark of marksOf(within(spoken, game, op, part))) marks.add(mark);
    }
  }
  return [...marks].filter((mark) => !heard.has(mark));
}

const faultsIn = new Map(games.map(({ name }) => [name, new Set<string>()]));
beforeAll(async () => {
  const known = new Set<string>(membersOf(spoken));
  for (const game of games) {
    const faults = faultsIn.get(game.name) ?? new Set();
    if (known.has(game.name)) await playAll(game, faults);
    else faults.add(`${game.name} has no line in Says (says.ts)`);
  }
  await askAllElse(faultsIn.get('classic') ?? new Set());
}, 200_000);

describe('the engine', () => {
  it.each(games.map(({ name }) => name))('says of %s what is declared', (game) => {
    expect([...(faultsIn.get(game) ?? [])]).toEqual([]);
  });
  it('says everything that is declared', () => {
    expect(unheard('answers', said)).toEqual([]);
  });
  it('takes every member of a request that is declared', () => {
    const members = unheard('takes', new Set([...taken, ...said])).filter((mark) => !mark.includes(' = '));
    expect(members).toEqual([]);
  });
  it('is asked in every way that its headers name, and in no other', () => {
    const headers = ['engine', 'plain_operations', 'puzzle_operations'].map((name) =>
      readFileSync(new URL(`../../../src/wasm/${name}.hpp`, import.meta.url), 'utf8'),
    );
    const named = headers.flatMap((text) => [...text.matchAll(/^\/\/   (\w+)(?: {2,}|$)/gm)].map(([, op]) => op));
    expect([...membersOf(within(spoken, 'classic'))].sort()).toEqual(named.sort());
  });
});

test('docs/scenes.md tells of everything that a game says about itself, in the game that says it', () => {
  const text = readFileSync(new URL('../../../docs/scenes.md', import.meta.url), 'utf8');
  const [, table = ''] = /\*\*state\*\*[^|]*((?:\|.*\n)+)/.exec(text) ?? [];
  const rows = [...table.matchAll(/^\| (`.*?) \| (.*?) \|/gm)];
  const told = rows.flatMap(([, keys = '', of = '']) =>
    [...keys.matchAll(/`(\w+)`/g)].flatMap(([, key]) =>
      (of === 'all' ? games.map(({ name }) => name) : of.split(', ')).map((game) => `${game}: ${key}`),
    ),
  );
  const says = new DeclaredShapes(new URL('./says.ts', import.meta.url)).named('Says');
  const declared = games.flatMap(({ name }) =>
    [...membersOf(within(says, name, 'state'))].map((key) => `${name}: ${key}`),
  );
  expect(told.sort()).toEqual(declared.sort());
});
