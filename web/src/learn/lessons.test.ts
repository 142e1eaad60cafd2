// Every lesson is walked through with the real engine: what is asked can be done, and is accepted, whichever right answer
// the player finds; a wrong one is only tried.
import { beforeAll, describe, expect, it, vi } from 'vitest';

import { startNodeEngine } from '../engine/node.ts';
import type { Action, Ask, Placement } from '../engine/types.ts';
import { gameNames, type GameName } from '../games/all.ts';
import { languages, type Language } from '../look/languages.ts';
import { loadLessonWords, wordsOf } from '../words/lessons.ts';
import { sameAction } from '../play/choices.ts';
import type { Exercise, OfHand, Want } from './lesson.ts';
import { loadLesson } from './lessons.ts';
import { Practice } from './practice.svelte.ts';

const engine = vi.hoisted(() => ({ ask: undefined as unknown as Ask }));
vi.mock('../engine/engine.ts', async (original) => ({
  ...(await original<object>()),
  ask: ((request) => engine.ask(request)) satisfies Ask,
  catalogue: () => engine.ask({ op: 'catalogue' }),
}));

interface Case {
  game: GameName;
  exercise: Exercise;
}
const cases: Case[] = [];
for (const game of gameNames) {
  const lesson = await loadLesson(game);
  if (lesson.game !== game) throw new Error(`learn/lessons/${game}.ts is about ${lesson.game}`);
  for (const exercise of lesson.exercises) cases.push({ game, exercise });
}
const caseOf = (game: GameName, name: string): Case => {
  const found = cases.find((each) => each.game === game && each.exercise.name === name);
  if (found === undefined) throw new Error(`there is no exercise ${name} of ${game}`);
  return found;
};

beforeAll(async () => {
  engine.ask = await startNodeEngine();
});

const begin = ({ game, exercise }: Case): Promise<Practice> => Practice.begin(game, exercise, 'Ann', async () => {});

// A few of many, from all over.
const some = <T>(all: readonly T[], most = 4): T[] =>
  all.length <= most ? [...all] : Array.from({ length: most }, (_, i) => all[Math.floor((i * all.length) / most)] as T);

type Move = Action | OfHand['does'];
const isOfHand = (want: Want | undefined): want is OfHand =>
  want?.does === 'hold' || want?.does === 'flip' || want?.does === 'light';

async function after(which: Case, moves: readonly Move[]): Promise<Practice> {
  const practice = await begin(which);
  for (const move of moves) {
    if (typeof move === 'string') await practice.did(move);
    else await practice.attempt(move);
  }
  return practice;
}

// All ways through an exercise, or at least some of each fork. Calls back with what is there at the end.
async function walk(which: Case, moves: readonly Move[], atEnd: (practice: Practice) => void): Promise<void> {
  const practice = await after(which, moves);
  expect(practice.wrong).toBe(false);
  expect(practice.done).toBe(moves.length);
  const want = practice.task?.wants;
  if (want === undefined) {
    expect(practice.finished).toBe(true);
    atEnd(practice);
  }
  const { answers } = practice;
  await practice.close();
  if (want === undefined) return;
  if (!isOfHand(want)) expect(answers).not.toEqual([]);
  const next: Move[] = isOfHand(want) ? [want.does] : some(answers);
  for (const move of next) await walk(which, [...moves, move], atEnd);
}

describe.each(cases.map((each) => [`${each.game} ${each.exercise.name}`, each] as const))('%s', (_, which) => {
  it('can be done in every right way', async () => {
    let ends = 0;
    await walk(which, [], () => ++ends);
    expect(ends).toBeGreaterThan(0);
  });

  it('shows the tiles that are needed', async () => {
    const practice = await begin(which);
    const { exercise, answers } = practice;
    const used = answers.map((answer) =>
      'place' in answer ? practice.tileWith(answer.place[0]) : 'take' in answer && answer.take,
    );
    const seen = [...practice.hand, ...practice.pile, ...laidIds(practice)];
    for (const id of [...used, ...(exercise.shown ?? [])]) if (id !== false) expect(seen).toContain(id);
    await practice.close();
  });

  it('only tries what is not asked for', async () => {
    const practice = await begin(which);
    const { scene } = practice.session;
    const offered: Action[] = [...scene.places.map(({ at }) => ({ place: at })), ...scene.choices];
    const other = offered.find((action) => !practice.answers.some((answer) => sameAction(answer, action, scene)));
    if (other !== undefined) {
      await practice.attempt(other);
      expect(practice.wrong).toBe(true);
      expect(practice.done).toBe(0);
      await practice.retry();
      expect(practice.session.scene).toEqual(scene);
      expect((await practice.session.table.consider(null, [])).steps).toBe(scene.steps);
    }
    await practice.close();
  });
});

const laidIds = (practice: Practice): (number | undefined)[] =>
  (practice.session.scene.layouts[practice.me]?.tiles ?? []).map(([face]) => practice.tileWith(face));

