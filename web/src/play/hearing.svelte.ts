// The sounds of a table: of tiles that are laid, by whomever, and of groups that are closed.
import { play } from '../look/sounds.ts';
import type { Session } from './session.svelte.ts';

// What was heard when it was tried is not heard again when it is confirmed. Needs: called while a component is set up.
export function hear(session: Session, tried = false): void {
  let known = session.story.length;
  $effect(() => {
    const fresh = session.story.slice(known);
    known = session.story.length;
    const heard = tried ? fresh.filter(({ seat }) => seat !== session.viewer) : fresh;
    if (heard.some(({ place }) => place !== undefined)) play('lay');
    if (fresh.some(({ outcome }) => (outcome?.groups.length ?? 0) > 0)) play('close');
  });
}
