import { beforeAll, expect, test, vi } from 'vitest';

let parseRoute: typeof import('./router.svelte.ts').parseRoute;
let hrefTo: typeof import('./router.svelte.ts').hrefTo;
beforeAll(async () => {
  vi.stubGlobal('location', { hash: '' });
  vi.stubGlobal('addEventListener', () => undefined);
  ({ parseRoute, hrefTo } = await import('./router.svelte.ts'));
});

test('addresses', () => {
  expect(parseRoute('')).toEqual({ name: 'home', rest: [] });
  expect(parseRoute('#/')).toEqual({ name: 'home', rest: [] });
  expect(parseRoute('#/new/classic')).toEqual({ name: 'new', rest: ['classic'] });
  expect(parseRoute('#/puzzle/figure-4x4-1')).toEqual({ name: 'puzzle', rest: ['figure-4x4-1'] });
  expect(parseRoute('#/game/50%')).toEqual({ name: 'game', rest: ['50%'] });
});

test('any name has an address, also one that ends in the middle of a letter', () => {
  expect(parseRoute(hrefTo('puzzle', 'a/b %'))).toEqual({ name: 'puzzle', rest: ['a/b %'] });
  expect(hrefTo('puzzle', '\uD800')).toBe('#/puzzle/%EF%BF%BD');
});
