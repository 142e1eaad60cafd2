import { expect, test, vi } from 'vitest';

import tiles from '../../../look/tiles.json';
import { tilesCss } from '../../tools/tiles_css.ts';

vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }));
const { palettes, backgrounds } = await import('./settings.svelte.ts');

const css = tilesCss(tiles);
const colours = ['blue', 'green', 'red', 'yellow'];

test('every palette that can be chosen has its four colours, and no other palette is there', () => {
  expect(Object.keys(tiles.palettes)).toEqual([...palettes]);
  for (const palette of palettes) {
    expect(Object.keys(tiles.palettes[palette])).toEqual(colours);
    const { blue } = tiles.palettes[palette];
    expect(css).toContain(`[data-palette='${palette}'] {--blue: ${blue};`);
  }
  expect(css).toContain(`[data-palette='original'][data-background='black'] {--blue: #96603a;}`);
});

test('every background that can be chosen is a ground of tiles', () => {
  expect(Object.keys(tiles.grounds)).toEqual([...backgrounds]);
  expect(css).toMatch(/^:root \{.*--wood: #1d1916; --wood-edge: light-dark\(#3a322b, #54483d\)/);
  expect(css).toContain(`[data-background='white'] {--wood: #fffaf0; --wood-edge: #c9b48f;}`);
});

test('whoever sits has a colour, and one to write on it with', () => {
  expect(tiles.seats.writing).toHaveLength(tiles.seats.piece.length);
  expect(css).toContain('.seat-3 {--seat: #14a3a8; --on-seat: #222222;}');
  expect(css).toMatch(/^:root \{.*--seat: #666666; --on-seat: #ffffff/);
});
