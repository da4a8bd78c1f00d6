// The player's money in wallets of vendors, each asked now; what is still on its way; and what came
// back beyond what was sent there, which is being checked or was decided of late.
import type { vendors } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { Action } from '../../../platform/call/index.ts';
import type { VendorsParts } from '../parts.ts';
import { readHeldOf } from '../store/held-return-store.ts';

/** How long a decision is shown to the player. */
const toldMs = 30 * 24 * 3_600_000;

export const listMoney =
  ({ ports, transfers }: VendorsParts): Action<typeof vendors.listMoney> =>
  async ({ caller: { playerId, currency }, now }) => {
    const [{ places, underway }, held] = await Promise.all([
      transfers.lying(playerId),
      readHeldOf(ports.database.kysely, playerId, now - toldMs),
    ]);
    return {
      list: places
        .filter((place) => place.currency === currency && place.amount !== 0n)
        .map(({ vendor, amount }) => ({
          vendor,
          currency,
          amount: amount === undefined ? null : printUnits(amount, 2),
        })),
      underway: printUnits(underway, 2),
      held: held.map(({ id, vendor, amount, state, at, reason }) => ({
        id,
        vendor,
        amount: printUnits(amount, 2),
        state,
        at,
        reason,
      })),
    };
  };
