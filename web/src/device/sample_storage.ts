// Storages for tests: one like that of a browser, gone with the test, and one that may not be used.
const hidden = (value: unknown): PropertyDescriptor => ({ value, enumerable: false, configurable: true });

// With room for so many letters.
export function fakeStorage(room = Infinity): Storage {
  const kept: Record<string, string> = {};
  const letters = (): number => Object.entries(kept).reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  return Object.defineProperties(kept, {
    getItem: hidden((key: string) => kept[key] ?? null),
    setItem: hidden((key: string, value: string) => {
      const before = kept[key];
      kept[key] = value;
      if (letters() <= room) return;
      if (before === undefined) delete kept[key];
      else kept[key] = before;
      throw new DOMException('full', 'QuotaExceededError');
    }),
    removeItem: hidden((key: string) => void delete kept[key]),
  }) as unknown as Storage;
}

function refuse(): never {
  throw new DOMException('no', 'SecurityError');
}

export function blockedStorage(): Storage {
  return new Proxy({} as Storage, { get: refuse, ownKeys: refuse });
}
