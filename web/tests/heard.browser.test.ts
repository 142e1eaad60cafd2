// Played by ear: a test that knows nothing of the page but its accessibility tree.
import { afterAll, beforeAll, expect, test } from 'vitest';

import { desktop, fixChance, House, hurry, phone, withPicture } from './browser.ts';
import { Tree, type Thing } from './tree.ts';

let house: House;
beforeAll(async () => {
  house = await House.open();
});
afterAll(() => house.close());

const isButton = ({ role, disabled }: Thing): boolean => role === 'button' && !disabled;
const named = (things: readonly Thing[], name: RegExp): Thing | undefined =>
  things.find((thing) => isButton(thing) && name.test(thing.name));
// Of the text that is said when it changes.
const saidIn = (things: readonly Thing[]): string[] =>
  things
    .filter(({ role, within }) => role === 'StaticText' && within.some((around) => around.startsWith('log')))
    .map(({ name }) => name);

const end = /^(Confirm|End turn)$/;
const passing = /^(Pass|Lose)/;
const over = /^Play again$/;
const group = / group · \d+ discs? · /;

interface Heard {
  places: number;
  claims: number;
  turns: number;
  over: boolean;
}

// Whoever is to move hears of a next place, or of an end of the turn.
const toMove = (things: Thing[]): Thing | undefined =>
  named(things, over) ?? named(things, end) ?? named(things, passing) ?? named(things, /^Next place$/);

async function playByEar(tree: Tree, most: number): Promise<Heard> {
  const heard: Heard = { places: 0, claims: 0, turns: 0, over: false };
  for (let acted = 0; acted < 400 && heard.turns < most; ++acted) {
    const first = await tree.waitFor(toMove, 'anything to do');
    if (over.test(first.name)) return { ...heard, over: true };
    if (passing.test(first.name)) {
      await tree.press(first);
      continue;
    }
    // Whoever lays a tile may have nothing left to pay for a pawn.
    const saves = acted % 3 === 2 && (await claim(tree));
    if (saves) ++heard.claims;
    else if (await layFromList(tree)) ++heard.places;
    await tree.waitFor((all) => named(all, end) ?? named(all, passing), 'what was laid');
    if (!saves && (await claim(tree))) ++heard.claims;
    const before = saidIn(await tree.things()).join();
    const now = await tree.waitFor((all) => named(all, over) ?? named(all, end) ?? named(all, passing), 'an end');
    if (over.test(now.name)) return { ...heard, over: true };
    await tree.press(now);
    ++heard.turns;
    await tree.waitFor((all) => (saidIn(all).join() === before ? undefined : true), 'what came of it');
  }
  return heard;
}

// From the list of places in words: one that closes a group, or the first, which is the best where that is told.
async function layFromList(tree: Tree): Promise<boolean> {
  await tree.pressNamed('button', /^Menu$/);
  await tree.pressNamed('button', /^The table in words$/);
  const place = await tree.waitFor(
    (things) =>
      named(things, /closes a .*column −?\d+, row −?\d+/) ??
      named(things, /column −?\d+, row −?\d+/) ??
      (things.some(({ name }) => name === 'There is nothing to lay now.') ? null : undefined),
    'places',
  );
  if (place === null) {
    await tree.pressNamed('button', /^Close$/);
    return false;
  }
  await tree.press(place);
  return true;
}

async function claim(tree: Tree): Promise<boolean> {
  const opens = (await tree.things()).find(({ role }) => role === 'DisclosureTriangle');
  if (opens === undefined) return false;
  await tree.press(opens);
  const chosen = await tree.waitFor((things) => named(things, group), 'a group');
  await tree.press(chosen);
  return true;
}

async function sit(game: string, options: (tree: Tree) => Promise<void>, viewport = desktop) {
  const visit = await house.visit({}, { viewport });
  await fixChance(visit.context, 2);
  await hurry(visit.context, 8);
  await visit.page.goto(house.at(`/new/${game}`));
  const tree = await Tree.of(visit.page);
  await options(tree);
  await tree.pressNamed('button', /^Start the game$/);
  return { ...visit, tree };
}

test('a whole game is played by ear', async () => {
  const { page, tree, complaints, close } = await sit('classic', async (tree) => {
    const target = await tree.waitFor(
      (things) => things.find(({ role, name }) => role === 'spinbutton' && /Points to reach/.test(name)),
      'the target',
    );
    await tree.write(target, '60');
  });
  await withPicture(page, 'classic by ear', async () => {
    const heard = await playByEar(tree, 60);
    expect(heard.over).toBe(true);
    expect(heard.places).toBeGreaterThan(2);
  });
  const said = saidIn(await tree.things());
  expect(said.length).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
  await close();
});

test.each(['domaine', 'terra'])('some turns of %s are played by ear, and groups claimed', async (game) => {
  const { page, tree, complaints, close } = await sit(game, async () => undefined, phone);
  await withPicture(page, `${game} by ear`, async () => {
    const heard = await playByEar(tree, 9);
    expect(heard.places).toBeGreaterThan(2);
    expect(heard.claims).toBeGreaterThan(0);
  });
  expect(complaints).toEqual([]);
  await close();
});
