// The type of the page, cut down to what our languages write. It is made before anything is bundled: theme.css names the file, and
// index.html has it fetched along with the style sheet, so that hardly anybody sees a text change its face.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';

import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const { resolve: found } = createRequire(import.meta.url);
const file = resolve(import.meta.dirname, '../../build/font/figtree.woff2');

// ASCII, then what six languages write besides; names in other alphabets are shown by the device's own type.
export const letters =
  String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i)) +
  '\u00A0¡ª«·º»¿×ÀÁÂÄÆÇÈÉÊËÌÍÎÏÑÒÓÔÖÙÚÛÜŒŸßàáâäæçèéêëìíîïñòóôöùúûüœÿ–—‘’‚“”„…−\u202F';

export async function cutFont(): Promise<Uint8Array> {
  const whole = readFileSync(found('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'));
  return subsetFont(whole, letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
    keepFeatures: ['kern', 'tnum'],
    preserveNameIds: [0, 13, 14], // whose it is, and its licence
    noHinting: true,
  });
}

export function font(): Plugin {
  return {
    name: 'dalapapa-font',
    apply: (_, { mode }) => mode !== 'test',
    async buildStart() {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, await cutFont());
    },
    generateBundle() {
      const licence = readFileSync(found('@fontsource-variable/figtree/LICENSE'));
      this.emitFile({ type: 'asset', fileName: 'figtree-licence.txt', source: licence });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((name) => name.endsWith('.woff2'))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `./${name}`, crossorigin: true },
            injectTo: 'head' as const,
          })),
    },
  };
}
