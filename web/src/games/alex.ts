// All look at the same tiles, and what is scored is what was announced, not what a tile brings.
import type { State } from '../engine/types.ts';
import { words } from '../words/words.svelte.ts';
import { race } from './boards.ts';
import type { Game, Possession } from './game.ts';
import { inTurns, isOver, showing } from './kinds.ts';

const sandGlass = 'M-.5-.8H.5M-.5.8H.5M-.4-.8C-.4-.2 .4.2 .4.8M.4-.8C.4-.2-.4.2-.4.8M-.2.7H.2';

function possessions(state: State, seat: number): Possession[] {
  const w = words().alex;
  const parts: Possession[] = [];
  const announced = state.announced?.[seat] ?? 0;
  const penalties = state.penalties?.[seat] ?? 0;
  const ended = state.result !== undefined;
  const isOut = state.out?.includes(seat) === true;
  if (announced > 0 && !ended) parts.push({ thing: 'said', count: announced, words: w.said(announced) });
  if (isOut) parts.push({ thing: 'lake', words: w.out });
  else if (state.sitting_out?.includes(seat) === true && !ended) parts.push({ thing: 'waits', words: w.sitsOut });
  else if (state.phase === 'think' && !state.awaited.includes(seat)) parts.push({ thing: 'silent', words: w.silent });
  if (penalties > 0 && !isOut) parts.push({ thing: 'penalty', count: penalties, words: w.penalties(penalties) });
  return parts;
}

export const alex: Game = {
  ...inTurns,
  mood: 'together',
  picture: { tiles: race.slice(1, 7), sign: sandGlass },
  table: 'announcements',
  begins: 'together',
  hand: ({ open }) => open ?? [],
  scoresTiles: false,
  possessions,
  pass: showing,
  reminder: () => words().reminders.alex,
  nobodyWins: isOver,
};
