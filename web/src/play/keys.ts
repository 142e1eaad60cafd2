// The keyboard at a table: what each key asks for.
export type Command =
  | { kind: 'take'; index: number }
  | { kind: 'cycle'; by: number }
  | { kind: 'turn'; by: number }
  | { kind: 'flip' | 'enter' | 'undo' | 'hint' | 'claim' | 'standing' | 'fit' | 'escape' | 'help' }
  | { kind: 'zoom'; factor: number }
  | { kind: 'pan'; x: number; y: number };

const single: Record<string, Command> = {
  n: { kind: 'cycle', by: 1 },
  p: { kind: 'cycle', by: -1 },
  r: { kind: 'turn', by: 1 },
  R: { kind: 'turn', by: -1 },
  f: { kind: 'flip' },
  Enter: { kind: 'enter' },
  u: { kind: 'undo' },
  Backspace: { kind: 'undo' },
  h: { kind: 'hint' },
  g: { kind: 'claim' },
  s: { kind: 'standing' },
  '?': { kind: 'help' },
  '0': { kind: 'fit' },
  Escape: { kind: 'escape' },
  '+': { kind: 'zoom', factor: 1.25 },
  '=': { kind: 'zoom', factor: 1.25 },
  '-': { kind: 'zoom', factor: 0.8 },
  ArrowLeft: { kind: 'pan', x: -1, y: 0 },
  ArrowRight: { kind: 'pan', x: 1, y: 0 },
  ArrowUp: { kind: 'pan', x: 0, y: -1 },
  ArrowDown: { kind: 'pan', x: 0, y: 1 },
};

interface KeyLike {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  repeat: boolean;
  target: EventTarget | null;
}

// Nothing where the key belongs to something else: a text field, a button that Enter presses, a dialog.
export function commandOf({ key, ctrlKey, metaKey, altKey, repeat, target }: KeyLike): Command | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (repeat && key === 'Enter') return undefined; // held down it would confirm a turn and uncover the next hand
  const focused = typeof Element !== 'undefined' && target instanceof Element ? target : null;
  if (focused?.closest('input, select, textarea, dialog, [role="menu"]')) return undefined;
  const presses = focused?.closest('button, a, summary') !== null && focused !== null;
  if (presses && (key === 'Enter' || key === ' ')) {
    // A tile that is held is laid with Enter, although its button has the focus.
    const tile = focused.closest('[data-tile][aria-pressed="true"]');
    return tile !== null && key === 'Enter' ? single['Enter'] : undefined;
  }
  if (/^[1-9]$/.test(key)) return { kind: 'take', index: Number(key) - 1 };
  return single[key] ?? single[key.toLowerCase()];
}
