// What each game says: about itself, and of what a placement brings in it.
import type { Merged } from './merged.ts';
import type * as outcomes from './outcomes.ts';
import type * as states from './states.ts';

export interface Says {
  classic: { state: states.ClassicState; outcome: outcomes.Scored };
  auction: { state: states.AuctionState; outcome: outcomes.Scored };
  conquest: { state: states.ConquestState; outcome: outcomes.Scored };
  gone: { state: states.GoneState; outcome: outcomes.WithDraws };
  puzzle: { state: states.PuzzleState; outcome: outcomes.Formed };
  arlequin: { state: states.ArlequinState; outcome: outcomes.Formed };
  alex: { state: states.AlexState; outcome: outcomes.Scored };
  domaine: { state: states.DomaineState; outcome: outcomes.WithTokens };
  seventytwo: { state: states.DomaineState; outcome: outcomes.WithTokens };
  terra: { state: states.TerraState; outcome: outcomes.WithCoins };
  solo: { state: states.SoloState; outcome: outcomes.WithPoints };
}
export type GameName = keyof Says;

// Of one game; of any, what each of them says.
export type State<Game extends GameName = GameName> = Merged<Says[Game]['state']>;
export type Outcome<Game extends GameName = GameName> = Merged<Says[Game]['outcome']>;
