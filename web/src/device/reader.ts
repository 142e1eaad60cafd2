// What a kept value must look like. A reader takes whatever was stored and gives a copy of what it knows of it, or nothing. What it does not
// name is left out, and no name within can be mistaken for what every object has (__proto__, constructor).

// Whether something that was there had to be left out.
export interface Reading {
  dropped: boolean;
}
export type Reader<T> = (value: unknown, reading: Reading) => T | undefined;

type Readers = Record<string, Reader<unknown>>;
type Read<R> = R extends Reader<infer T> ? T : never;
type All<R extends Readers> = { [K in keyof R]: Read<R[K]> };

export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const own = (value: object, name: string): unknown =>
  Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;

export const text =
  (most: number): Reader<string> =>
  (value) =>
    typeof value === 'string' && value.length <= most ? value : undefined;

// What somebody is called. A game takes as many bytes, and so never more letters.
export const nameText = text(64);

export const matching =
  (pattern: RegExp): Reader<string> =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? value : undefined;

export const number =
  (least: number, most: number): Reader<number> =>
  (value) =>
    typeof value === 'number' && value >= least && value <= most ? value : undefined;

export const whole =
  (least: number, most: number): Reader<number> =>
  (value, reading) =>
    Number.isInteger(value) ? number(least, most)(value, reading) : undefined;

// Milliseconds, as far as a Date goes.
export const time = number(0, 8.64e15);

export const yesNo: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

export const oneOf =
  <const T extends string>(known: readonly T[]): Reader<T> =>
  (value) =>
    known.find((each) => each === value);

// All of them, or nothing.
export const list =
  <T>(read: Reader<T>, most: number): Reader<T[]> =>
  (value, reading) => {
    if (!Array.isArray(value) || value.length > most) return undefined;
    const all = value.map((each) => read(each, reading)).filter((each) => each !== undefined);
    return all.length === value.length ? all : undefined;
  };

// Those of them that can be read.
export const readable =
  <T>(read: Reader<T>): Reader<T[]> =>
  (value, reading) => {
    if (!Array.isArray(value)) return undefined;
    return value.map((each) => part(read, each ?? null, reading)).filter((each) => each !== undefined);
  };

// So many, each in its place.
export const tuple =
  <R extends readonly Reader<unknown>[]>(...readers: R): Reader<{ -readonly [K in keyof R]: Read<R[K]> }> =>
  (value, reading) => {
    if (!Array.isArray(value) || value.length !== readers.length) return undefined;
    const all = readers.map((read, i) => read(value[i], reading));
    return all.includes(undefined) ? undefined : (all as { -readonly [K in keyof R]: Read<R[K]> });
  };

// All that are needed, or nothing; those that may be missing are left out where they cannot be read.
export const members =
  <N extends Readers, M extends Readers = Record<never, never>>(
    needed: N,
    maybe?: M,
  ): Reader<All<N> & Partial<All<M>>> =>
  (value, reading) => {
    if (!isObject(value)) return undefined;
    const all: Record<string, unknown> = {};
    for (const [name, read] of Object.entries(needed)) {
      all[name] = read(own(value, name), reading);
      if (all[name] === undefined) return undefined;
    }
    for (const [name, read] of Object.entries(maybe ?? {})) {
      const each = part(read, own(value, name), reading);
      if (each !== undefined) all[name] = each;
    }
    return all as All<N> & Partial<All<M>>;
  };

// Something else where it is missing or cannot be read.
export const usually =
  <T>(read: Reader<T>, usual: T): Reader<T> =>
  (value, reading) =>
    part(read, value, reading) ?? usual;

// Of things that each have a name: those that can be read.
export const named =
  <T>(read: Reader<T>): Reader<Record<string, T>> =>
  (value, reading) => {
    if (!isObject(value)) return undefined;
    const all = Object.create(null) as Record<string, T>; // here __proto__ is a name as any other
    for (const [name, each] of Object.entries(value)) {
      const known = part(read, each, reading);
      if (known !== undefined) all[name] = known;
    }
    return all;
  };

// What is missing is not missed; what cannot be read is noted.
function part<T>(read: Reader<T>, value: unknown, reading: Reading): T | undefined {
  if (value === undefined) return undefined;
  const known = read(value, reading);
  if (known === undefined) reading.dropped = true;
  return known;
}
