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

  // Tries once more to keep what lasts for this visit only. Whether all of it is kept now.
  settle(prefix: string): boolean {
    const left = [...unkept].filter(([key]) => key.startsWith(prefix));
    return left.map(([key, text]) => storage.set(key, text)).every((kept) => kept);
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
