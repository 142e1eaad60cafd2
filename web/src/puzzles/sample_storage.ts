// A storage for tests: like that of a browser, gone with the test.
const hidden = (value: unknown): PropertyDescriptor => ({ value, enumerable: false, configurable: true });

export function fakeStorage(): Storage {
  const kept: Record<string, string> = {};
  return Object.defineProperties(kept, {
    getItem: hidden((key: string) => kept[key] ?? null),
    setItem: hidden((key: string, value: string) => void (kept[key] = value)),
    removeItem: hidden((key: string) => void delete kept[key]),
  }) as unknown as Storage;
}
