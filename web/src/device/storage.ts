// What the browser keeps for the next visit. It may keep nothing, because it was told not to, or no more, because there is no room:
// then what is written lasts for this visit, and the page still works.
const unkept = new Map<string, string>();
let aside = false;

// Careful: in some browsers merely naming localStorage throws.
function trying<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

// As it was written, by whomever: for the door that checks it (kept.ts) alone.
export const stored = (key: string): string | null =>
  unkept.get(key) ?? (aside ? null : trying(() => localStorage.getItem(key), null));

export const storage = {
  has: (key: string): boolean => stored(key) !== null,

  // Whether it is kept for the next visit.
  set(key: string, text: string): boolean {
    const kept =
      !aside &&
      trying(() => {
        localStorage.setItem(key, text);
        return true;
      }, false);
    if (kept) unkept.delete(key);
    else unkept.set(key, text);
    return kept;
  },

  // Tries once more to keep what lasts for this visit only. Whether all of it is kept now.
  settle(prefix: string): boolean {
    const left = [...unkept].filter(([key]) => key.startsWith(prefix));
    return left.map(([key, text]) => storage.set(key, text)).every((kept) => kept);
  },

  remove(key: string): void {
    unkept.delete(key);
    if (!aside) trying(() => localStorage.removeItem(key), undefined);
  },

  keys(prefix: string): string[] {
    const before = aside ? [] : trying(() => Object.keys(localStorage), []);
    return [...new Set([...before, ...unkept.keys()])].filter((key) => key.startsWith(prefix));
  },

  // What was kept stays as it is, unread, and nothing is added to it: this visit goes on as if there had been none before.
  setAside(): void {
    aside = true;
  },
};
