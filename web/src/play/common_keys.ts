// Keys that mean the same at every table; others mean nothing here.
import type { Holder } from './holder.svelte.ts';
import type { Command } from './keys.ts';

interface Around {
  holder: Holder;
  board: { fit(): void; zoom(factor: number): void; pan(x: number, y: number): void } | undefined;
  keys: { show(): void } | undefined;
}

export async function doCommon(command: Command, { holder, board, keys }: Around): Promise<void> {
  switch (command.kind) {
    case 'turn':
      return holder.turn(command.by);
    case 'flip':
      return holder.flip();
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
