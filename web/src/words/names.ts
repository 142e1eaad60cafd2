// The names of players as they stand among other text.

// One that is read from the right keeps that to itself: numbers and words beside it stay in their place. To another it does nothing, so it
// is enough that none of the first scripts, up to Armenian, is read so.
const mayBeFromTheRight = /[\u0590-\uffff]/;
export const shownName = (name: string): string => (mayBeFromTheRight.test(name) ? `\u2068${name}\u2069` : name);

export const namesOf = (seats: readonly { readonly name: string }[]): string[] =>
  seats.map(({ name }) => shownName(name));
