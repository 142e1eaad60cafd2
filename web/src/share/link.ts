// A whole record in a link: compressed, and spelt with the 64 characters that addresses leave alone.
import { mostBytes, TooLarge } from './record.ts';

// Longer ones are cut off by some programs.
export const longestSafe = 8000;
// No record fills more, however badly it can be compressed: JSON becomes a quarter at most.
export const longest = 1 << 19;

// What somebody sent is not one of our links, or only a part of one.
export class DamagedLink extends Error {}

async function collected(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) {
      await reader.cancel();
      throw new TooLarge('it unpacks to more than a record');
    }
    chunks.push(value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

// A little at a time, and only when it is wanted: a stream unpacks the whole of what it is given before anybody can count it, and a kilobyte
// may become a megabyte.
const packing = 1 << 16;
const unpacking = 1 << 8;
function through(bytes: Uint8Array<ArrayBuffer>, how: CompressionStream | DecompressionStream, slice: number) {
  let at = 0;
  const slices = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      if (at >= bytes.length) controller.close();
      else controller.enqueue(bytes.subarray(at, (at += slice)));
    },
  });
  return slices.pipeThrough(how);
}

export async function pack(text: string): Promise<string> {
  const bytes = await collected(
    through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'), packing),
    Number.POSITIVE_INFINITY,
  );
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export async function unpack(data: string): Promise<string> {
  if (data.length > longest) throw new TooLarge(`a link of ${data.length} letters`);
  if (!/^[\w-]+$/.test(data)) throw new DamagedLink('not base64url');
  try {
    const letters = atob(data.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const unpacked = await collected(through(bytes, new DecompressionStream('deflate-raw'), unpacking), mostBytes);
    return new TextDecoder('utf-8', { fatal: true }).decode(unpacked);
  } catch (error) {
    throw error instanceof TooLarge ? error : new DamagedLink(String(error));
  }
}

// The part after the # of a link to a game, wherever in a text it stands.
export function linkIn(text: string): string[] | undefined {
  const found = /#\/game\/([\w-]+)(?:\/(\d+))?/.exec(text);
  return found?.[1] === undefined ? undefined : found.slice(1).filter((part) => part !== undefined);
}
