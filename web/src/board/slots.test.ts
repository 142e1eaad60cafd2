import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { textSize } from './slots.ts';

test('what a place brings is written as large as can be read, or not at all', () => {
  expect(textSize('+5', 60)).toBe(0.44);
  for (const scale of [12, 16, 20, 26, 34, 60, 120])
    for (const text of ['0', '+5', '+12', '+123']) {
      const size = textSize(text, scale);
      if (size !== undefined) expect(size * scale).toBeGreaterThanOrEqual(11 - 1e-9);
    }
  expect(textSize('+5', 12)).toBeUndefined();
  expect(textSize('+5', 20)).toBeDefined();
});

// The colours of the page, by theme.
const css = readFileSync(new URL('../look/theme.css', import.meta.url), 'utf8');
const block = (selector: string): string => css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? '';
const root = block(':root');
const contrastTheme = block(":root[data-theme='contrast']");

function colour(name: string, theme: 'light' | 'dark' | 'contrast'): string {
  const find = (from: string): string | undefined => new RegExp(`--${name}: ([^;]+);`).exec(from)?.[1];
  const value = (theme === 'contrast' ? find(contrastTheme) : undefined) ?? find(root) ?? '';
  const [, light, dark] = /light-dark\((#\w+), (#\w+)\)/.exec(value) ?? [];
  return (theme === 'light' ? light : dark) ?? value;
}

function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.slice(1).replaceAll(/./g, '$&$&') : hex.slice(1);
  const [r = 0, g = 0, b = 0] = (digits.match(/../g) ?? []).map((pair) => {
    const value = Number.parseInt(pair, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

test.each(['light', 'dark', 'contrast'] as const)('places and gaps stand out from the table: %s', (theme) => {
  for (const wood of ['table', 'table-2'])
    for (const mark of ['glow', 'on-table'])
      expect(contrast(colour(mark, theme), colour(wood, theme))).toBeGreaterThanOrEqual(3);
  expect(contrast(colour('glow', theme), colour('on-glow', theme))).toBeGreaterThanOrEqual(7);
});
