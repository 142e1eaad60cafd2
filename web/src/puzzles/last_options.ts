// What kind of puzzle was asked for last: it is offered again.
import { storage } from '../device/storage.ts';
import { kinds, levels, variants, type Kind, type PuzzleLevel } from './names.ts';

export interface LastOptions {
  kind: Kind;
  figure: string;
  arlequin: string;
  grand: string;
  level: PuzzleLevel;
  outline: boolean;
}

const key = 'dalapapa.wished'; // a name from earlier, under which people have kept it

const oneOf = <T extends string>(known: readonly T[], value: unknown, usual: T): T =>
  known.find((each) => each === value) ?? usual;

// Whatever was kept, by whichever version: what is not understood falls back to the default.
export function readLastOptions(text: string | null): LastOptions {
  let kept: Record<string, unknown> = {};
  try {
    kept = (JSON.parse(text ?? '{}') ?? {}) as Record<string, unknown>;
  } catch {
    // not ours, or cut off
  }
  return {
    kind: oneOf(kinds, kept['kind'], 'figure'),
    figure: oneOf(variants.figure, kept['figure'], '4x4'),
    arlequin: oneOf(variants.arlequin, kept['arlequin'], '1'),
    grand: oneOf(variants.grand, kept['grand'], '20x12'),
    level: oneOf(levels, kept['level'], '1'),
    outline: kept['outline'] === true,
  };
}

export const lastOptions = (): LastOptions => readLastOptions(storage.get(key));
export const keepLastOptions = (options: LastOptions): boolean => storage.set(key, JSON.stringify(options));
