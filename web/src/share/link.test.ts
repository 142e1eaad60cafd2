import { describe, expect, it, vi } from 'vitest';

import { DamagedLink, linkIn, longest, longestSafe, pack, unpack } from './link.ts';
import { checkLength, mostBytes, mostLines, TooLarge } from './record.ts';

const steps = Array.from({ length: 120 }, (_, i) => `{"seat":${i % 2},"place":["GGBRRBG",${i},${-i},${i % 4}]}\n`);
const record = `{"dalapapa":1,"game":"classic","seats":[{"name":"Zoë 🐻"}]}\n${steps.join('')}`;

const random = (below: number): number => Math.floor(Math.random() * below);
const face = (): string => Array.from({ length: 7 }, () => 'BYRG'[random(4)]).join('');

describe('a record in a link', () => {
  it('comes out as it went in', async () => {
    const data = await pack(record);
    expect(await unpack(data)).toBe(record);
  });

  it('is short, and made of letters that addresses leave alone', async () => {
    const data = await pack(record);
    expect(data).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(encodeURIComponent(data)).toBe(data);
    expect(data.length).toBeLessThan(longestSafe / 4);
  });

  it('is refused when it is damaged', async () => {
    const data = await pack(record);
    const broken = [
      '',
      'x',
      '%%%',
      'hello world',
      'AAAA',
      data.slice(0, -20),
      data.slice(5),
      `${data.slice(0, 40)}________${data.slice(48)}`,
    ];
    for (const text of broken) await expect(unpack(text), text).rejects.toBeInstanceOf(DamagedLink);
  });

  it('is refused when it holds no text', async () => {
    const bytes = new Blob([new Uint8Array([0xff, 0xfe, 0x80])]).stream();
    const packed = await new Response(bytes.pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer();
    await expect(unpack(Buffer.from(packed).toString('base64url'))).rejects.toBeInstanceOf(DamagedLink);
  });

  it('is not unpacked beyond all measure, and what is unpacked is counted a little at a time', async () => {
    expect(await unpack(await pack('a'.repeat(mostBytes)))).toHaveLength(mostBytes);
    const bomb = await pack('a'.repeat(mostBytes * 64));
    expect(bomb.length).toBeLessThan(100_000);
    const given: number[] = [];
    const Real = DecompressionStream;
    class Watched {
      readonly readable: ReadableStream;
      readonly writable: WritableStream;
      constructor(format: CompressionFormat) {
        const count = new TransformStream<Uint8Array, Uint8Array>({
          transform(chunk, controller) {
            given.push(chunk.length);
            controller.enqueue(chunk);
          },
        });
        this.writable = count.writable;
        this.readable = count.readable.pipeThrough(new Real(format) as ReadableWritablePair);
      }
    }
    vi.stubGlobal('DecompressionStream', Watched);
    await expect(unpack(bomb)).rejects.toBeInstanceOf(TooLarge);
    vi.unstubAllGlobals();
    // A byte becomes a thousand at most; what a browser needs for it all is measured in tests/large.browser.test.ts.
    expect(Math.max(...given) * 1100).toBeLessThan(mostBytes / 2);
  });

  it('is not even decoded when it is longer than any record would make it', async () => {
    const decode = vi.spyOn(globalThis, 'atob');
    await expect(unpack('A'.repeat(longest + 1))).rejects.toBeInstanceOf(TooLarge);
    expect(decode).not.toHaveBeenCalled();
  });

  it('has room for the longest record, drawn as badly as can be', async () => {
    let text = record;
    for (let line = 121; line < mostLines && text.length < mostBytes - 60; ++line)
      text += `{"seat":${random(8)},"place":["${face()}",${random(99)},${random(99)},${random(4)}]}\n`;
    checkLength(text);
    const data = await pack(text);
    expect(data.length).toBeLessThan(longest);
    expect(await unpack(data)).toBe(text);
  });
});

describe('a link in a text', () => {
  it('is found with its step', () => {
    expect(linkIn('look: https://example.org/dalapapa/#/game/aB-_9/17 .')).toEqual(['aB-_9', '17']);
    expect(linkIn('#/game/abc')).toEqual(['abc']);
  });
  it('is not seen where there is none', () => {
    expect(linkIn('{"dalapapa":1}')).toBeUndefined();
    expect(linkIn('https://example.org/#/game/')).toBeUndefined();
    expect(linkIn('')).toBeUndefined();
  });
});
