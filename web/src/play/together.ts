// Where everybody plays at once, on one screen.
import type { Session } from './session.svelte.ts';

// We keep to the eyes we look through, or to those of the first person here; whoever may act comes before, where it matters.
export async function lookForAll(session: Session, actingFirst: boolean): Promise<void> {
  const { viewer } = session;
  const people = session.people();
  const { awaited } = session.actual.state;
  const acting = actingFirst ? [viewer, ...people].find((seat) => seat !== null && awaited.includes(seat)) : undefined;
  const next = acting ?? viewer ?? people[0];
  if (next !== undefined && next !== viewer) await session.look(next, false);
}
