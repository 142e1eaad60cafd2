// The sounds of a table: of tiles that are laid, by whomever, and of groups that are closed.
import { play } from '../look/sounds.ts';
import type { Session } from './session.svelte.ts';

// Needs: called while a component is set up.
export function hear(session: Session): void {
  let known = session.story.length;
  $effect(() => {
    const fresh = session.story.slice(known);
    known = session.story.length;
    if (fresh.some(({ place }) => place !== undefined)) play('lay');
    if (fresh.some(({ outcome }) => (outcome?.groups.length ?? 0) > 0)) play('close');
  });
}
