// Settles what a member owes from the cash there is: once, under the lock of both.
import { randomUUID } from 'node:crypto';
import { debtSettled } from '@baize/ledger';
import type { Tx } from '../../../platform/database/index.ts';
import type { WalletPorts } from '../ports.ts';
import { tellBalance } from './actions/tell.ts';
import { readDebt, type Debtor } from './store/ledger/debts.ts';
import { lockCash } from './store/lock-cash.ts';

export async function settleDebt(ports: WalletPorts, tx: Tx, debtor: Debtor): Promise<void> {
  const { playerId, currency } = debtor;
  const cash = await lockCash(tx, playerId, currency);
  const debt = await readDebt(tx, playerId, currency);
  const amount = debt < cash ? debt : cash;
  if (amount <= 0n) return;
  const reference = randomUUID();
  const facts = { playerId, currency, name: reference, reference, amount };
  const posted = await ports.ledger.postIn(tx, debtSettled(facts));
  if ('refused' in posted) throw new Error(`The debt of ${playerId} cannot be settled`);
  await tellBalance(ports, tx, posted);
}
