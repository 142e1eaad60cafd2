// The colours of ../look/tiles.json as a style sheet.
type Tiles = typeof import('../../look/tiles.json');
type Inks = Record<string, string>;

const rule = (selector: string, variables: Inks): string =>
  `${selector} {${Object.entries(variables)
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ')}}`;

export function tilesCss({ palettes, palettes_on_black, grounds, seats, other_seats, sign_inks }: Tiles): string {
  const { black, white } = grounds;
  return [
    rule(':root', {
      ...palettes.standard,
      wood: black.fill,
      'wood-edge': `light-dark(${black.edge}, ${black.edge_by_night})`,
      sign: sign_inks.usual,
      'sign-on-yellow': sign_inks.on_yellow,
      seat: other_seats.piece,
      'on-seat': other_seats.writing,
    }),
    rule("[data-background='white']", { wood: white.fill, 'wood-edge': white.edge }),
    // A part of the page can have colours of its own, also the usual ones.
    ...Object.entries(palettes).map(([name, inks]) => rule(`[data-palette='${name}']`, inks)),
    ...Object.entries(palettes_on_black).map(([name, inks]) =>
      rule(`[data-palette='${name}'][data-background='black']`, inks),
    ),
    ...seats.piece.map((piece, seat) => rule(`.seat-${seat}`, { seat: piece, 'on-seat': seats.writing[seat] ?? '' })),
  ].join('\n');
}
