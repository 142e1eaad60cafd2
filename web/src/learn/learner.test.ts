// The learner's hands, at real tables.
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { centreOf, pointOf } from '../board/geometry.ts';
import { startNodeEngine } from '../engine/node.ts';
import type { Ask } from '../engine/types.ts';
import type { GameName } from '../games/all.ts';
import { Learner } from './learner.svelte.ts';
import { loadLesson } from './lessons.ts';
import { Practice } from './practice.svelte.ts';

const engine = vi.hoisted(() => ({ ask: undefined as unknown as Ask }));
vi.mock('../engine/engine.ts', async (original) => ({
  ...(await original<object>()),
  ask: ((request) => engine.ask(request)) satisfies Ask,
  catalogue: () => engine.ask({ op: 'catalogue' }),
}));

beforeEach(async () => {
  engine.ask = await startNodeEngine();
});

const next = vi.fn();
async function learnerAt(game: GameName, name: string): Promise<Learner> {
  const exercise = (await loadLesson(game)).exercises.find((each) => each.name === name);
  if (exercise === undefined) throw new Error(`there is no exercise ${name}`);
  const practice = await Practice.begin(game, exercise, 'Ann', async () => {});
  return new Learner(practice, () => undefined, next);
}

describe('a tile in the hand', () => {
  it('is flipped and laid', async () => {
    const learner = await learnerAt('classic', 'look');
    await learner.take(1);
    expect(learner.practice.done).toBe(0);
    await learner.flip();
    expect(learner.practice.done).toBe(1);
    await learner.tap({ x: 0.5, y: 0.5 });
    expect(learner.practice.finished).toBe(true);
    await learner.enter();
    expect(next).toHaveBeenCalledOnce();
  });

  it('is only tried where it is not asked for, can be turned there, and comes back', async () => {
    const learner = await learnerAt('classic', 'discs');
    const { practice, holder } = learner;
    await learner.take(78);
    const weak = practice.session.scene.places.find(({ tile, discs }) => tile === 78 && discs === 1);
    if (weak === undefined) throw new Error('no place');
    holder.aim(weak.at);
    await learner.enter();
    expect(practice).toMatchObject({ wrong: true, outcome: { discs: 1 }, hand: [] });
    await learner.turn();
    expect(practice.session.tried).toHaveLength(1);
    await learner.tap({ x: 9, y: 9 });
    expect(practice).toMatchObject({ wrong: false, active: true, hand: [78] });
    expect(practice.session.tried).toEqual([]);
  });

  it('is told why it does not fit', async () => {
    const learner = await learnerAt('classic', 'place');
    await learner.take(2);
    await learner.tap({ x: 0.5, y: 0.5 });
    expect(learner.holder.whyNot).toBe('occupied');
    expect(learner.practice.wrong).toBe(false);
  });

  it('is shown a place, and laid there', async () => {
    const learner = await learnerAt('classic', 'close');
    expect(learner.show()).toBe(true);
    expect(learner.holder.ghost?.groups).toEqual([['Y', 7]]);
    await learner.command({ kind: 'enter' });
    expect(learner.practice.finished).toBe(true);
  });
});

describe('a group', () => {
  it('is claimed by a touch', async () => {
    const learner = await learnerAt('terra', 'multiply');
    learner.show();
    const disc = learner.lit?.discs.at(-1);
    if (disc === undefined) throw new Error('nothing is lit');
    await learner.tap(pointOf(disc));
    expect(learner.practice.session.state.scores?.[1]).toBe(47);
  });

  it('is chosen with the keyboard, and a wrong one can be taken back', async () => {
    const learner = await learnerAt('terra', 'multiply');
    const sizes = learner.claimable.map(({ discs }) => discs.length);
    expect(sizes[0]).toBe(9);
    learner.nextClaim();
    learner.nextClaim();
    await learner.enter();
    expect(learner.practice.wrong).toBe(true);
    await learner.undo();
    learner.nextClaim();
    await learner.enter();
    expect(learner.practice.finished).toBe(true);
  });
});

describe('pawns on one group', () => {
  it.each([0, 1])('are chosen one by one: that of seat %i', async (seat) => {
    const learner = await learnerAt('terra', 'join');
    learner.show();
    await learner.enter();
    const { scene } = learner.practice.session;
    const pawn = scene.layouts[0]?.claims.find((claim) => claim.seat === seat)?.disc;
    if (pawn === undefined) throw new Error('there is no pawn');
    await learner.tap(pointOf(pawn));
    expect(learner.practice.session.state.pawns).toEqual([{ disc: pawn, seat }]);
  });

  it('are chosen with the keyboard', async () => {
    const learner = await learnerAt('terra', 'join');
    learner.show();
    await learner.enter();
    const first = learner.nextClaim();
    expect(learner.nextClaim()).not.toEqual(first);
    await learner.enter();
    expect(learner.practice.finished).toBe(true);
  });
});

describe('a figure', () => {
  it('is built from the pile', async () => {
    const learner = await learnerAt('puzzle', 'fill');
    const { practice } = learner;
    await learner.command({ kind: 'take', index: practice.pile.indexOf(57) });
    expect(learner.holder.held?.tile.id).toBe(57);
    await learner.tap(centreOf(['RGRYYGR', 3, 1, 3]));
    learner.show();
    expect(learner.hinted).toBe(106);
    await learner.enter();
    learner.show();
    await learner.enter();
    expect(practice.session.over).toBe(true);
  });

  it('gives back what does not fit', async () => {
    const learner = await learnerAt('puzzle', 'back');
    expect(learner.holder.held?.tile.id).toBe(40);
    await learner.putBack();
    expect(learner.holder.held).toBeUndefined();
    expect(learner.practice.done).toBe(1);
  });

  it('lets a tile out, touched or chosen', async () => {
    const touched = await learnerAt('puzzle', 'out');
    await touched.tap({ x: 1.5, y: 3.5 });
    expect(touched.practice).toMatchObject({ done: 1, hand: [2] });

    const chosen = await learnerAt('puzzle', 'out');
    chosen.cycle(-1);
    expect(chosen.pointed?.[0]).toBe('YGRYYGR');
    await chosen.enter();
    expect(chosen.practice.done).toBe(1);
  });
});

it('keeps its hands off while all look', async () => {
  const learner = await learnerAt('alex', 'announce');
  await learner.take(53);
  expect(learner.holder.held).toBeUndefined();
  await learner.act({ announce: 13 });
  expect(learner.practice.wrong).toBe(true);
});
