// The learner's hands, at real tables.
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { centreOf, pointOf } from '../board/geometry.ts';
import { startNodeEngine } from '../engine/node.ts';
import type { Ask } from '../engine/types.ts';
import { gameNames, type GameName } from '../games/all.ts';
import { speak, words } from '../words/words.svelte.ts';
import { Learner } from './learner.svelte.ts';
import { loadLesson } from './lessons.ts';
import { messageOf } from './message.ts';
import { Practice } from './practice.svelte.ts';

vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }));
beforeAll(() => speak('en'));

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
    const learner = await learnerAt('classic', 'two');
    await learner.show();
    expect(learner.holder.ghost?.points).toBe(12);
    await learner.command({ kind: 'enter' });
    expect(learner.practice.finished).toBe(true);
  });
});

describe('a group', () => {
  it('is claimed by a touch', async () => {
    const learner = await learnerAt('terra', 'multiply');
    await learner.show();
    const disc = learner.lit?.discs.at(-1);
    if (disc === undefined) throw new Error('nothing is lit');
    await learner.tap(pointOf(disc));
    expect(learner.practice.session.state.scores?.[1]).toBe(47);
  });

  it('is chosen with the keyboard, and a wrong one can be taken back', async () => {
    const learner = await learnerAt('terra', 'multiply');
    const sizes = learner.claimable.map(({ discs }) => discs.length);
    expect(sizes[0]).toBe(9);
    await learner.nextClaim();
    await learner.nextClaim();
    await learner.enter();
    expect(learner.practice.wrong).toBe(true);
    await learner.undo();
    await learner.nextClaim();
    await learner.enter();
    expect(learner.practice.finished).toBe(true);
  });
});

describe('a group that is looked at', () => {
  it('is touched, the large one and no other', async () => {
    const learner = await learnerAt('classic', 'close');
    const groups = [...(learner.practice.session.scene.layouts[0]?.groups ?? [])];
    groups.sort((a, b) => a.discs.length - b.discs.length);
    for (const { discs } of [groups[0], groups.at(-1)].flatMap((group) => group ?? [])) {
      expect(learner.practice.done).toBe(0);
      if (discs[0] !== undefined) await learner.tap(pointOf(discs[0]));
      expect(learner.lit?.discs).toEqual(discs);
    }
    expect(learner.practice.done).toBe(1);
  });

  it('is found with a key, largest first', async () => {
    const learner = await learnerAt('classic', 'close');
    await learner.nextClaim();
    expect(learner.practice.done).toBe(1);
  });
});

describe('pawns on one group', () => {
  it.each([0, 1])('are chosen one by one: that of seat %i', async (seat) => {
    const learner = await learnerAt('terra', 'join');
    await learner.show();
    await learner.enter();
    const { scene } = learner.practice.session;
    const pawn = scene.layouts[0]?.claims.find((claim) => claim.seat === seat)?.disc;
    if (pawn === undefined) throw new Error('there is no pawn');
    await learner.tap(pointOf(pawn));
    expect(learner.practice.session.state.pawns).toEqual([{ disc: pawn, seat }]);
  });

  it('are chosen with the keyboard', async () => {
    const learner = await learnerAt('terra', 'join');
    await learner.show();
    await learner.enter();
    const first = await learner.nextClaim();
    expect(await learner.nextClaim()).not.toEqual(first);
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
    await learner.show();
    expect(learner.hinted).toBe(106);
    await learner.enter();
    await learner.show();
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

describe('whoever asks to be shown', () => {
  it.each(gameNames)('sees something at every step of %s, and asking again does it', async (game) => {
    for (const { name } of (await loadLesson(game)).exercises) {
      const learner = await learnerAt(game, name);
      const { practice } = learner;
      for (const { wants } of practice.exercise.tasks) {
        const before = practice.done;
        await learner.show();
        expect(learner.meant, `${name}: ${wants.does}`).toBeDefined();
        expect(messageOf(learner)).not.toBe('');
        expect(practice.done).toBe(before);
        await learner.show();
        expect(practice.done, `${name}: ${wants.does}`).toBe(before + 1);
      }
      expect(practice.finished).toBe(true);
    }
  });

  it('is shown the most that can be announced', async () => {
    const learner = await learnerAt('alex', 'announce');
    await learner.show();
    expect(learner.meant).toEqual({ announce: 12 });
  });
});

it('says nothing of a glow where nothing glows', async () => {
  const learner = await learnerAt('classic', 'turn');
  await learner.take(93);
  const said = new Set<string>();
  for (let way = 0; way < 8; ++way) {
    const { holder } = learner;
    expect(messageOf(learner) === words().play.where).toBe(holder.slots.length > 0);
    said.add(messageOf(learner));
    await (way === 3 ? learner.flip() : learner.turn());
  }
  expect(said).toEqual(new Set([words().play.where, words().play.whereTurned]));
});

it('has as many tiles in the hand as the table says', async () => {
  const { practice } = await learnerAt('gone', 'one');
  expect(practice.hand).toHaveLength(4);
  expect(practice.session.state.hands?.[0]).toHaveLength(4);
});
