// Checks that each folder of src/ imports only from itself and from those before it, in the order of the table in README.md. The
// type of the list of games is for all.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const web = resolve(import.meta.dirname, '..');
const src = join(web, 'src');
const order = [...readFileSync(join(web, 'README.md'), 'utf8').matchAll(/^\| `(\S+)`/gm)].map(([, name]) => name);
// A row of the table: a folder, or a file beside the folders. What is in no row may use everything.
const rowOf = (path) => order.find((row) => path === row || path.startsWith(`${row}/`));

const faults = [];
for (const file of readdirSync(src, { recursive: true }).filter((name) => /\.(ts|svelte)$/.test(name))) {
  const from = rowOf(file);
  if (from === undefined && file.includes('/')) faults.push(`src/${file}: its folder is not in the table of README.md`);
  if (from === undefined) continue;
  const text = readFileSync(join(src, file), 'utf8');
  for (const [, how, path] of text.matchAll(/(import type [^']*|from|import|import\() ?'(\.[^']+)'/g)) {
    const target = relative(src, resolve(src, dirname(file), path));
    if (target.startsWith('..')) continue; // the engine and the texts, beside the page
    const to = rowOf(target);
    if (how.startsWith('import type') && target === 'games/all.ts') continue;
    if (to === undefined || order.indexOf(to) > order.indexOf(from)) {
      faults.push(`src/${file}: ${from} may not import from ${to ?? target}`);
    }
  }
}
console.log(faults.join('\n') || `folders: ${order.join(' < ')}: every import points back`);
process.exitCode = faults.length > 0 ? 1 : 0;
