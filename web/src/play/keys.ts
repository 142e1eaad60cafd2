// The keyboard at a table: what each key asks for.
export type Command =
  | { kind: 'take'; index: number }
  | { kind: 'cycle'; by: number }
  | { kind: 'turn'; by: number }
  | { kind: 'flip' | 'enter' | 'undo' | 'hint' | 'claim' | 'standing' | 'words' | 'fit' | 'escape' | 'help' }
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
  b: { kind: 'words' },
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

// While a dialog is open no key acts behind it, wherever the focus is.
export const isCovered = (): boolean =>
  typeof document !== 'undefined' && document.querySelector('dialog[open]') !== null;

// What is written with one key, unless it is wanted: a screen reader, or somebody who dictates, has its own use for it.
const isWritten = (key: string): boolean => key.length === 1;

// Nothing where the key belongs to something else: a text field, a button that Enter presses, something that scrolls.
export function commandOf(
  { key, ctrlKey, metaKey, altKey, repeat, target }: KeyLike,
  letters = true,
): Command | undefined {
  if (ctrlKey || metaKey || altKey || (isWritten(key) && !letters)) return undefined;
  if (repeat && key === 'Enter') return undefined; // held down it would confirm a turn and uncover the next hand
  const focused = typeof Element !== 'undefined' && target instanceof Element ? target : null;
  if (focused?.closest('input, select, textarea, dialog, [role="menu"]')) return undefined;
  if (key.startsWith('Arrow') && focused?.closest('aside, [role="region"], [data-scrolls]')) return undefined;
  const presses = focused?.closest('button, a, summary') !== null && focused !== null;
  if (presses && (key === 'Enter' || key === ' ')) {
    // A tile that is held is laid with Enter, although its button has the focus.
    const tile = focused.closest('[data-tile][aria-pressed="true"]');
    return tile !== null && key === 'Enter' ? single['Enter'] : undefined;
  }
  if (/^[1-9]$/.test(key)) return { kind: 'take', index: Number(key) - 1 };
  return single[key] ?? single[key.toLowerCase()];
}
