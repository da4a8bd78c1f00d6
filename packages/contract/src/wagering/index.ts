// Wagering: the record of every stake and what became of it, the proof of each round, fairness
// seeds, player limits, and what staff see of it.
import { wageringOperations } from './operations.ts';
import { wageringOfPlayers } from './player.ts';
import { wageringRecord } from './record.ts';

export { exclusionMonths, limitKinds, limitSpans, realityChecks, wagerStates } from './player.ts';
export const wagering = { ...wageringRecord, ...wageringOfPlayers, ...wageringOperations };
