// The keyboard while somebody goes through a game.
export type Command = 'back' | 'forward' | 'first' | 'last' | 'play' | 'zoomIn' | 'zoomOut' | 'fit';

const commands: Record<string, Command> = {
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  Home: 'first',
  End: 'last',
  ' ': 'play',
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
  '0': 'fit',
};

interface KeyLike {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

// Where the focus is decides whose key it is: fields keep theirs, but a slider (or a chart to walk along) has no use for the space
// bar, and a button has none for anything else.
export type Focus = 'field' | 'slider' | 'button' | 'elsewhere';

export function focusOf(target: EventTarget | null): Focus {
  const focused = target instanceof Element ? target : null;
  if (focused?.matches('input[type="range"], [role="slider"]')) return 'slider';
  if (focused?.closest('input, select, textarea, dialog, [role="tablist"]')) return 'field';
  return focused?.closest('button, a, summary') ? 'button' : 'elsewhere';
}

export function commandOf({ key, ctrlKey, metaKey, altKey }: KeyLike, focus: Focus): Command | undefined {
  if (ctrlKey || metaKey || altKey || focus === 'field') return undefined;
  const command = commands[key];
  if (focus === 'button' && command === 'play') return undefined;
  const ownOfSlider = command === 'back' || command === 'forward' || command === 'first' || command === 'last';
  return focus === 'slider' && ownOfSlider ? undefined : command;
}
