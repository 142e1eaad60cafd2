// Everything else that the real engine can be asked, for tests.
import { Refusal } from './engine.ts';
import { oneOf, sampleHash, type Random } from './sample_games.ts';
import type { Ask, Placement, PuzzleInfo, Scene, Step, TableRequest, Task, TileFaces } from './types.ts';

// Not everything can be asked everywhere.
export async function ifPossible<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

function anywhere(tiles: readonly TileFaces[], from: number, to: number, random: Random): Placement {
  const tile = oneOf(tiles, random);
  const face = (random(2) === 0 ? tile?.a : tile?.b) ?? '';
  return [face, from + random(to - from), from + random(to - from), random(4)];
}

// While a game is on.
export async function askMeanwhile(
  ask: Ask,
  table: number,
  { seats }: TableRequest,
  tiles: readonly TileFaces[],
  { state, layouts }: Scene,
  random: Random,
): Promise<void> {
  for (const viewer of [null, ...seats.keys()]) {
    await ask({ op: 'scene', table, viewer });
    await ask({ op: 'view', table, viewer });
    await ask({ op: 'report', table, viewer, since: 0 });
    await ifPossible(ask({ op: 'gaps', table, viewer, tried: [] }));
  }
  const seat = oneOf([...seats.keys()], random) ?? 0;
  await ask({ op: 'choices', table, seat });
  await ifPossible(ask({ op: 'suggest', table, seat, level: 'random', seed: random(1000) }));
  await ifPossible(ask({ op: 'hints', table, seat: 0, tried: [], nodes: 1 + random(300), seed: 1 }));
  const held = new Set([...(state.hands?.[0] ?? []), ...(state.open ?? []), state.builders?.[0]?.held]);
  const own = tiles.filter(({ id }) => held.has(id));
  const lying = oneOf(layouts[0]?.tiles ?? [], random);
  for (let i = 0; i < 6; ++i) {
    const place = anywhere(i === 0 || own.length === 0 ? tiles : own, -4, 8, random);
    await ask({ op: 'fit', table, viewer: 0, tried: [], place });
    if (lying) await ask({ op: 'fit', table, viewer: 0, place: [place[0], lying[1] + random(2), lying[2], place[3]] });
  }
}

// When it is over, or as far as it has come: its record, and what somebody has heard who followed it.
export async function askAfterwards(ask: Ask, table: number, request: TableRequest, random: Random): Promise<void> {
  const { record } = await ask({ op: 'record', table });
  const again = await ask({ op: 'open', record, opened: request.opened });
  const { steps, state, story } = await ask({ op: 'scene', table: again.table, viewer: null, since: 0 });
  const seat = state.awaited.find((actor) => typeof actor === 'number');
  const ms = story.at(-1)?.ms;
  if (seat !== undefined) {
    const { action } = await ask({ op: 'suggest', table: again.table, seat, level: 'random', seed: 1 });
    const step = { seat, ...action, ...(ms !== undefined && { ms }) } as Step;
    if (action) await ask({ op: 'act', table: again.table, step });
  }
  await ask({ op: 'close', table: again.table });
  await ifPossible(ask({ op: 'replay', record, sha256: sampleHash }));
  for (let i = 0; i < 8; ++i) {
    const at = i < 4 ? Math.max(0, steps - i) : random(steps);
    await ask({ op: 'record_scene', record, steps: at, viewer: i % 2 === 0 ? null : random(request.seats.length) });
  }
  for (let turn = 0, from = 0; turn < 4; ++turn) {
    const judged = await ifPossible(ask({ op: 'analyse', record, from, nodes: 300, seed: 1 }));
    from = judged?.next ?? steps;
  }
  await ifPossible(ask({ op: 'analyse', record, from: steps, nodes: 50, seed: 1 }));
  await follow(ask, table, request, random(2) === 0 ? null : random(request.seats.length));
}

async function follow(ask: Ask, table: number, request: TableRequest, viewer: number | null): Promise<void> {
  const { opened, steps: _, ...agreed } = request;
  const followed = await ask({ op: 'follow', table: agreed, viewer });
  const report = await ask({ op: 'report', table, viewer, since: 0 });
  await ask({ op: 'hear', table: followed.table, since: 0, report });
  await ask({ op: 'scene', table: followed.table, viewer });
  if (report.opened) await ask({ op: 'record', table: followed.table, sha256: sampleHash });
  await ask({ op: 'committed_text', game: request.game, tiles: request.tiles ?? 'standard', opened });
  await ask({ op: 'close', table: followed.table });
}

// Without any table.
export async function askPlainly(ask: Ask, tiles: readonly TileFaces[]): Promise<void> {
  await ask({ op: 'sheet', sheet: 2, back: true });
  await ask({ op: 'tidy_names', names: [' Ann '] });
  await ask({ op: 'signature', games: 1, game: 'conquest' });
  const [one, other] = tiles.map(({ a, b }) => [a, b]);
  const about = (question: object): ReturnType<typeof ask<'board'>> =>
    ask({ op: 'board', line: JSON.stringify({ placed: [[one?.[0], 0, 0, 0]], ...question }) });
  await about({ tiles: [other] });
  await about({ try: [other?.[0], 9, 9, 0] });
  const answer = await about({ tile: other });
  if ('moves' in answer) await about({ try: answer.moves[0]?.at });
}

// Frames that are filled, and one that cannot be: step by step.
export async function askSolver(ask: Ask): Promise<void> {
  const pile = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  const tasks: Task[] = [
    { width: 4, height: 4, torus: false, pile, fixed: [] },
    { width: 2, height: 2, outline: [[0, 0, 'lying'], [0, 1, 'lying']] }, // prettier-ignore
    { width: 2, height: 2, blocked: [[0, 0], [1, 1]] }, // prettier-ignore
  ];
  for (const task of tasks) {
    const { solver } = await ask({ op: 'solver', task, count: false, seed: 1 });
    for (const nodes of [1, 1000]) await ask({ op: 'search', solver, nodes });
    await ask({ op: 'close_solver', solver });
  }
}

const laidOf = ({ fixed = [] }: PuzzleInfo, solution: readonly Placement[]): Placement[] =>
  solution.filter((at) => !fixed.some((other) => other.join() === at.join()));

export async function askOfPuzzle(ask: Ask, id: string, random: Random, tiles: readonly TileFaces[]): Promise<void> {
  const info: PuzzleInfo = await ask({ op: 'puzzle', id });
  const { solution } = await ask({ op: 'puzzle_solution', id });
  const answer = laidOf(info, solution);
  await ask({ op: 'puzzle_check', id, answer });
  await ask({ op: 'puzzle_check', id, answer: answer.slice(1) });
  const own = tiles.filter((tile) => (info.pile ?? info.tiles ?? []).includes(tile.id));
  for (let count = 0; count <= answer.length; ++count) {
    const laid = answer.slice(0, count);
    await ifPossible(ask({ op: 'puzzle_help', id, laid }));
    await ifPossible(ask({ op: 'puzzle_turn', id, laid }));
    await ifPossible(ask({ op: 'puzzle_places', id, laid, tile: oneOf(own, random)?.id ?? 0 }));
    for (let i = 0; i < 6; ++i)
      await ifPossible(ask({ op: 'puzzle_fit', id, laid, place: anywhere(own, 0, 5, random) }));
  }
}
