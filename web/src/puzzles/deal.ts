// The deal of a day, in a game that is played alone: the same tiles in the same order for everybody, and one table of it on this device.
import { ask, catalogue } from '../engine/engine.ts';
import type { GameName } from '../games/all.ts';
import { commit } from '../table/chance.ts';
import { keepDeal, tableOfDeal } from '../table/deals.ts';
import { LocalTable } from '../table/local_table.ts';
import { dayText } from './days.ts';

// The table where it is played, begun if it is not there yet, or once more. Hints are not for it: a program would solve it.
export async function tableOfTheDay(game: GameName, day: Date, player: string, again = false): Promise<string> {
  const known = tableOfDeal(game, dayText(day));
  if (known !== undefined && !again) return known;
  const [year, month, date] = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
  const { deck, options } = await ask({ op: 'deal_of_the_day', game, year, month, day: date });
  const { games } = await catalogue();
  const aids = (games.find(({ name }) => name === game)?.aids ?? []).filter((aid) => aid !== 'hints');
  const id = await LocalTable.createWith({ game, options, seats: [{ name: player }], aids }, await commit(game, deck));
  keepDeal(game, dayText(day), id);
  return id;
}
