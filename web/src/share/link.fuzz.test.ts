// Links, addresses and files as nobody has written them.
import * as fc from 'fast-check';
import { beforeAll, expect, test, vi } from 'vitest';

import { fuzzRuns, fuzzTime } from '../device/fuzz_runs.ts';
import { DamagedLink, linkIn, pack, unpack } from './link.ts';
import { checkLength, headerOf, mostBytes, TooLarge } from './record.ts';

let router: typeof import('../router.svelte.ts');
beforeAll(async () => {
  vi.stubGlobal('location', { hash: '' });
  vi.stubGlobal('addEventListener', () => undefined);
  router = await import('../router.svelte.ts');
});

const line = fc.oneof(
  fc.json(),
  fc.constantFrom('{"dalapapa":1,"game":"classic","commitment":"13c3"}', '{"seat":0,"pass":true}', '{"result":{}}', ''),
);
const record = fc.array(line, { maxLength: 30 }).map((lines) => lines.join('\n'));
const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), record);

async function isTextOrRefused(data: string): Promise<void> {
  try {
    expect((await unpack(data)).length).toBeLessThanOrEqual(mostBytes);
  } catch (error) {
    expect(error instanceof DamagedLink || error instanceof TooLarge, String(error)).toBe(true);
  }
}

test('whatever stands in a link is a text or is refused', fuzzTime, async () => {
  const letters = fc.string({
    unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'),
  });
  const bytes = fc.uint8Array({ maxLength: 300 }).map((each) => Buffer.from(each).toString('base64url'));
  await fc.assert(fc.asyncProperty(fc.oneof(letters, bytes, anyText), isTextOrRefused), fuzzRuns());
});

test('a link that lost, gained or changed something is a text or is refused', fuzzTime, async () => {
  const damage = fc.record({ at: fc.nat(), lost: fc.nat({ max: 4 }), gained: fc.string({ maxLength: 4 }) });
  await fc.assert(
    fc.asyncProperty(record, fc.array(damage, { minLength: 1, maxLength: 3 }), async (text, damages) => {
      let data = await pack(text);
      for (const { at, lost, gained } of damages) {
        const place = at % (data.length + 1);
        data = data.slice(0, place) + gained + data.slice(place + lost);
      }
      await isTextOrRefused(data);
    }),
    fuzzRuns(),
  );
});

test('what is packed comes out as it went in', fuzzTime, async () => {
  await fc.assert(
    fc.asyncProperty(anyText, async (text) => {
      const whole = text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'); // half a letter has no bytes
      expect(await unpack(await pack(text))).toBe(whole);
    }),
    fuzzRuns(),
  );
});

test('any text is a record, or a link, or nothing; and any address is one', fuzzTime, () => {
  fc.assert(
    fc.property(
      fc.oneof(
        anyText,
        anyText.map((text) => `#/game/${text}`),
      ),
      (text) => {
        headerOf(text);
        checkLength(text);
        const link = linkIn(text);
        if (link !== undefined) expect(link.join('/')).toMatch(/^[\w-]+(\/\d+)?$/);
        const { name, rest } = router.parseRoute(text);
        const again = router.parseRoute(router.hrefTo(name, ...rest));
        expect(again).toEqual(router.parseRoute(router.hrefTo(again.name, ...again.rest)));
      },
    ),
    fuzzRuns(),
  );
});
