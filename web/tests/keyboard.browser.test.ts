import { desktop } from './browser.ts';
import { keyboard } from './hands.ts';
import { wholeGames } from './whole_game.ts';

wholeGames('by keyboard alone', keyboard, { viewport: desktop }, ['terra', 'puzzle']);
