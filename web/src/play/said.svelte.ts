// What is said to anyone who listens: one thing after the other, in one place, so that nothing is overwritten before it was heard.
import { spoken } from '../words/pictured.ts';

export interface Saying {
  key: number;
  text: string;
}

// Readers take up what is added; what is older has been heard.
const most = 6;

export class Said {
  sayings = $state.raw<readonly Saying[]>([]);
  #next = 0;

  say(text: string): void {
    const said = { key: this.#next++, text: spoken(text) };
    if (said.text !== '') this.sayings = [...this.sayings.slice(1 - most), said];
  }
  get text(): string {
    return this.sayings.at(-1)?.text ?? '';
  }
}
