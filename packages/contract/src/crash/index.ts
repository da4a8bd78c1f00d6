// The noun of crash games, a round that many share: how players play them, and what staff see and
// decide of their flights.
import { crashOperations } from './operations.ts';
import { crashPlay } from './play.ts';

export { cashOutsBy, crashBet, crashRound, crashSlipStates, crashStates } from './schema.ts';
export type { CrashState } from './schema.ts';
export { crashFlightStates, type CrashFlightState } from './operations.ts';

export const crash = { ...crashPlay, ...crashOperations };
