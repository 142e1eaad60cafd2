// What has happened lately, for the board.
import { closedBy, type Gain, type Laid } from '../board/moves.ts';
import type { Group, Told } from '../engine/types.ts';
import { gainInWords } from '../words/describe.ts';
import { words } from '../words/words.svelte.ts';

const laidIn = (steps: readonly Told[], laid: (told: Told) => Omit<Laid, 'at'>): Laid[] =>
  steps.flatMap((told) => (told.place === undefined ? [] : [{ at: told.place, ...laid(told) }]));

// Everything that others have laid since the viewer's last turn, each with who it was; where there is nothing, the viewer's own last turn.
// Whoever only watches sees the latest turn. Whoever plays alone has turns of one step.
export function recentOf(story: readonly Told[], viewer: number | null, names: readonly string[]): Laid[] {
  const steps = story.filter(({ seat }) => seat !== 'chance');
  const latest = steps.at(-1)?.seat;
  const own = steps.findLastIndex(({ seat }) => seat === viewer);
  if (names.length === 1) return laidIn(steps.slice(-1), () => ({}));
  const isNews = viewer !== null && latest !== viewer;
  const since = isNews ? own : steps.findLastIndex(({ seat }) => seat !== latest);
  return laidIn(steps.slice(since + 1), ({ seat }) =>
    seat === viewer || typeof seat !== 'number' ? {} : { seat, by: words().board.seeMove(names[seat] ?? '') },
  );
}

// What steps have brought, with the groups that they closed.
export function gainsOf(steps: readonly Told[], groups: readonly Group[], tried = false): Gain[] {
  return steps.flatMap(({ place, outcome, seat }) => {
    if (place === undefined || outcome === undefined) return [];
    const text = gainInWords(outcome) ?? '';
    const closed = outcome.free === true ? [] : closedBy(place, outcome.groups, groups);
    if (text === '' && closed.length === 0) return [];
    return [{ key: place.join(), at: place, text, tried, closed, seat: typeof seat === 'number' ? seat : undefined }];
  });
}
