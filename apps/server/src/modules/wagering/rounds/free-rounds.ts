// Free rounds and free bets as other modules give, show and end them. They are played by stakes
// that name them.
import { printUnits } from '@baize/money';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import type { WageringPorts } from '../ports.ts';
import {
  addFreeRounds,
  endFreeRounds,
  readFreeRounds,
  readOverFreeRounds,
  takeFreeRounds,
  type FreeRounds,
  type FreeSearch,
} from './store/free-rounds.ts';

/** As the contract has them. */
export const printFreeRounds = ({
  id,
  kind: _rounds,
  unused,
  stake,
  playerId: _of,
  givenAt: _at,
  ...free
}: FreeRounds) => ({
  ...free,
  freeRoundsId: id,
  stake: printUnits(stake, 2),
  left: unused,
});

export const printFreeBet = ({ id, gameCode, stake, currency, pays, expiresAt }: FreeRounds) => ({
  freeBetId: id,
  gameCode,
  amount: printUnits(stake, 2),
  currency,
  pays,
  expiresAt,
});

export function createFreeRounds({ database }: Pick<WageringPorts, 'database'>) {
  return {
    /** Gives them in the caller's transaction, once for their id. */
    giveFreeRounds: (tx: Tx, free: Omit<FreeRounds, 'unused'>) => addFreeRounds(tx, free),
    /** What a member can play now, those that expire first ahead. */
    freeRoundsOf: (search: FreeSearch, on: Queryable = database.kysely) =>
      readFreeRounds(on, search),
    /** Some that are over and have not ended. */
    overFreeRounds: (search: { readonly now: number; readonly count: number }) =>
      readOverFreeRounds(database.kysely, search),
    /** Ends what is over; gives what it won for a bonus. The caller holds the member's cash. */
    endFreeRounds,
    /** Takes back what nobody has played. The caller holds the member's cash. */
    takeFreeRounds,
  };
}
