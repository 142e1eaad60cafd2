import { describe, expect, it } from 'vitest';

import { DamagedLink, linkIn, longestSafe, pack, unpack } from './link.ts';
import { mostBytes } from './record.ts';

const steps = Array.from({ length: 120 }, (_, i) => `{"seat":${i % 2},"place":["GGBRRBG",${i},${-i},${i % 4}]}\n`);
const record = `{"dalapapa":1,"game":"classic","seats":[{"name":"Zoë 🐻"}]}\n${steps.join('')}`;

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

  it('is not unpacked beyond all measure', async () => {
    expect(await unpack(await pack('a'.repeat(mostBytes)))).toHaveLength(mostBytes);
    const bomb = await pack('a'.repeat(mostBytes * 8));
    expect(bomb.length).toBeLessThan(20_000);
    await expect(unpack(bomb)).rejects.toThrow('too large');
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
