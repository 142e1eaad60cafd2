import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import type { Plugin, Rolldown } from 'vite';

import { font } from './tools/font.ts';
import { languages, spoken } from './tools/languages.ts';
import { tilesCss } from './tools/tiles_css.ts';

// Where the program looks for the page, unless somebody builds another one beside it.
const page = process.env['DALAPAPA_PAGE'] ?? resolve(import.meta.dirname, '../build/page');

// The version of the program, which is named in one place.
function version(): string {
  const [, found] =
    /^project\(dalapapa VERSION ([\d.]+)/m.exec(
      readFileSync(resolve(import.meta.dirname, '../CMakeLists.txt'), 'utf8'),
    ) ?? [];
  if (found === undefined) throw new Error('CMakeLists.txt names no version');
  return found;
}

// The colours of tiles and seats, which paper has too: `import 'virtual:tiles.css'`.
function tileColours(): Plugin {
  const name = 'virtual:tiles.css';
  const file = resolve(import.meta.dirname, '../look/tiles.json');
  return {
    name: 'dalapapa-tile-colours',
    resolveId: (id) => (id === name ? `/${name}` : undefined),
    load(id) {
      if (id !== `/${name}`) return undefined;
      this.addWatchFile(file);
      return tilesCss(JSON.parse(readFileSync(file, 'utf8')));
    },
  };
}

// What a server sends compressed is compressed once, here, as well as possible.
function compressed(): Plugin {
  const worthwhile = /\.(html|js|css|wasm|svg|webmanifest|json|txt)$/;
  return {
    name: 'dalapapa-compressed',
    apply: 'build',
    enforce: 'post',
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        for (const file of readdirSync(page, { recursive: true, encoding: 'utf8' })) {
          if (!worthwhile.test(file)) continue;
          const bytes = readFileSync(join(page, file));
          const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length, [constants.BROTLI_PARAM_LGWIN]: 24 };
          writeFileSync(join(page, `${file}.br`), brotliCompressSync(bytes, { params }));
          writeFileSync(join(page, `${file}.gz`), gzipSync(bytes, { level: 9 }));
        }
      },
    },
  };
}

// What the first game needs, from the click on: all that these files import, and nothing that is loaded when it is wanted.
const ofFirstGame = ['screens/Play.svelte', 'play/TurnTable.svelte', 'setup/begin.ts'].map((file) =>
  resolve(import.meta.dirname, 'src', file),
);
let firstGame: Set<string> | undefined; // grows while it is walked
function isOfFirstGame(id: string, importsOf: (id: string) => readonly string[]): boolean {
  if (firstGame === undefined) {
    firstGame = new Set(ofFirstGame);
    for (const file of firstGame) for (const imported of importsOf(file)) firstGame.add(imported);
  }
  return firstGame.has(id);
}
// What only tables need where all play at once, and puzzles; and what several other screens have in common.
const playedTogether =
  /src\/play\/(Announcing|Clock|HandRow|Pile|PileTools|SheetChoice|alex|figure_help|pile|table_time|together)\./;
const onScreens = /node_modules|src\/(board|engine|games|look|parts|table|words\/\w{3,}\.)/;
const ofOneScreen = /src\/(parts\/(Cheer|ScoreChart|score_chart)|games\/score_run|table\/(old_games|scripted_table))/;

// A file that needs itself, through others, would find the names of another one without their values: what works then is luck.
function withoutCycles(): Plugin {
  return {
    name: 'dalapapa-without-cycles',
    apply: 'build',
    generateBundle(_, bundle) {
      const importsOf = (file: string): string[] => {
        const chunk = bundle[file];
        return chunk?.type === 'chunk' ? chunk.imports : [];
      };
      for (const file of Object.keys(bundle)) {
        const needed = new Set(importsOf(file)); // grows while it is walked
        for (const other of needed) for (const next of importsOf(other)) needed.add(next);
        if (needed.has(file)) this.error(`${file} needs itself, through ${[...needed].join(', ')}`);
      }
    },
  };
}

export default defineConfig({
  base: './',
  define: { DALAPAPA_VERSION: JSON.stringify(version()), DALAPAPA_LANGUAGES: JSON.stringify(languages()) },
  build: {
    outDir: page,
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // A file for the home page, one for the first game, one for what all play at once with, one for what other screens share, one for each
    // of them and one for each language: crumbs cost more in headers than they save.
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'page', tags: ['$initial'], priority: 4 }, // what the home page is made of
            {
              name: (id: string, context: Rolldown.ChunkingContext) =>
                isOfFirstGame(id, (file) => context.getModuleInfo(file)?.importedIds ?? []) ? 'table' : null,
              priority: 3,
            },
            { name: 'together', test: playedTogether, priority: 2 },
            { name: 'screens', test: (id: string) => onScreens.test(id) && !ofOneScreen.test(id), priority: 1 },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  server: { fs: { allow: ['..'] } },
  plugins: [
    svelte(),
    spoken(),
    tileColours(),
    font(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: null,
      workbox: {
        globPatterns: ['**/*.{html,js,css,wasm,svg,png,webmanifest,woff2}'],
        maximumFileSizeToCacheInBytes: 4 << 20,
        navigateFallback: 'index.html',
        navigateFallbackDenylist: [/\/print\//], // the program makes those
      },
      manifest: {
        name: 'Dalapapa',
        short_name: 'Dalapapa',
        description: 'Ten games with 120 two-sided dominoes, by François Haffner',
        start_url: './',
        scope: './',
        display: 'standalone',
        background_color: '#64452c',
        theme_color: '#64452c',
        icons: [
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
      },
    }),
    withoutCycles(),
    compressed(),
  ],
  test: { environment: 'node', include: ['src/**/*.test.ts'], pool: 'threads' },
});
