// Bots at a table that is played in turns: who acts next, and when. In an auction those who may call are asked first, and
// people are given time to.
import type { Action, Level, State } from '../engine/types.ts';
import type { Session } from './session.svelte.ts';

export type Next =
  | { kind: 'bot'; seat: number } // must act
  | { kind: 'callers'; seats: number[]; mover: number } // may call an auction before the mover acts
  | { kind: 'person'; seat: number }
  | { kind: 'nobody' };

// Who has the move: of several in an auction the one whose turn it is comes last.
export function nextOf(state: State, isPerson: (seat: number) => boolean): Next {
  const seats = state.awaited.filter((actor) => typeof actor === 'number');
  const [first] = seats;
  if (first === undefined) return { kind: 'nobody' };
  const mover = seats.length > 1 && state.seat !== undefined ? state.seat : first;
  if (seats.length > 1) return { kind: 'callers', seats: seats.filter((seat) => seat !== mover), mover };
  return isPerson(mover) ? { kind: 'person', seat: mover } : { kind: 'bot', seat: mover };
}

export class TurnBots {
  // People who may call an auction before a bot plays on: they are asked.
  offered: number[] = $state([]);
  thinking: number | null = $state(null);
  #waved = -1; // the number of steps at which everybody let the mover continue
  #running = false;
  #stopped = false;

  constructor(
    private readonly session: Session,
    private readonly pace: () => number, // milliseconds between two actions
    private readonly fail: (error: unknown) => void,
  ) {
    session.onChange(() => void this.run());
  }

  stop(): void {
    this.#stopped = true;
  }

  // Nobody calls an auction: the mover may continue.
  async goOn(): Promise<void> {
    this.#waved = this.session.scene.steps;
    this.offered = [];
    await this.run();
  }

  async run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    try {
      while (!this.#stopped && (await this.#step()));
    } catch (error) {
      // Whoever has left the table does not mind that it is gone.
      if (!this.#stopped) this.fail(error);
    } finally {
      this.#running = false;
      this.thinking = null;
    }
  }

  // Whether there may be more to do.
  async #step(): Promise<boolean> {
    const { session } = this;
    if (session.scene.state.result !== undefined || session.tried.length > 0) return false;
    this.offered = [];
    const next = nextOf(session.scene.state, (seat) => session.isPerson(seat));
    if (next.kind === 'nobody') return false;
    if (next.kind === 'bot') return this.#play(next.seat);
    if (next.kind === 'person') return this.#handOver(next.seat);
    for (const seat of next.seats) {
      if (!session.isPerson(seat) && (await this.#call(seat))) return true;
    }
    if (session.isPerson(next.mover)) return this.#handOver(next.mover);
    const people = next.seats.filter((seat) => session.isPerson(seat));
    if (people.length > 0 && this.#waved !== session.scene.steps) {
      this.offered = people;
      return false;
    }
    return this.#play(next.mover);
  }

  #level(seat: number): Level {
    return this.session.table.seats[seat]?.bot ?? 'casual';
  }

  async #call(seat: number): Promise<boolean> {
    const action = await this.session.table.suggest(seat, this.#level(seat));
    if (action === null || this.#stopped) return false;
    await this.session.act([action], seat);
    return true;
  }

  async #play(seat: number): Promise<boolean> {
    this.thinking = seat;
    const rest = new Promise((resolve) => setTimeout(resolve, this.pace()));
    const action: Action | null = await this.session.table.suggest(seat, this.#level(seat));
    await rest;
    if (action === null || this.#stopped) return false;
    await this.session.act([action], seat);
    return true;
  }

  // We look through the eyes of the person who must act; where hands are secret those of others are covered first.
  async #handOver(seat: number): Promise<boolean> {
    const { session } = this;
    if (session.viewer === seat) return false;
    const secret = session.people().length > 1 && session.table.options['open_hands'] !== true;
    await session.look(seat, secret);
    return false;
  }
}
