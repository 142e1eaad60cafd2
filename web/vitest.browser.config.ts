import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { languages, spoken } from './tools/languages.ts';

// The page in a real browser, served by the real program: three files at a time, since each waits now and then.
export default defineConfig({
  // For what the tests take from the page: the list of games.
  define: { DALAPAPA_LANGUAGES: JSON.stringify(languages()) },
  plugins: [svelte(), spoken()],
  test: {
    environment: 'node',
    include: ['tests/**/*.browser.test.ts'],
    testTimeout: 240_000,
    hookTimeout: 60_000,
    maxWorkers: 3,
    isolate: false, // no file changes what another one imports
  },
});
