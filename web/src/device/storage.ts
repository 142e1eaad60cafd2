// What the browser keeps for the next visit. It may keep nothing, because it was told not to, or no more, because there is no room:
// then what is written lasts for this visit, and the page still works.
const unkept = new Map<string, string>();

// Careful: in some browsers merely naming localStorage throws.
function trying<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

export const storage = {
  get: (key: string): string | null => unkept.get(key) ?? trying(() => localStorage.getItem(key), null),

  // Whether it is kept for the next visit.
  set(key: string, text: string): boolean {
    const kept = trying(() => {
      localStorage.setItem(key, text);
      return true;
    }, false);
    if (kept) unkept.delete(key);
    else unkept.set(key, text);
    return kept;
  },

  remove(key: string): void {
    unkept.delete(key);
    trying(() => localStorage.removeItem(key), undefined);
  },

  keys(prefix: string): string[] {
    const all = new Set([...trying(() => Object.keys(localStorage), []), ...unkept.keys()]);
    return [...all].filter((key) => key.startsWith(prefix));
  },
};
