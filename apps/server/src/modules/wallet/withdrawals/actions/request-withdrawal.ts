// Asks for a withdrawal: the amount is held at once, together with the request or not at all. What
// the preview shows is judged again here, under the locks of the player and of the purse.
import { refuse, type Refusal, type RefusalOf, type wallet } from '@baize/contract';
import { withdrawalRequested } from '@baize/ledger';
import { unitsFromNumber } from '@baize/money';
import type { Action, Call } from '../../../../platform/call/index.ts';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { payableUnits } from '../../books/rules/amount.ts';
import { refusalOfAmount, type AskedAmount, type Conditions } from '../rules/conditions.ts';
import { feeOf } from '../rules/fee.ts';
import type { Withdrawal } from '../rules/withdrawal.ts';
import { findPayee, readAccounts } from '../../accounts/store/reader.ts';
import { lockAccounts } from '../../accounts/store/writer.ts';
import { readDebt } from '../../books/store/ledger/debts.ts';
import { intentId } from '../../books/store/intent-id.ts';
import { readTurnover } from '../../books/store/turnover/reader.ts';
import { readWithdrawal } from '../store/reader.ts';
import { addWithdrawal, setFee, type AskedWithdrawal } from '../store/writer.ts';
import { refusalOfPaymentPassword } from '../../accounts/actions/payment-password.ts';
import { readConditions } from './conditions.ts';
import { postingOf } from './posting-of.ts';
import { tellBalance } from '../../books/actions/tell.ts';
import { tellWithdrawal } from './tell-withdrawal.ts';
import { withdrawalFavour, type WithdrawalFavour } from './withdrawal-favour.ts';
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

type Asked = Omit<AskedWithdrawal, 'fee'> & Pick<AskedAmount, 'fee'>;

async function check(
  ports: WalletPorts,
  { caller, input, now }: Call<Endpoint>,
  id: string,
): Promise<Asked | WithdrawalRefusal> {
  const { playerId, currency } = caller;
  const amount = payableUnits(input.amount, currency);
  const fee = input.fee === undefined ? undefined : unitsFromNumber(input.fee);
  if (amount === undefined || (input.fee !== undefined && fee === undefined)) {
    return refuse('amount-invalid');
  }
  const gated = await ports.refusalOfWithdrawal(playerId);
  if (gated) return gated;
  const refusal = await refusalOfPaymentPassword(ports, playerId, input.paymentPassword);
  if (refusal !== undefined) return refusal;
  const payee = await findPayee(ports.database.kysely, { playerId, id: input.bankCardId });
  if (payee === undefined) return refuse('bank-card-not-found');
  const favour = await withdrawalFavour(ports, playerId);
  const { first } = favour;
  const asked = { id, playerId, currency, amount, fee, ...payee, first, at: now };
  const conditions = await conditionsOf(ports, ports.database.kysely, asked, favour);
  return refusalOfAmount(conditions, asked) ?? asked;
}

const conditionsOf = (
  ports: WalletPorts,
  on: Queryable | Tx,
  { id: except, playerId, currency, at: now }: Asked,
  favour?: WithdrawalFavour,
) => readConditions(ports, on, { playerId, currency, now, except }, favour);

function hold(ports: WalletPorts, asked: Asked): Promise<Withdrawal> {
  const { id, playerId } = asked;
  return ports.database.transaction(async (tx) => {
    await lockAccounts(tx, playerId);
    const earlier = await readWithdrawal(tx, id);
    if (earlier !== undefined) return earlier;
    // The account may have been removed since the first look; from here on it cannot be.
    const accounts = await readAccounts(tx, playerId);
    if (!accounts.some(({ numberSealed }) => numberSealed === asked.numberSealed)) {
      throw new Declined(refuse('bank-card-not-found'));
    }
    // Two requests at once wait for each other here, so that both cannot be the day's last one.
    const conditions = await conditionsOf(ports, tx, asked);
    const refusal = refusalOfAmount(conditions, asked);
    if (refusal) throw new Declined(refusal);
    const fee = feeOf(asked.amount, conditions.fee, conditions.turnoverLeft);
    await addWithdrawal(tx, { ...asked, fee });
    const withdrawal = await readWithdrawal(tx, id);
    if (withdrawal === undefined) throw new Error(`The withdrawal ${id} was not kept`);
    const posted = await ports.ledger.postIn(tx, postingOf(withdrawalRequested, withdrawal));
    if ('refused' in posted) throw new Declined(refuse(posted.refused));
    await judgeAgain(tx, asked, conditions);
    await tellBalance(ports, tx, posted);
    await tellWithdrawal(ports, tx, withdrawal);
    return withdrawal;
  });
}

/** What was settled since the first look needs the purse that is locked now. */
async function judgeAgain(tx: Tx, asked: Asked, conditions: Conditions): Promise<void> {
  const { playerId, currency } = asked;
  const turnoverLeft = await readTurnover(tx, playerId, currency);
  const debt = await readDebt(tx, playerId, currency);
  if (turnoverLeft === conditions.turnoverLeft && debt === conditions.debt) return;
  const refusal = refusalOfAmount({ ...conditions, turnoverLeft, debt }, asked);
  if (refusal) throw new Declined(refusal);
  await setFee(tx, asked.id, feeOf(asked.amount, conditions.fee, turnoverLeft));
}
