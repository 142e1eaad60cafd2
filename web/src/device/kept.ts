// The one door through which the page takes back what the browser has kept. An older version may have written it, a newer one, another
// program at the same address, or somebody by hand: what does not look as it should is dropped, from the storage too, and
// what can be read beside it stays.
import { noteDropped } from './dropped.svelte.ts';
import type { Reader } from './reader.ts';
import { storage, stored } from './storage.ts';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // cut off
  }
}

// A text from elsewhere, such as a line of a record.
export const inJson = <T>(text: string, read: Reader<T>): T | undefined => read(parsed(text), { dropped: false });

function taken<T>(
  key: string,
  read: Reader<T>,
  toValue: (text: string) => unknown,
  toText: (value: T) => string,
): T | undefined {
  const text = stored(key);
  if (text === null) return undefined;
  const reading = { dropped: false };
  const value = read(toValue(text), reading);
  if (value === undefined) storage.remove(key);
  else if (reading.dropped) storage.set(key, toText(value));
  if (value === undefined || reading.dropped) noteDropped();
  return value;
}

export const kept = <T>(key: string, read: Reader<T>): T | undefined => taken(key, read, parsed, JSON.stringify);

// What was kept as it is, and not as JSON.
export const keptText = (key: string, read: Reader<string>): string | undefined =>
  taken(
    key,
    read,
    (text) => text,
    (text) => text,
  );

// What the things are called that are kept each under a key of its own. What has no name that we would give is not ours.
export const keptNames = (prefix: string): string[] =>
  storage
    .keys(prefix)
    .map((key) => key.slice(prefix.length))
    .filter((name) => /^[\w-]{1,64}$/.test(name));
