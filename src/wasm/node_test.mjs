// The WebAssembly module as a page would load it: the same signature as the native program, a whole game with its
// commitment hashed by WebCrypto, bad requests answered.
//
//   cmake --preset wasm && cmake --build --preset wasm
//   DALAPAPA_SIGNATURE=$(dalapapa signature) DALAPAPA_SOLVED=$(dalapapa solve arlequin --sheet 2 --seed 5 --json) \
//     DALAPAPA_PUZZLES=$(for p in figure-6x6-3 arlequin-1-4 turn-4 close-2; do dalapapa puzzle show $p-k2m9qz --json; done) \
//     node --test src/wasm/node_test.mjs
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';

import { startAsking, startEngine } from './node_engine.mjs';

const hex = (bytes) => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
const sha256 = async (text) => hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

// A commitment as the host of a table makes it, except that this deck is known: 1 – 120 in steps of 7.
async function commit(ask) {
  const nonce = hex(crypto.getRandomValues(new Uint8Array(32)));
  const opened = { nonce, deck: Array.from({ length: 120 }, (_, i) => 1 + (i * 7) % 120) };
  const { text } = ask({ op: 'committed_text', game: 'classic', tiles: 'standard', opened });
  return { opened, commitment: await sha256(text) };
}

async function createTable(ask) {
  const seats = [{ name: 'Änne' }, { name: 'Björn' }, { name: '冬' }];
  return ask({ op: 'create', table: { game: 'classic', seats, ...await commit(ask) } }).table;
}

function playToTheEnd(ask, table) {
  for (let actions = 0; ; ++actions) {
    const { state } = ask({ op: 'view', table, viewer: null }).view;
    if (state.result) return actions;
    const [seat] = state.awaited;
    const { action } = ask({ op: 'suggest', table, seat, level: 'greedy', seed: actions });
    assert.ok(ask({ op: 'act', table, step: { seat, ...action } }).steps > 0);
  }
}

test('the signature is that of the native program', async () => {
  const expected = process.env.DALAPAPA_SIGNATURE;
  assert.match(expected ?? '', /^[0-9a-f]{16}$/, 'DALAPAPA_SIGNATURE must hold what `dalapapa signature` prints');
  const ask = await startAsking();
  assert.equal(ask({ op: 'signature', games: 12 }).signature, expected);
});

test('an Arlequin is filled in the same way as by the native program, and with as many nodes', async () => {
  const expected = JSON.parse(process.env.DALAPAPA_SOLVED ?? 'null');
  assert.ok(expected, 'DALAPAPA_SOLVED must hold what `dalapapa solve arlequin --sheet 2 --seed 5 --json` prints');
  const ask = await startAsking();
  const pile = Array.from({ length: 40 }, (_, i) => 41 + i);  // T4: the second sheet
  const { solver } = ask({ op: 'solver', task: { width: 10, height: 8, pile }, count: false, seed: 5 });
  let found = { state: 'working' };
  for (let calls = 0; found.state === 'working' && calls < 10000; ++calls) {
    found = ask({ op: 'search', solver, nodes: 1000 });
  }
  assert.equal(found.state, 'solved');
  assert.equal(found.nodes, expected.nodes);
  assert.deepEqual(found.solution, expected.solution);
  assert.deepEqual(ask({ op: 'close_solver', solver }), { closed: solver });
  assert.match(ask({ op: 'search', solver, nodes: 1 }).error, /there is no solver/);
});

test('the name of a puzzle means the same as to the native program', async () => {
  const expected = (process.env.DALAPAPA_PUZZLES ?? '').trim().split('\n').map((line) => JSON.parse(line));
  assert.equal(expected.length, 4);
  const ask = await startAsking();
  for (const puzzle of expected) assert.deepEqual(ask({ op: 'puzzle', id: puzzle.id }), puzzle);
});

test('a puzzle is made, helped with and checked', async () => {
  const ask = await startAsking();
  const { id } = ask({ op: 'puzzle_of_the_day', year: 2026, month: 11, day: 16 });
  const puzzle = ask({ op: 'puzzle', id });
  assert.equal(puzzle.width * puzzle.height, 2 * (puzzle.fixed.length + puzzle.pile.length));
  const laid = [];
  const left = new Set(puzzle.pile);
  while (left.size > 0) {
    const { next } = ask({ op: 'puzzle_help', id, laid });
    assert.equal(ask({ op: 'puzzle_fit', id, laid, place: next }).fits, true);
    const offers = [...left].flatMap((tile) => ask({ op: 'puzzle_places', id, laid, tile }).places);
    const { tile } = offers.find(({ at }) => at.join() === next.join());
    left.delete(tile);
    laid.push(next);
  }
  assert.deepEqual(ask({ op: 'puzzle_check', id, answer: laid }), { right: true });
  assert.equal(ask({ op: 'puzzle_check', id, answer: laid.slice(1) }).right, false);
  const { solution } = ask({ op: 'puzzle_solution', id });
  assert.equal(solution.length, puzzle.fixed.length + laid.length);
  assert.match(ask({ op: 'puzzle', id: 'chess-1' }).error, /unknown kind of puzzle/);
});

