// How a score came about, as a sum that can be read: 9 × 5 + 2 = 47.
import type { Group, Layout, Part } from '../../engine/types.ts';
import { groupInWords } from '../../words/describe.ts';
import { words } from '../../words/words.svelte.ts';
import { groupAt } from '../choices.ts';

export interface Term {
  key: string;
  sign: '' | '+' | '−' | '×';
  text: string; // of a group its size
  group: Group | undefined; // of the board
  counts: boolean;
  heard: string;
}

const groupOf = ({ ground }: Part, layout: Layout | undefined): Group | undefined =>
  ground && groupAt(layout?.groups ?? [], ground.disc);

function textOf({ kind, points, count = 0, ground }: Part): string {
  const w = words();
  if (kind === 'claim' || kind === 'group' || kind === 'product') return w.number(ground?.size ?? points);
  return w.over.part[kind](Math.abs(points), count);
}

// A product is written as what was multiplied, and no coins are not written at all. What does not count comes last.
export function termsOf(parts: readonly Part[], layout: Layout | undefined): Term[] {
  const isFactor = parts.some(({ kind }) => kind === 'product');
  const shown = parts.filter(({ kind, points }) => kind !== 'product' && !(kind === 'coins' && points === 0));
  const counting = shown.filter(({ ground }) => ground?.counts !== false);
  const others = shown.filter(({ ground }) => ground?.counts === false);
  return [...counting, ...others].map((part, i) => {
    const { kind, points, ground } = part;
    const counts = ground?.counts !== false;
    const group = groupOf(part, layout);
    const text = textOf(part);
    const heard = group === undefined ? text : groupInWords(group);
    const more = kind === 'claim' && isFactor ? '×' : '+';
    return {
      key: `${kind} ${ground?.disc.join() ?? ''}`,
      sign: !counts || (i === 0 && points >= 0) ? '' : points < 0 ? '−' : more,
      text,
      group,
      counts,
      heard: counts ? heard : `${heard} · ${words().over.notCounted}`,
    };
  });
}
