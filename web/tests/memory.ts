// What was found in order once is not looked at again while all that it depends on is the same: as tools/memory.py, and kept in
// the same place.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

export class Memory {
  private readonly folder: string;

  constructor(
    name: string,
    private readonly words: readonly string[], // on which every answer depends
  ) {
    this.folder = join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'dalapapa', name);
    mkdirSync(this.folder, { recursive: true });
  }

  knows(...words: string[]): boolean {
    if (process.env['DALAPAPA_FORGETFUL'] !== undefined) rmSync(this.file(words), { force: true });
    if (!existsSync(this.file(words))) return false;
    this.add(...words); // it is in use
    return true;
  }

  add(...words: string[]): void {
    writeFileSync(this.file(words), '');
  }

  private file(words: readonly string[]): string {
    return join(
      this.folder,
      createHash('sha256')
        .update([...this.words, ...words].join('\0'))
        .digest('hex'),
    );
  }
}
