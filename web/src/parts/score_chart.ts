// Where things are in a chart of scores: a line for each seat, in pixels.
export interface Series {
  name: string;
  seat: number;
  values: readonly number[]; // at each point of the run; all have as many
}
export interface Size {
  width: number;
  height: number;
}

// Beside the lines: numbers at the left, whose line it is at the right.
export const margin = { top: 12, right: 30, bottom: 12, left: 38 };

export interface Scale {
  least: number;
  most: number;
  ticks: readonly number[];
}

const mostTicks = 5;
const steps = [1, 2, 5]
  .flatMap((first) => [0, 1, 2, 3, 4, 5, 6].map((zeros) => first * 10 ** zeros))
  .sort((a, b) => a - b);

// From round numbers to round numbers, zero among them, and the goal if there is one.
export function scaleOf(series: readonly Series[], goal = 0): Scale {
  const values = series.flatMap(({ values }) => values);
  const low = values.reduce((least, value) => Math.min(least, value), 0);
  const high = values.reduce((most, value) => Math.max(most, value), Math.max(1, goal));
  const step = steps.find((each) => Math.ceil(high / each) - Math.floor(low / each) < mostTicks) ?? high - low;
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)];
  const ticks = Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step);
  return { least: first * step, most: last * step, ticks };
}

export const xOf = (index: number, last: number, { width }: Size): number =>
  margin.left + ((width - margin.left - margin.right) * index) / Math.max(1, last);

export const yOf = (value: number, { least, most }: Scale, { height }: Size): number =>
  margin.top + ((height - margin.top - margin.bottom) * (most - value)) / (most - least);

// The point nearest to where somebody points.
export function indexAt(x: number, last: number, { width }: Size): number {
  const share = (x - margin.left) / Math.max(1, width - margin.left - margin.right);
  return Math.round(Math.min(1, Math.max(0, share)) * last);
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

export const lineOf = (values: readonly number[], scale: Scale, size: Size): string =>
  values
    .map((value, i) => `${tenth(xOf(i, values.length - 1, size))} ${tenth(yOf(value, scale, size))}`)
    .join('L')
    .replace(/^/, 'M');

// Where a line's number stands, at its end: none on another, all within the chart as far as there is room.
export function labelsOf(series: readonly Series[], scale: Scale, size: Size, apart: number): number[] {
  const wanted = series.map(({ values }, i) => ({ i, y: yOf(values.at(-1) ?? 0, scale, size) }));
  wanted.sort((a, b) => a.y - b.y || a.i - b.i);
  const floor = size.height - apart / 2;
  const found: number[] = [];
  wanted.forEach(({ y }, rank) => {
    const room = floor - (wanted.length - 1 - rank) * apart; // for those below
    const above = rank === 0 ? apart / 2 : (found[wanted[rank - 1]?.i ?? 0] ?? 0) + apart;
    found[wanted[rank]?.i ?? 0] = Math.max(above, Math.min(y, room));
  });
  return found;
}

// Where a key leads; nothing for other keys.
export function pickedByKey(key: string, current: number, last: number): number | undefined {
  const far = Math.max(1, Math.round(last / 10));
  const to: Record<string, number> = {
    ArrowLeft: current - 1,
    ArrowDown: current - 1,
    ArrowRight: current + 1,
    ArrowUp: current + 1,
    PageDown: current - far,
    PageUp: current + far,
    Home: 0,
    End: last,
  };
  const wanted = Object.hasOwn(to, key) ? to[key] : undefined;
  return wanted === undefined ? undefined : Math.min(last, Math.max(0, wanted));
}
