// The time of a table with a clock, as it is shown.
import type { Session } from './session.svelte.ts';

const beat = 100;

export class TableTime {
  elapsed = $state(0); // milliseconds played

  constructor(private readonly session: Session) {
    this.elapsed = session.table.now;
  }

  // Runs until what it returns is called.
  start(): () => void {
    const timer = setInterval(() => (this.elapsed = this.session.table.now), beat);
    return () => clearInterval(timer);
  }

  // Until the referee is due; nothing where there is no deadline.
  get left(): number | undefined {
    const due = this.session.actual.state.time_up ?? undefined;
    return due === undefined ? undefined : Math.max(0, due - this.elapsed);
  }
}
