// The names of players: as they are kept, and as they stand among other text.

// What the engine refuses in names: it would not be seen, or change what is. Joiners and styles of pictures belong to some of them.
const unseen = /[\p{Cc}\p{Zl}\p{Zp}]|(?!\u200c|\u200d|\ufe0e|\ufe0f)\p{Default_Ignorable_Code_Point}/gu;
export const tidied = (name: string): string => name.replace(unseen, '').trim();

// One that is read from the right keeps that to itself: numbers and words beside it stay in their place.
const fromTheRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
export const shownName = (name: string): string => (fromTheRight.test(name) ? `\u2068${name}\u2069` : name);

export const namesOf = (seats: readonly { readonly name: string }[]): string[] =>
  seats.map(({ name }) => shownName(name));
