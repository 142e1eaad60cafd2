import { phone } from './browser.ts';
import { finger } from './hands.ts';
import { wholeGames } from './whole_game.ts';

wholeGames('by touch on a phone', finger, { viewport: phone, hasTouch: true, isMobile: true }, [
  'auction',
  'domaine',
  'puzzle',
]);
