// Asks for a withdrawal: the amount is held at once, together with the request or not at all. Money
// leaves only when the turnover is met, judged again under the lock of the purse.
import { refuse, type Refusal, type RefusalOf, type wallet } from '@baize/contract';
import { withdrawalRequested } from '@baize/ledger';
import { printUnits, type Units } from '@baize/money';
import type { Action, Call } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { payableUnits } from '../../books/rules/amount.ts';
import type { Withdrawal } from '../rules/withdrawal.ts';
import { findPayee, readAccounts } from '../../accounts/store/reader.ts';
import { lockAccounts } from '../../accounts/store/writer.ts';
import { readDebt } from '../../books/store/ledger/debts.ts';
import { intentId } from '../../books/store/intent-id.ts';
import { readTurnover } from '../../books/store/turnover/reader.ts';
import { readWithdrawal } from '../store/reader.ts';
import { addWithdrawal, type AskedWithdrawal } from '../store/writer.ts';
import { refusalOfPaymentPassword } from '../../accounts/actions/payment-password.ts';
import { policyUnits } from '../../books/actions/policy-units.ts';
import { postingOf } from './posting-of.ts';
import { tellBalance } from '../../books/actions/tell.ts';
import { tellWithdrawal } from './tell-withdrawal.ts';
import { withdrawalFavour } from './withdrawal-favour.ts';
import { wireWithdrawal } from './wire-withdrawal.ts';

type Endpoint = typeof wallet.requestWithdrawal;
type WithdrawalRefusal = Refusal<RefusalOf<Endpoint>>;

/** Carries a refusal out of a transaction that must not be kept. */
class Declined extends Error {
  readonly refusal: WithdrawalRefusal;
  constructor(refusal: WithdrawalRefusal) {
    super(refusal.refused);
    this.refusal = refusal;
  }
}

export const requestWithdrawal =
  (ports: WalletPorts): Action<Endpoint> =>
  async (call) => {
    const id = intentId('withdrawal', call.caller.playerId, call.intent);
    const earlier = await readWithdrawal(ports.database.kysely, id);
    if (earlier !== undefined) return wireWithdrawal(earlier);
    const checked = await check(ports, call, id);
    if ('refused' in checked) return checked;
    try {
      return wireWithdrawal(await hold(ports, checked));
    } catch (error) {
      if (error instanceof Declined) return error.refusal;
      throw error;
    }
  };

async function check(
  ports: WalletPorts,
  { caller, input, now }: Call<Endpoint>,
  id: string,
): Promise<AskedWithdrawal | WithdrawalRefusal> {
  const { playerId, currency } = caller;
  const amount = payableUnits(input.amount, currency);
  if (amount === undefined) return refuse('amount-invalid');
  const gated = await ports.refusalOfWithdrawal(playerId);
  if (gated) return gated;
  const refusal = await refusalOfPaymentPassword(ports, playerId, input.paymentPassword);
  if (refusal !== undefined) return refusal;
  const asked = { playerId, id: input.bankCardId };
  const payee = await findPayee(ports.database.kysely, asked);
  if (payee === undefined) return refuse('bank-card-not-found');
  const { withdrawalMinimum } = ports.policy();
  if (amount < policyUnits(withdrawalMinimum)) {
    return refuse('amount-below-minimum', { facts: { minimum: withdrawalMinimum } });
  }
  const { first, maximum } = await withdrawalFavour(ports, playerId);
  if (amount > maximum) {
    return refuse('amount-above-maximum', { facts: { maximum: printUnits(maximum, 2) } });
  }
  const turnover = await readTurnover(ports.database.kysely, playerId, currency);
  if (turnover > 0n) return turnoverNotMet(turnover);
  const debt = await readDebt(ports.database.kysely, playerId, currency);
  if (debt > 0n) return debtOpen(debt);
  return { id, playerId, currency, amount, ...payee, first, at: now };
}

function turnoverNotMet(turnover: Units) {
  return refuse('turnover-not-met', { facts: { turnover: printUnits(turnover, 2) } });
}

function debtOpen(debt: Units) {
  return refuse('debt-open', { facts: { debt: printUnits(debt, 2) } });
}

function hold(ports: WalletPorts, asked: AskedWithdrawal): Promise<Withdrawal> {
  const { id, playerId, currency } = asked;
  return ports.database.transaction(async (tx) => {
    await lockAccounts(tx, playerId);
    const isNew = await addWithdrawal(tx, asked);
    const withdrawal = await readWithdrawal(tx, id);
    if (withdrawal === undefined) throw new Error(`The withdrawal ${id} was not kept`);
    if (!isNew) return withdrawal;
    // The account may have been removed since the first look; from here on it cannot be.
    const accounts = await readAccounts(tx, playerId);
    if (!accounts.some(({ numberSealed }) => numberSealed === asked.numberSealed)) {
      throw new Declined(refuse('bank-card-not-found'));
    }
    const posted = await ports.ledger.postIn(tx, postingOf(withdrawalRequested, withdrawal));
    if ('refused' in posted) throw new Declined(refuse(posted.refused));
    // A deposit that was settled since the first look needs the purse that is locked now.
    const turnover = await readTurnover(tx, playerId, currency);
    if (turnover > 0n) throw new Declined(turnoverNotMet(turnover));
    const debt = await readDebt(tx, playerId, currency);
    if (debt > 0n) throw new Declined(debtOpen(debt));
    await tellBalance(ports, tx, posted);
    await tellWithdrawal(ports, tx, withdrawal);
    return withdrawal;
  });
}