test('a turn is put together and scored', async () => {
  const ask = await startAsking();
  const id = 'turn-4-k2m9qz';
  const { solution, points } = ask({ op: 'puzzle_solution', id });
  const turn = ask({ op: 'puzzle_turn', id, laid: solution });
  assert.equal(turn.points, points);
  assert.deepEqual(turn.told.map(({ place }) => place), solution);
  assert.deepEqual(ask({ op: 'puzzle_check', id, answer: solution }), { right: true });
});

test('a whole classic game, whose record opens its commitment', async () => {
  const ask = await startAsking();
  const table = await createTable(ask);
  assert.ok(playToTheEnd(ask, table) > 20);

  const { record } = ask({ op: 'record', table });
  const lines = record.trimEnd().split('\n').map((line) => JSON.parse(line));
  const cmake = await readFile(new URL('../../CMakeLists.txt', import.meta.url), 'utf8');
  assert.ok(cmake.includes(`project(dalapapa VERSION ${lines[0].version} `), `${lines[0].version} is not the version`);
  const { result, opened } = lines.at(-1);
  const { text } = ask({ op: 'committed_text', game: lines[0].game, tiles: lines[0].tiles, opened });
  assert.equal(await sha256(text), lines[0].commitment);
  assert.deepEqual(ask({ op: 'replay', record, sha256: await sha256(text) }), { result });
  assert.deepEqual(ask({ op: 'close', table }), { closed: table });
});

test('a view keeps the secrets of the others until the end', async () => {
  const ask = await startAsking();
  const table = await createTable(ask);
  const before = ask({ op: 'view', table, viewer: 1 }).view;
  assert.deepEqual(before.state.hands.map((hand) => hand.map((tile) => tile !== null)), [[false], [true], [false]]);
  assert.equal(before.opened, undefined);
  playToTheEnd(ask, table);
  assert.equal(ask({ op: 'view', table, viewer: 1 }).view.opened.deck.length, 120);
});

test('every game of the catalogue is played through its scenes', async () => {
  const ask = await startAsking();
  const { games, levels, tiles } = ask({ op: 'catalogue' });
  assert.equal(games.filter(({ extra }) => !extra).length, 10);
  assert.ok(levels.includes('casual'));
  const opened = { nonce: 'a'.repeat(64), deck: tiles.map(({ id }) => id) };
  for (const { name, min_seats, max_seats, ages } of games) {
    const seats = Array.from({ length: Math.min(max_seats, Math.max(2, min_seats)) },
      (_, i) => ({ name: `Seat ${i}`, ...(ages ? { age: 5 } : {}) }));
    const { table } = ask({ op: 'create', table: { game: name, seats, aids: [], opened, commitment: '0'.repeat(64) } });
    for (let i = 0; i < 30; ++i) {
      const { state, steps, layouts } = ask({ op: 'scene', table, viewer: null });
      if (state.result) break;
      const viewer = state.awaited.find((actor) => typeof actor === 'number');
      const { places, choices } = ask({ op: 'scene', table, viewer, tried: [], since: steps });
      const options = [...places.map(({ at }) => ({ place: at })), ...choices];
      const action = options[(i * 7) % options.length];
      const tried = ask({ op: 'scene', table, viewer, tried: [action], since: steps });
      assert.equal(tried.tried.length, 1, name);
      const isFigure = layouts[0].seat !== null; // where nothing is scored by a placement
      if (action.place) {
        const fit = ask({ op: 'fit', table, viewer, place: action.place });
        assert.ok(fit.fits, name);
        for (const told of [places[0], tried.tried[0].outcome ?? {}, fit]) assert.equal('discs' in told, isFigure, name);
      }
      assert.ok(ask({ op: 'act', table, step: { seat: viewer, ...action } }).steps > steps, name);
    }
    assert.match(ask({ op: 'gaps', table, viewer: 0 }).error, /agreed to do without gaps/);
    const { record } = ask({ op: 'record', table });
    const { state, steps } = ask({ op: 'scene', table, viewer: 0 });
    const replayed = ask({ op: 'record_scene', record, steps, viewer: 0 });
    assert.deepEqual(replayed.state, state);
    assert.deepEqual(replayed.aids, []);
  }
});

test('bad requests are answered and change nothing', async () => {
  const call = await startEngine();
  const errorOf = (request) => JSON.parse(call(request)).error;
  assert.equal(errorOf(''), 'empty, expected JSON');
  assert.match(errorOf('{"op":'), /^not valid JSON/);
  assert.match(errorOf('{"op":"\ud800"}'), /^unknown op/);  // arrives as the replacement character
  assert.match(errorOf('['.repeat(100000)), /^not valid JSON/);
  assert.match(errorOf(' '.repeat(9 << 20)), /^longer than/);
  assert.equal(errorOf('{"op":"shuffle"}'), 'unknown op "shuffle"');
  assert.equal(errorOf('{"op":"view","table":1,"viewer":null}'), 'there is no table 1');
  assert.equal(errorOf('{"op":"signature","games":200,"seed":1}'), 'unknown key "seed"');
});
