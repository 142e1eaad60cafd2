import { expect, test } from 'vitest';

import { FakeTime } from './sample_time.ts';
import { Stopwatch } from './stopwatch.svelte.ts';

test('time passes while somebody looks, and is kept from time to time', () => {
  const time = new FakeTime();
  const kept: number[] = [];
  const watch = new Stopwatch(1000, (elapsed) => kept.push(elapsed), { source: time });
  time.pass(3000);
  expect(watch.elapsed).toBe(1000);
  watch.start();
  watch.start(); // no second one
  time.pass(6000);
  expect(watch.elapsed).toBe(7000);
  expect(kept).toEqual([6000]);
  time.look(false);
  expect(kept.at(-1)).toBe(7000);
  time.pass(60_000);
  expect(watch.elapsed).toBe(7000);
  time.look(true);
  time.pass(1000);
  expect(watch.elapsed).toBe(8000);
  watch.stop();
  time.pass(1000);
  expect(watch.elapsed).toBe(8000);
  expect(kept.at(-1)).toBe(8000);
});

test('a machine that slept does not count, and one may begin anew', () => {
  const time = new FakeTime();
  const watch = new Stopwatch(0, () => undefined, { source: time });
  watch.start();
  time.pass(3_600_000, 3_600_000);
  expect(watch.elapsed).toBe(2000);
  watch.reset();
  expect(watch.elapsed).toBe(0);
  time.pass(500);
  expect(watch.elapsed).toBe(500);
  watch.stop();
});
