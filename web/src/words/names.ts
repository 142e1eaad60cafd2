// The names of players as they stand among other text.

// One that is read from the right keeps that to itself: numbers and words beside it stay in their place. To another it does nothing, so it
// is enough that none of the first scripts, up to Armenian, is read so.
const mayBeFromTheRight = /[\u0590-\uffff]/;
// Records of older versions may have names with marks of direction, by which “Ann sniw” reads “Ann wins”.
const marksOfDirection = /[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;
export const shownName = (name: string): string => {
  const plain = name.replace(marksOfDirection, '');
  return mayBeFromTheRight.test(plain) ? `\u2068${plain}\u2069` : plain;
};

export const namesOf = (seats: readonly { readonly name: string }[]): string[] =>
  seats.map(({ name }) => shownName(name));
