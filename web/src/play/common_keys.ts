// Keys that mean the same at every table; others mean nothing here.
import type { Command } from './keys.ts';

interface Around {
  board: { fit(): void; zoom(factor: number): void; pan(x: number, y: number): void } | undefined;
  keys: { show(): void } | undefined;
}

export async function doCommon(command: Command, { board, keys }: Around): Promise<void> {
  switch (command.kind) {
    case 'fit':
      return board?.fit();
    case 'zoom':
      return board?.zoom(command.factor);
    case 'pan':
      return board?.pan(command.x, command.y);
    case 'help':
      return keys?.show();
    default:
  }
}
