// What is said to those who listen.
export class Said {
  text = $state('');

  say(text: string): void {
    this.text = this.text === text ? `${text} ` : text; // the same once more is to be heard too
  }
}
