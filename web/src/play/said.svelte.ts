// What is said to anyone who listens.
export class Said {
  text = $state('');

  say(text: string): void {
    this.text = this.text === text ? `${text} ` : text; // the same text again must be heard too
  }
}
