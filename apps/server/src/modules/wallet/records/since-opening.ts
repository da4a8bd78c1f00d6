// Sums of deposits and withdrawals since a member's account was opened. Closed days keep running
// sums, so it costs the same after years.
import { printUnits } from '@baize/money';
import type { WalletPorts } from '../ports.ts';
import { sumOf } from '../statements/rules/day-totals.ts';
import { readCashAccount } from '../statements/store/days.ts';
import { eventsOf } from './rules/movement-kind.ts';
import { boundsOf } from './store/movement-bounds.ts';
import { readTotalsIn } from './store/movement-sums.ts';
import { readFirstAt } from './store/movement.ts';

const none = { since: null, deposited: '0', withdrawn: '0', net: '0' };

export async function sinceOpening(
  { database, ledger }: Pick<WalletPorts, 'database' | 'ledger'>,
  owner: { readonly playerId: string; readonly currency: string },
) {
  const on = database.kysely;
  const accountId = await readCashAccount(on, owner);
  if (accountId === undefined) return none;
  const [since, { totals }, purses] = await Promise.all([
    readFirstAt(on, accountId),
    boundsOf(on, accountId, {}).then((bounds) => readTotalsIn(on, accountId, bounds)),
    ledger.balance(owner.playerId, owner.currency),
  ]);
  const deposits = sumOf(totals, eventsOf('deposits'));
  const withdrawals = sumOf(totals, eventsOf('withdrawals'));
  const deposited = deposits.credited - deposits.debited;
  // What is on hold left the cash, but not the house.
  const withdrawn = withdrawals.debited - withdrawals.credited - purses.held;
  return {
    since: since ?? null,
    deposited: printUnits(deposited),
    withdrawn: printUnits(withdrawn),
    net: printUnits(deposited - withdrawn),
  };
}
