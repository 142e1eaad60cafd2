// Chance for a table on this device: a deck and a nonce, fixed and committed to before the first step.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

import { ask } from '../engine/engine.ts';
import type { Opened } from '../engine/types.ts';
import type { GameName } from '../games/all.ts';

export type RandomBelow = (limit: number) => number;

// Uniform: numbers from the incomplete last stretch of 32 bits are drawn again.
export function randomBelow(limit: number): number {
  const usable = Math.floor(2 ** 32 / limit) * limit;
  for (;;) {
    const [number] = crypto.getRandomValues(new Uint32Array(1));
    if (number !== undefined && number < usable) return number % limit;
  }
}

export function shuffled<T>(items: readonly T[], random: RandomBelow = randomBelow): T[] {
  const result = [...items];
  for (let i = result.length - 1; i > 0; --i) {
    const j = random(i + 1);
    [result[i], result[j]] = [result[j] as T, result[i] as T];
  }
  return result;
}

// In a game that puts tiles back draws are independent, as many as the engine wants, and at the end each tile appears once.
export function makeDeck(ids: readonly number[], throws: number, random: RandomBelow = randomBelow): number[] {
  const thrown = Array.from({ length: throws }, () => ids[random(ids.length)] as number);
  return [...thrown, ...shuffled(ids, random)];
}

export const hashOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

export interface Chance {
  opened: Opened;
  commitment: string;
}

const newNonce = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(32)));

export async function commit(game: GameName, deck: number[], nonce = newNonce()): Promise<Chance> {
  const opened = { nonce, deck };
  const { text } = await ask({ op: 'committed_text', game, tiles: 'standard', opened });
  return { opened, commitment: hashOf(text) };
}
