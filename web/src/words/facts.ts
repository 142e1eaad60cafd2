// For whom a game is and how long it takes, as cards and rules tell it. ../texts/README.md has the forms.
import type { Facts } from './cards.svelte.ts';
import { words } from './words.svelte.ts';

export function factsInWords({ players, age, minutes }: Facts): string {
  const w = words().home;
  const told: string[] = [];
  if (players !== undefined) told.push(w.players(players));
  if (age === 'all') told.push(w.allAges);
  else if (age !== undefined) told.push(age.endsWith('+') ? w.ageFrom(age.slice(0, -1)) : w.ageRange(age));
  if (minutes === 'varies') told.push(w.varies);
  else if (minutes !== undefined)
    told.push(minutes.endsWith('+') ? w.minutesFrom(minutes.slice(0, -1)) : w.minutes(minutes));
  return told.join(' · ');
}
