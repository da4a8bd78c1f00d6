// The door of the small games.
export { handOf, instant, outcomeOf, payoutOf, type HandAskedOf } from './family.ts';
export { instantGameOf, instantGames, mostFor, type DealtInstant } from './games.ts';
export { choiceReturns, type ChoiceReturn } from './returns.ts';
export { cashOut, splitSteps, withSteps, type Hand } from './mechanic.ts';
export { multiplierFor, printMultiplier, timesStake, type Multiplier } from './multiplier.ts';
