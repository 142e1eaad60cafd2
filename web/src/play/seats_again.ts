// Who sits where in another game with the same players, with their names made tidy: older versions took some that no game begins with
// any more.
import type { SeatInfo } from '../engine/types.ts';

export const seatsAgain = (
  seats: readonly SeatInfo[],
  tidy: readonly string[],
  personName: (n: number) => string,
): SeatInfo[] => seats.map((seat, i) => ({ ...seat, name: tidy[i] || personName(i + 1) }));
