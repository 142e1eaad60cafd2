import { defineConfig } from 'vitest/config';

// The page in a real browser, served by the real program: two files at a time.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/**/*.browser.test.ts'],
    testTimeout: 240_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    retry: 1, // a machine at work with other things may miss a moment
  },
});
