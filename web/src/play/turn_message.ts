// What a player should know at a moment of a turn.
import { games } from '../games/all.ts';
import { groupInWords, outcomeInWords } from '../words/describe.ts';
import { words } from '../words/words.svelte.ts';
import { auctionInWords } from './auction_words.ts';
import { can } from './choices.ts';
import { aboutHand, aboutPlaces } from './playing.ts';
import type { Turn } from './turn.svelte.ts';

export function turnMessage(turn: Turn): string {
  const { session, holder, hints, chosen, pointed } = turn;
  const w = words();
  const hand = aboutHand(holder);
  if (hand !== undefined) return hand;
  // The last step of a hint does not hide what came of the others.
  if (hints.text !== '') return 'done' in (hints.step ?? {}) ? sentences([triedInWords(turn), hints.text]) : hints.text;
  if (holder.ghost !== undefined) return sentences([outcomeInWords(holder.ghost), ...turn.costs]);
  if (chosen !== undefined) return chosen.text;
  if (pointed !== undefined) return groupInWords(pointed);
  if (session.over) return w.over.title;
  const auction = auctionInWords({
    state: turn.now,
    viewer: session.viewer,
    awaited: session.awaited,
    asked: session.asked.length > 0,
    names: turn.names,
  });
  if (auction !== '') return auction;
  return session.tried.length > 0 ? afterTrying(turn) : beforeTrying(turn);
}

const sentences = (texts: readonly string[]): string => texts.filter((text) => text !== '').join('. ');

function triedInWords({ session }: Turn): string {
  const { outcome } = session.scene.tried.findLast(({ place }) => place !== undefined) ?? {};
  return session.tried.length > 0 && outcome !== undefined ? outcomeInWords(outcome) : '';
}

// What else the turn may have: a second tile, a mark.
function restInWords({ session, now, targets }: Turn): string {
  const w = words();
  if (!session.awaited || now.phase !== 'second_tile') return '';
  const second = w.play.secondTile(now.second_tile_price ?? 0);
  return targets.length > 0 ? `${second} ${w.claims.which}` : second;
}

function afterTrying(turn: Turn): string {
  const { session, holder } = turn;
  const latest = session.tried.at(-1) ?? {};
  if ('pass' in latest) return games[session.table.game].pass.button();
  if (holder.held !== undefined) return aboutPlaces(holder, words().play.whereNone);
  const brought = 'place' in latest ? triedInWords(turn) : '';
  const rest = restInWords(turn);
  if (brought !== '' || rest !== '') return sentences([brought, rest]);
  return beforeTrying(turn);
}

function beforeTrying(turn: Turn): string {
  const { session, holder, names, now, targets } = turn;
  const { scene } = session;
  const w = words();
  if (session.thinking !== null) return w.play.thinking(names[session.thinking] ?? '');
  if (!turn.isMine) return w.play.turnOf(names[now.seat ?? 0] ?? '');
  if (holder.held !== undefined) return aboutPlaces(holder, words().play.whereNone);
  if (scene.automatic) return w.play.layOut;
  if (can(scene, 'keep')) return w.claims.keep;
  const rest = restInWords(turn);
  if (rest !== '') return rest;
  if (turn.mustPass) return games[session.table.game].pass.message();
  if (scene.places.length > 0) return can(scene, 'done') ? w.play.pickOrEnd : w.play.pick;
  return targets.length > 0 ? w.claims.which : w.play.yourTurn;
}
