// A press that was meant for what stood there a moment ago.
const moment = 400; // milliseconds in which a finger taps twice

export class Presses {
  #latest = new Map<string, { label: string; at: number }>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  // Whether a press on a place is meant: it is not if the same place was something else when it was pressed just before.
  isMeant(place: string, label: string): boolean {
    const at = this.now();
    const before = this.#latest.get(place);
    const isMeant = before === undefined || before.label === label || at - before.at >= moment;
    if (isMeant) this.#latest.set(place, { label, at });
    return isMeant;
  }
}
