#!/usr/bin/env node
// How long a move takes in WebAssembly, by game and level, and how that compares with the native program:
//
//   cmake --build --preset release && cmake --build --preset wasm && node tools/move_times.mjs build/release/dalapapa [GAME...]
//
// Each level plays a game against itself natively; its positions are given one by one to a bot in WebAssembly, which does
// not know what it planned a step before and thinks anew. The factor is that of the signature, the same work on both sides.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startAsking } from '../src/wasm/node_engine.mjs';

const levels = ['random', 'novice', 'casual', 'greedy', 'expert', 'master'];
const folder = mkdtempSync(join(tmpdir(), 'dalapapa-'));

const call = await startAsking();

function ask(request) {
  const answer = call(request);
  if (answer.error) throw new Error(answer.error);
  return answer;
}

// Plays a game natively, then asks in WebAssembly before each of its actions what the level would do.
function timesOf(program, game, level) {
  const file = join(folder, `${game}.jsonl`);
  execFileSync(program, ['play', game, '--bots', level, '--seed', '1', '--record', file], { stdio: 'ignore' });
  const [{ dalapapa, version, ...head }, ...steps] = readFileSync(file, 'utf8').trimEnd().split('\n').map((line) => JSON.parse(line));
  const { opened } = steps.pop();
  const { table } = ask({ op: 'create', table: { ...head, opened } });
  const times = [];
  for (const step of steps) {
    if (step.seat === 'chance') continue;  // at a table it acts by itself
    if (step.seat !== 'referee') {
      const before = performance.now();
      ask({ op: 'suggest', table, seat: step.seat, level, seed: times.length });
      times.push(performance.now() - before);
    }
    ask({ op: 'act', table, step });
  }
  ask({ op: 'close', table });
  return times;
}

function factor(program) {
  const time = (work) => { const before = performance.now(); work(); return performance.now() - before; };
  ask({ op: 'signature', games: 1 });  // compiled by now
  return time(() => ask({ op: 'signature', games: 12 })) / time(() => execFileSync(program, ['signature']));
}

const [, , program, ...asked] = process.argv;
const games = asked.length > 0 ? asked : JSON.parse(execFileSync(program, ['games', '--json'])).map(({ name }) => name);
console.log(`The signature takes ${factor(program).toFixed(1)} times as long as in the native program.\n`);
console.log(`| ms an action: mean / longest | ${levels.join(' | ')} |`);
console.log(`| --- |${' --- |'.repeat(levels.length)}`);
for (const game of games) {
  const cells = levels.map((level) => {
    const times = timesOf(program, game, level);
    const mean = times.reduce((a, b) => a + b) / times.length;
    return `${mean.toFixed(1)} / ${Math.max(...times).toFixed(0)}`;
  });
  console.log(`| ${game} | ${cells.join(' | ')} |`);
}
rmSync(folder, { recursive: true });
