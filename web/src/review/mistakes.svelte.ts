// Walking through one's own costly turns, one after the other: first the position with the question what one would play, then, when it is
// asked for, the better turn.
import type { AnalysedTurn } from '../engine/types.ts';
import { positionBefore, positionOfTurn } from './judged.ts';
import type { Replay } from './replay.svelte.ts';

export class MistakeWalk {
  index = $state<number>(); // nothing while nobody walks
  shown = $state<'nothing' | 'better' | 'played'>('nothing');

  constructor(
    private readonly replay: Replay,
    private readonly found: () => readonly AnalysedTurn[], // more may be found meanwhile
  ) {}

  get count(): number {
    return this.found().length;
  }
  get turn(): AnalysedTurn | undefined {
    return this.index === undefined ? undefined : this.found()[this.index];
  }
  get atLast(): boolean {
    return this.index === this.count - 1;
  }

  // Through the eyes of whoever had to choose, if we may.
  async goTo(index: number): Promise<void> {
    const { replay } = this;
    this.index = Math.min(this.count - 1, Math.max(0, index));
    this.shown = 'nothing';
    const { turn } = this;
    if (turn === undefined) return this.stop();
    replay.stop();
    if (replay.eyes.includes(turn.seat)) await replay.look(turn.seat);
    await replay.goTo(positionBefore(replay.row, turn));
  }

  // The better turn; then, for comparison, what was played, and so on.
  async answer(): Promise<void> {
    const { replay, turn } = this;
    if (turn === undefined) return;
    this.shown = this.shown === 'better' ? 'played' : 'better';
    if (this.shown === 'better') await replay.imagine(turn);
    else await replay.goTo(positionOfTurn(replay.row, turn));
  }

  stop(): void {
    this.index = undefined;
    this.shown = 'nothing';
    this.replay.forget();
  }
}
