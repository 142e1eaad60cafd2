// The languages of the page, from ../texts.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import type { Plugin } from 'vite';

const texts = resolve(import.meta.dirname, '../../texts');

// The languages there are, each by its own name.
export function languages(): Record<string, string> {
  const all = JSON.parse(readFileSync(join(texts, 'languages.json'), 'utf8')) as Record<string, { name: string }>;
  return Object.fromEntries(Object.entries(all).map(([code, { name }]) => [code, name]));
}

// What the page says in a language, as one file: `import 'virtual:language/fr'` has its words, and what the cards of the games say, which
// comes from the rules; `virtual:languages` loads them.
export function spoken(): Plugin {
  const all = 'virtual:languages';
  const one = 'virtual:language/';
  const loaders = Object.keys(languages()).map((code) => `${code}: () => import('${one}${code}')`);
  return {
    name: 'dalapapa-languages',
    resolveId: (id) => (id === all || id.startsWith(one) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${all}`) return `export default { ${loaders.join(', ')} }`;
      if (!id.startsWith(`\0${one}`)) return undefined;
      const code = id.slice(one.length + 1);
      const folder = join(texts, 'rules', code);
      const cards: Record<string, unknown> = {};
      for (const file of readdirSync(folder).sort()) {
        this.addWatchFile(join(folder, file));
        const { title, tagline, players, age, minutes } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
        cards[file.replace('.json', '')] = { title, tagline, players, age, minutes };
      }
      return `export { words } from '/src/words/${code}.ts'; export const cards = ${JSON.stringify(cards)}`;
    },
  };
}
