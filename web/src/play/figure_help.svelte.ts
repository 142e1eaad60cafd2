// Help with a figure: whether it can still be done, which tile comes next, which one is wrong.
import { Refusal } from '../engine/engine.ts';
import type { Hints, Placement } from '../engine/types.ts';
import { picturedAt } from '../words/pictured.ts';
import { words } from '../words/words.svelte.ts';

export function helpInWords({ state, next, forced, wrong }: Hints, tileOf: (face: string) => number): string {
  const w = words().figure;
  if (state === 'stuck') return wrong ? `${w.helpStuck} ${w.helpWrong}` : w.helpStuck;
  if (state !== 'solvable') return w.helpUnknown;
  const parts = [w.helpSolvable];
  if (next !== undefined) parts.push(w.helpNext(picturedAt(tileOf(next[0]), next)));
  if (forced === true) parts.push(w.helpForced);
  return parts.join(' ');
}

// Who is asked: a session at a table, or a puzzle.
export interface Helper {
  readonly viewer: number | null;
  readonly table: { hints(seat: number): Promise<Hints> };
}

export class FigureHelp {
  text = $state('');
  next = $state.raw<Placement>();
  wrong = $state.raw<Placement>();

  constructor(
    private readonly helper: Helper,
    private readonly tileOf: (face: string) => number,
  ) {}

  clear(): void {
    this.text = '';
    this.next = undefined;
    this.wrong = undefined;
  }

  async ask(): Promise<void> {
    const { viewer, table } = this.helper;
    if (viewer === null) return;
    try {
      const found = await table.hints(viewer);
      this.next = found.next;
      this.wrong = found.wrong ?? undefined;
      this.text = helpInWords(found, this.tileOf);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.clear();
      this.text = words().play.noHint;
    }
  }
}
