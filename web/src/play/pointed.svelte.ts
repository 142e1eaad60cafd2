// What somebody points at in a log, shown on the board: the tiles that were laid, the group that was claimed.
import type { Edge, Group, Placement, Told } from '../engine/types.ts';

type Step = Pick<Told, 'place' | 'mark' | 'unmark' | 'keep'>;

export class Pointed {
  tiles = $state.raw<readonly Placement[]>([]);
  discs = $state.raw<readonly Edge[]>([]);
  // The place that is to be brought into view; to point is not enough to move a board.
  wanted = $state.raw<Placement>();

  at(steps: readonly Step[]): void {
    this.tiles = steps.flatMap(({ place }) => (place === undefined ? [] : [place]));
    this.discs = steps.flatMap(({ mark, unmark, keep }) => {
      const disc = mark ?? unmark ?? keep;
      return disc === undefined ? [] : [disc];
    });
  }
  leave(): void {
    this.tiles = [];
    this.discs = [];
    this.wanted = undefined;
  }
  show(steps: readonly Step[]): void {
    this.at(steps);
    this.wanted = this.tiles.at(-1);
  }

  // The group as it has become.
  lit(groups: readonly Group[]): Group | undefined {
    const names = new Set(this.discs.map(String));
    return names.size === 0 ? undefined : groups.find(({ discs }) => discs.some((disc) => names.has(String(disc))));
  }

  // For a line of a log, by mouse, finger or keyboard.
  handlers(steps: readonly Step[]) {
    const at = (): void => this.at(steps);
    const leave = (): void => this.leave();
    return { onpointerenter: at, onpointerleave: leave, onfocus: at, onblur: leave };
  }
}

// There is one board on the screen.
export const pointed = new Pointed();

export const hasPlace = ({ place, mark, unmark, keep }: Step): boolean =>
  (place ?? mark ?? unmark ?? keep) !== undefined;
