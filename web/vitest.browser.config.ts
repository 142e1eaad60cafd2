import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { languages, spoken } from './tools/languages.ts';

// The page in a real browser, served by the real program: three files at a time, since each waits now and then.
export default defineConfig(({ mode }) => ({
  // For what the tests take from the page: the list of games.
  define: { DALAPAPA_LANGUAGES: JSON.stringify(languages()) },
  plugins: [svelte(), spoken()],
  test: {
    environment: 'node',
    include: [mode === 'sheets' ? 'tests/contact_sheets.ts' : 'tests/**/*.browser.test.ts'],
    testTimeout: mode === 'sheets' ? 600_000 : 240_000,
    hookTimeout: 60_000,
    maxWorkers: 3,
    isolate: false, // no file changes what another one imports
  },
}));