const ends = (game: GameName, name: string, atEnd: (practice: Practice) => void): Promise<void> =>
  walk(caseOf(game, name), [], atEnd);
const scoreOf = ({ session, me }: Practice): number | undefined => session.state.scores?.[me];
const handOf = ({ session, me }: Practice): number | undefined => session.state.hands?.[me]?.length;
const tokensOf = ({ session, me }: Practice): number | undefined => session.state.tokens?.[me];

describe('what the words say is true', () => {
  it.each(Object.keys(languages) as Language[])('of every exercise, in %s', async (language) => {
    const words = await loadLessonWords(language);
    expect(Object.keys(words).sort()).toEqual([...gameNames].sort());
    for (const { game, exercise } of cases) {
      const said = wordsOf(words, game, exercise.name);
      expect(said?.asks, `${game} ${exercise.name}`).toHaveLength(exercise.tasks.length);
    }
    for (const game of gameNames) {
      const names = cases.filter((each) => each.game === game).map(({ exercise }) => exercise.name);
      expect(names, game).not.toEqual([]);
      expect(Object.keys(words[game])).toEqual(names);
    }
  });

  it('scores', async () => {
    await ends('classic', 'discs', (practice) => expect(practice.outcome).toMatchObject({ discs: 3, points: 4 }));
    await ends('classic', 'close', (practice) => expect(scoreOf(practice)).toBe(9));
    await ends('classic', 'two', (practice) => expect(scoreOf(practice)).toBe(12));
    await ends('auction', 'follow', (practice) => expect(scoreOf(practice)).toBe(10));
    await ends('auction', 'sell', (practice) => expect(practice.session.state.scores).toEqual([8, 0, 4]));
    await ends('terra', 'multiply', (practice) => expect(scoreOf(practice)).toBe(47));
    const before = await begin(caseOf('terra', 'multiply'));
    expect(before.session.state).toMatchObject({ scores: [3, 33], coins: [3, 3] });
    const last = await begin(caseOf('classic', 'end'));
    expect(last.session.state.scores).toEqual([49, 15]);
  });

  it('wins', async () => {
    for (const [game, name] of [
      ['classic', 'end'],
      ['gone', 'last'],
      ['puzzle', 'fill'],
      ['arlequin', 'fill'],
    ] as const) {
      await ends(game, name, ({ session, me }) => expect(session.state.result?.winners).toEqual([me]));
    }
  });

  it('draws at gone', async () => {
    await ends('gone', 'one', (practice) => expect(handOf(practice)).toBe(4));
    await ends('gone', 'two', (practice) => expect(handOf(practice)).toBe(3));
    await ends('gone', 'three', ({ session }) => expect(session.state.awaited).not.toEqual([]));
  });

  it('cannot announce more than there is', async () => {
    for (const name of ['announce', 'sand']) {
      const practice = await begin(caseOf('alex', name));
      const { state, layouts } = practice.session.scene;
      const faces = (state.open ?? []).map((id) => [practice.tiles.get(id)?.a, practice.tiles.get(id)?.b]);
      const line = JSON.stringify({ placed: layouts[0]?.tiles, tiles: faces });
      const answer = await engine.ask({ op: 'board', line });
      const best = 'best' in answer ? answer.best : undefined;
      const [task] = practice.exercise.tasks;
      expect(task?.wants).toMatchObject({ amount: [expect.any(Number), best?.points] });
      expect(best?.turn).toHaveLength(1);
    }
  });

  it('removes marks only where the groups are joined', async () => {
    for (const [game, name] of [
      ['conquest', 'join'],
      ['terra', 'join'],
    ] as const) {
      const { session, me, exercise, hand, tiles } = await begin(caseOf(game, name));
      const claims = session.scene.layouts[0]?.claims ?? [];
      expect(new Set(claims.map(({ seat }) => seat)).size).toBe(2);
      const joining: Placement[] = [];
      for (const { tile, at } of session.scene.places.filter(({ tile }) => hand.includes(tile))) {
        const { layouts, state } = await session.table.consider(me, [{ place: at }]);
        if (state.phase === 'keep' || (layouts[0]?.claims.length ?? 0) < claims.length) joining.push(at);
        expect(tiles.has(tile)).toBe(true);
      }
      expect(exercise.tasks[0]?.wants).toMatchObject({ at: joining });
    }
  });

  it('pays tokens and gives the plaque', async () => {
    await ends('domaine', 'tokens', (practice) => expect(tokensOf(practice)).toBe(4));
    await ends('domaine', 'again', (practice) => expect(tokensOf(practice)).toBeGreaterThanOrEqual(1));
    await ends('seventytwo', 'tokens', (practice) => expect(tokensOf(practice)).toBe(1));
    await ends('seventytwo', 'pass', (practice) => expect(tokensOf(practice)).toBe(1));
    for (const game of ['domaine', 'seventytwo'] as const) {
      await ends(game, 'plaque', ({ session, me }) => expect(session.state.plaque).toBe(me));
    }
  });
});
