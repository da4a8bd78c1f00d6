// Pays a member who leaves: the whole cash is held for one of their accounts, in the transaction of
// the leaving, but for what they owe. No limit and no turnover stands in the way of somebody's own
// money.
import { refuse, type Refusal } from '@baize/contract';
import { withdrawalRequested } from '@baize/ledger';
import type { Units } from '@baize/money';
import type { Tx } from '../../../platform/database/index.ts';
import type { Leaving } from '../../../platform/module/index.ts';
import { postingOf } from './actions/posting-of.ts';
import { tellBalance } from '../books/actions/tell.ts';
import { tellWithdrawal } from './actions/tell-withdrawal.ts';
import type { WalletPorts } from '../ports.ts';
import { findPayee } from '../accounts/store/reader.ts';
import { readDebt } from '../books/store/ledger/debts.ts';
import { intentId } from '../books/store/intent-id.ts';
import { lockCashForGood } from '../books/store/lock-cash.ts';
import { readWithdrawal } from './store/reader.ts';
import { addWithdrawal } from './store/writer.ts';

/** The amount paid out; 0 when there is nothing left. */
export async function payOutInFull(
  ports: WalletPorts,
  tx: Tx,
  { playerId, currency, cardId, at, intent }: Leaving,
): Promise<Units | Refusal<'bank-card-not-found'>> {
  const cash = await lockCashForGood(tx, playerId, currency);
  const amount = cash - (await readDebt(tx, playerId, currency));
  if (amount <= 0n) return 0n;
  const payee = await findPayee(tx, { playerId, id: cardId });
  if (!payee) return refuse('bank-card-not-found');
  const id = intentId('withdrawal', playerId, intent);
  await addWithdrawal(tx, { id, playerId, currency, amount, fee: 0n, ...payee, first: false, at });
  const withdrawal = await readWithdrawal(tx, id);
  if (!withdrawal) throw new Error(`The withdrawal ${id} was not kept`);
  const posted = await ports.ledger.postIn(tx, postingOf(withdrawalRequested, withdrawal));
  // Somebody moved the money meanwhile: the whole leaving is taken back and can be tried again.
  if ('refused' in posted) throw new Error('The balance moved while the account was being closed');
  await tellBalance(ports, tx, posted);
  await tellWithdrawal(ports, tx, withdrawal);
  return amount;
}
