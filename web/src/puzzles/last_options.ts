// What kind of puzzle was asked for last: it is offered again.
import { keepMembers, kept } from '../device/kept.ts';
import { members, oneOf, usually, yesNo, type Reader } from '../device/reader.ts';
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

// Whatever was kept, by whichever version: what is not understood falls back to the default, each by itself.
const reader: Reader<LastOptions> = members({
  kind: usually(oneOf(kinds), 'figure'),
  figure: usually(oneOf(variants.figure), '4x4'),
  arlequin: usually(oneOf(variants.arlequin), '1'),
  grand: usually(oneOf(variants.grand), '20x12'),
  level: usually(oneOf(levels), '1'),
  outline: usually(yesNo, false),
});

export const lastOptions = (): LastOptions => kept(key, reader) ?? (reader({}, { dropped: false }) as LastOptions);
export const keepLastOptions = (options: LastOptions): boolean => keepMembers(key, options);
