// The one door through which the page takes back what the browser has kept. An older version may have written it, a newer one, another
// program at the same address, or somebody by hand: what does not look as it should is left out, and what can be read beside it
// counts. In the storage all of it stays as it is until somebody changes what is kept there: in another tab a newer version may be open,
// to which it says something.
import { noteDropped } from './dropped.svelte.ts';
import { isObject, readable, text, type Reader } from './reader.ts';
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

// Marks of what was found unreadable on this visit and earlier ones: it is told once.
const toldKey = 'dalapapa.unread';
const mostTold = 500;

function markOf(text: string): string {
  let hash = 0;
  for (let i = 0; i < text.length; ++i) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0;
  return (hash >>> 0).toString(36);
}

function noteUnread(key: string, found: string): void {
  const mark = markOf(`${key} ${found}`);
  const told = inJson(stored(toldKey) ?? '', readable(text(9))) ?? [];
  if (told.includes(mark)) return;
  storage.set(toldKey, JSON.stringify([...told, mark].slice(-mostTold)));
  noteDropped();
}

function taken<T>(key: string, read: Reader<T>, toValue: (text: string) => unknown): T | undefined {
  const text = stored(key);
  if (text === null) return undefined;
  const reading = { dropped: false };
  const value = read(toValue(text), reading);
  if (value === undefined || reading.dropped) noteUnread(key, text);
  return value;
}

export const kept = <T>(key: string, read: Reader<T>): T | undefined => taken(key, read, parsed);

// What was kept as it is, and not as JSON.
export const keptText = (key: string, read: Reader<string>): string | undefined => taken(key, read, (text) => text);

// Keeps these members of something. Whatever else stands there stays.
export function keepMembers(key: string, members: object): boolean {
  const before = parsed(stored(key) ?? '');
  return storage.set(key, JSON.stringify(isObject(before) ? { ...before, ...members } : members));
}

// What the things are called that are kept each under a key of its own. What has no name that we would give is not ours.
export const keptNames = (prefix: string): string[] =>
  storage
    .keys(prefix)
    .map((key) => key.slice(prefix.length))
    .filter((name) => /^[\w-]{1,64}$/.test(name));
