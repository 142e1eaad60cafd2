// Where things are in the picture of a game: a title, the players one below the other, and then the board or the figures.
import type { Box, Point } from '../board/geometry.ts';

export const lineHeight = 26;
const margin = 24;
const titleHeight = 64; // with the line below it
const captionHeight = 24;
const narrowest = 480; // so that names and scores have room
const widest = 1900;
const largestUnit = 48;
const around = 0.4; // units of table around the tiles

export interface Arrangement {
  width: number;
  height: number;
  unit: number; // pixels of one square
  margin: number;
  firstLine: number; // where the first player's line begins
  lineEnd: number; // and where it ends: not so far that the eye loses it
  table: number; // where the table begins
  boards: Point[]; // where the top left corner of each box comes
}

export function arrangementOf(boxes: readonly Box[], players: number, captions: boolean): Arrangement {
  const columns = Math.ceil(Math.sqrt(boxes.length));
  const rows = Math.ceil(boxes.length / columns);
  const across = Math.max(...boxes.map(({ left, right }) => right - left)) + 2 * around;
  const down = Math.max(...boxes.map(({ top, bottom }) => bottom - top)) + 2 * around;
  const unit = Math.min(largestUnit, widest / (columns * across));
  const cell = { width: across * unit, height: down * unit + (captions ? captionHeight : 0) };
  const width = Math.ceil(Math.max(narrowest, columns * cell.width));
  const firstLine = margin + titleHeight;
  const table = firstLine + players * lineHeight + margin / 2;
  const left = (width - columns * cell.width) / 2;
  return {
    width,
    height: Math.ceil(table + rows * cell.height),
    unit,
    margin,
    firstLine,
    lineEnd: narrowest - margin,
    table,
    boards: boxes.map((_, i) => ({
      x: left + (i % columns) * cell.width + around * unit,
      y: table + Math.floor(i / columns) * cell.height + around * unit,
    })),
  };
}
