import { desktop } from './browser.ts';
import { mouse } from './hands.ts';
import { wholeGames } from './whole_game.ts';

wholeGames('by mouse', mouse, { viewport: desktop });
