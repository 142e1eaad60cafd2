// That something kept could not be read, to be told once in a visit, however much it was.
let untold = $state(false);
let known = false;

export const isDroppedUntold = (): boolean => untold;

// What is kept is read while a screen is drawn, and then nothing may change that is drawn: it is told a moment later.
export function noteDropped(): void {
  if (known) return;
  known = true;
  queueMicrotask(() => (untold = true));
}

export function droppedWasTold(): void {
  untold = false;
}
