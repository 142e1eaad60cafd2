// The row of buttons below a board: what each of its places does now. A button has its place for good, whether it can be pressed or
// not: what a finger was about to touch does not become something else under it.
import { games } from '../games/all.ts';
import { words } from '../words/words.svelte.ts';
import { can } from './choices.ts';
import type { Showing } from './showing.ts';
import type { Sitting } from './sitting.svelte.ts';
import type { Turn } from './turn.svelte.ts';

export interface Choice {
  icon: 'check' | 'lay' | 'again' | 'skip' | 'auto';
  label: string;
  does?: 'pass';
  act: () => void;
}

export interface Row {
  active: boolean; // whether the tile in the hand can be turned
  undo: (() => void) | undefined;
  hint: (() => void) | 'never' | undefined; // never: there are none at this table
  other: Choice | undefined; // what can be done instead, or what a hint proposes
  end: (Choice & { ready: boolean }) | undefined;
}

export function rowOfTurn(turn: Turn, sitting: Sitting): Row {
  const { session, holder } = turn;
  const active = turn.isMine && !session.over && !turn.bidding;
  const undoable = active && (holder.held !== undefined || session.tried.length > 0 || turn.hints.text !== '');
  return {
    active,
    undo: undoable ? () => sitting.press(turn.undo()) : undefined,
    hint: !turn.mayAskHints ? 'never' : active && turn.mayHint ? sitting.hint : undefined,
    other: active ? otherOfTurn(turn, sitting) : undefined,
    end: endOfTurn(turn, sitting, active),
  };
}

function otherOfTurn(turn: Turn, sitting: Sitting): Choice | undefined {
  const { session, holder, hints } = turn;
  const { scene } = session;
  const w = words();
  const { press } = sitting;
  if (holder.ghost !== undefined && holder.aimed) return { icon: 'lay', label: w.heard.layHere, act: sitting.enter };
  if (hints.step !== undefined && !('done' in hints.step) && !('place' in hints.step))
    return { icon: 'lay', label: w.heard.doIt, act: () => press(turn.carryOut()) };
  if (holder.held !== undefined) return undefined;
  if (can(scene, 'again')) {
    const label = w.claims.again(turn.now.again_price ?? 0);
    return { icon: 'again', label, act: () => press(turn.confirm({ again: true })) };
  }
  if (session.tried.length > 0) return undefined;
  if (scene.automatic) return { icon: 'auto', label: w.play.auto, act: () => press(turn.act({ auto: true })) };
  if (turn.mayPass && !turn.mustPass) return { ...passOf(turn), act: () => press(turn.pass()) };
  return undefined;
}

const passOf = ({ session }: Turn) =>
  ({ icon: 'skip', label: games[session.table.game].pass.button(), does: 'pass' }) as const;

function endOfTurn(turn: Turn, { press }: Sitting, active: boolean): Row['end'] {
  const { session } = turn;
  const w = words().play;
  if (active && turn.mustPass && session.tried.length === 0)
    return { ...passOf(turn), act: () => press(turn.pass()), ready: !session.busy };
  return {
    icon: 'check',
    label: can(session.scene, 'done') ? w.endTurn : w.confirm,
    act: () => press(turn.confirm()),
    ready: active && turn.finishable && !session.busy,
  };
}

// Of whoever shows a turn, in Alex.
export function rowOfShowing(showing: Showing, sitting: Sitting): Row {
  const { session, holder, mayLay } = showing;
  const { scene } = session;
  const w = words();
  const active = mayLay && !session.over;
  const fresh = active && session.tried.length === 0;
  const act = (action: { auto: true } | { pass: true }) => (): void => sitting.press(session.act([action]));
  const other = ((): Choice | undefined => {
    if (active && holder.ghost !== undefined && holder.aimed)
      return { icon: 'lay', label: w.heard.layHere, act: sitting.enter };
    if (fresh && scene.automatic) return { icon: 'auto', label: w.play.auto, act: act({ auto: true }) };
    if (fresh && showing.isShowing && can(scene, 'pass'))
      return { icon: 'skip', label: w.alex.give, act: act({ pass: true }) };
    return undefined;
  })();
  return {
    active,
    undo: active && (holder.held !== undefined || !fresh) ? () => sitting.press(showing.undo()) : undefined,
    hint: 'never',
    other,
    end: {
      icon: 'check',
      label: w.play.confirm,
      act: () => sitting.press(showing.confirm()),
      ready: active && session.confirmable && !session.busy,
    },
  };
}
