// What is said below the board of an exercise: why not, what it brings, what to do.
import { keyOf } from '../board/geometry.ts';
import type { Group } from '../engine/types.ts';
import { aboutHand } from '../play/playing.ts';
import { groupInWords, outcomeInWords } from '../words/describe.ts';
import { aboutPlaces } from '../play/playing.ts';
import { words } from '../words/words.svelte.ts';
import type { Learner } from './learner.svelte.ts';
import type { Practice } from './practice.svelte.ts';

// Whose pawn it is that may stay.
function ownerOf({ session: { scene, table } }: Practice, { discs }: Group): string | undefined {
  const [disc] = discs;
  const claim = scene.layouts[0]?.claims.find((each) => disc !== undefined && keyOf(each.disc) === keyOf(disc));
  return claim && table.seats[claim.seat]?.name;
}

export function messageOf({ practice, holder, lit, meant }: Learner): string {
  const w = words();
  const builds = practice.builds;
  const hand = aboutHand(holder);
  if (hand !== undefined) return hand;
  const told = practice.outcome?.free === true || builds ? undefined : practice.outcome;
  const outcome = told === undefined ? [] : [outcomeInWords(told)];
  if (practice.wrong) return [...outcome, practice.outcome ? w.learn.notQuite : w.learn.notAsked].join(' – ');
  if (practice.finished) return [w.learn.right, ...outcome].join(' ');
  if (holder.ghost !== undefined) return builds ? w.play.where : outcomeInWords(holder.ghost);
  if (meant !== undefined) return w.learn.shown;
  if (lit !== undefined) {
    const owner = practice.task?.wants.does === 'keep' ? ownerOf(practice, lit) : undefined;
    return owner ?? groupInWords(lit);
  }
  if (outcome[0] !== undefined) return outcome[0];
  if (!practice.active) return '';
  switch (practice.task?.wants.does) {
    case 'mark':
      return w.claims.which;
    case 'keep':
      return w.claims.keep;
    case 'take':
      return practice.task.wants.out === true ? w.figure.takeOut : w.figure.nothingHeld;
    case 'place':
      if (holder.held === undefined) return w.play.pick;
      return aboutPlaces(holder, builds ? w.figure.fitsNowhere : w.play.whereNone);
    default:
      return '';
  }
}
