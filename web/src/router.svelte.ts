// Where in the page we are, as the part of the address after #: it works on any web host and in any folder.
//
//   #/            home                    #/rules/GAME
//   #/new/GAME    set up a game           #/puzzles, #/puzzle/NAME
//   #/deal/GAME   the deal of the day, or #/deal/GAME/DATE of another
//   #/play/ID     a game on this device   #/learn, #/learn/GAME
//   #/review/ID   a finished one          #/settings, #/settings/play/ID from a game; #/print
//   #/game/DATA   a game in a link; here and in a review /STEP may follow, and then log, review or share: what is open beside it

export interface Route {
  name: string;
  rest: string[];
}

export function parseRoute(hash: string): Route {
  const [name = '', ...rest] = hash.replace(/^#\/?/, '').split('/').map(decode);
  return { name: name === '' ? 'home' : name, rest };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a stray per cent sign
  }
}

let current = $state.raw(parseRoute(location.hash));
addEventListener('hashchange', () => {
  current = parseRoute(location.hash);
});

export const route = (): Route => current;
// What is half a letter has no spelling in an address.
const spelt = (part: string): string => encodeURIComponent(part.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));
export const hrefTo = (...parts: string[]): string => `#/${parts.map(spelt).join('/')}`;
export const goTo = (...parts: string[]): void => {
  location.hash = hrefTo(...parts);
};
