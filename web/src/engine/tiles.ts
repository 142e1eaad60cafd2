// Tiles, and where they and their discs lie.

export type Letter = 'B' | 'Y' | 'R' | 'G';

// The face as seven letters, the top-left square, clockwise quarter turns.
export type Placement = [face: string, x: number, y: number, rot: number];
// The unit edge a disc lies on.
export type Edge = [x: number, y: number, side: 'top' | 'left'];
export type Square = [x: number, y: number];
// How a tile lies, whichever it is.
export type Outline = [x: number, y: number, direction: 'lying' | 'upright'];

export interface TileInfo {
  id: number;
  sheet: number;
  shape: 'pyramid' | 'bridge' | 'hook';
  a: string;
  b: string;
}

// What is known about the tiles of any set.
export type TileFaces = Pick<TileInfo, 'id' | 'a' | 'b'> & Partial<TileInfo>;
export type TileSet = 'standard' | TileFaces[];
