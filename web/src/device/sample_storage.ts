// Storages for tests: one like that of a browser, gone with the test, and one that may not be used.
const hidden = (value: unknown): PropertyDescriptor => ({ value, enumerable: false, configurable: true });

export function fakeStorage(): Storage {
  const kept: Record<string, string> = {};
  return Object.defineProperties(kept, {
    getItem: hidden((key: string) => kept[key] ?? null),
    setItem: hidden((key: string, value: string) => void (kept[key] = value)),
    removeItem: hidden((key: string) => void delete kept[key]),
  }) as unknown as Storage;
}

function refuse(): never {
  throw new DOMException('no', 'SecurityError');
}

export function blockedStorage(): Storage {
  return new Proxy({} as Storage, { get: refuse, ownKeys: refuse });
}
