// That chance kept its promise: the deck was fixed before the first step, the draws followed it, and the result is right.
import { ask, replay } from '../engine/engine.ts';
import type { Config, Opened, Result } from '../engine/types.ts';
import { hashOf } from './chance.ts';

// Needs: a record with its last line. If something is not right, a Refusal says what.
export async function verify(record: string): Promise<Result> {
  const lines = record.trimEnd().split('\n');
  const { game, tiles } = JSON.parse(lines[0] ?? '{}') as Config; // what is not so the engine refuses
  const { opened } = JSON.parse(lines.at(-1) ?? '{}') as { opened: Opened };
  const { text } = await ask({ op: 'committed_text', game, tiles, opened });
  const { result } = await replay(record, hashOf(text));
  return result;
}
