// How an auction stands (EN1 – EN3), for whoever is asked: nothing where none runs and none can be called.
import type { State } from '../engine/types.ts';
import { words } from '../words/words.svelte.ts';

interface AtAuction {
  state: State;
  viewer: number | null;
  awaited: boolean; // the viewer is to bid
  asked: boolean; // somebody here may interrupt who is to move
  names: readonly string[];
}

export function auctionInWords({ state, viewer, awaited, asked, names }: AtAuction): string {
  const { auction, phase } = state;
  if (auction === undefined) return '';
  const w = words().auction;
  const name = (seat: number): string => names[seat] ?? '';
  if (phase !== 'auction') return asked ? w.mayCall(name(auction.turn_of)) : '';
  const mine = viewer === auction.turn_of;
  const title = mine ? w.runningYours : w.running(name(auction.turn_of));
  const bid = viewer === auction.holder ? words().toYou.bid(auction.bid) : w.current(name(auction.holder), auction.bid);
  const stands = `${title} · ${bid}`;
  if (!awaited) return `${stands} · ${w.stillIn(words().and(auction.in.map(name)))}`;
  return `${stands}. ${mine ? w.payHalf : w.payAll(name(auction.turn_of))}`;
}
