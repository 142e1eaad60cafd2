import { afterEach, expect, test, vi } from 'vitest';

import { addressOf, canMakeFiles, puzzleAddress, usualPaper, type Look } from './paper.ts';

const look: Look = { shape: 'disc', background: 'black', palette: 'standard', signs: false, language: 'fr' };

test('a file is asked for with every option that it knows', () => {
  const options = { paper: 'a4', size: 23, turning: 'short', numbers: true } as const;
  expect(addressOf('pieces', { ...options, size: 20.5 }, look)).toContain('size=20.5');
  expect(addressOf('rules', { ...options, size: 20.5 }, look)).not.toContain('size');
  expect(addressOf('score-board', { ...options, size: 20.5 }, look)).not.toMatch(/size|flip|numbers/);
  expect(addressOf('tiles-front', { ...options, turning: 'glue' }, look)).not.toContain('numbers');
  expect(addressOf('tiles', options, { ...look, signs: true })).toBe(
    'print/tiles.pdf?shape=disc&background=black&palette=standard&paper=a4&language=fr&signs=yes&flip=short&numbers=yes',
  );
  expect(addressOf('rules', options, look)).toBe(
    'print/rules.pdf?shape=disc&background=black&palette=standard&paper=a4&language=fr',
  );
  expect(addressOf('tiles-back', { ...options, turning: 'glue' }, look)).not.toContain('flip');
});

test('a puzzle is asked for by its name, with the way back to this page', () => {
  vi.stubGlobal('location', { href: 'https://example.org/dalapapa/#/puzzle/day' });
  expect(puzzleAddress('turn-2-k2m9qz', '2026-11-16', 'letter', look)).toBe(
    'print/puzzle.pdf?shape=disc&background=black&palette=standard&paper=letter&language=fr&name=turn-2-k2m9qz' +
      '&site=https%3A%2F%2Fexample.org%2Fdalapapa%2F&day=2026-11-16',
  );
});

test('paper is what one has at home', () => {
  expect(usualPaper(['en-US', 'de-DE'])).toBe('letter');
  expect(usualPaper(['de', 'fr-FR'])).toBe('a4');
  expect(usualPaper([])).toBe('a4');
});

afterEach(() => vi.unstubAllGlobals());

const answers = (type: string): unknown =>
  vi.stubGlobal('fetch', async () => new Response('', { headers: { 'content-type': type } }));

test('who serves the page is asked whether it can make files', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  expect(await canMakeFiles()).toBe(false);
  answers('application/pdf');
  expect(await canMakeFiles()).toBe(true);
  answers('text/html');
  expect(await canMakeFiles()).toBe(true); // it was asked already
  vi.resetModules();
  const again = await import('./paper.ts');
  expect(await again.canMakeFiles()).toBe(false);
});
