// The preview of a withdrawal, before it is asked for: what is free and what is not and why, the
// turnover, the fee of this amount, what is left of the limits, and how long it takes by the last
// withdrawals. The request judges all of it again.
import type { AnswerOf, Refusal, wallet } from '@baize/contract';
import { currencyOf, type Units } from '@baize/money';
import type { Action, Call } from '../../../../platform/call/index.ts';
import { findPayee } from '../../accounts/store/reader.ts';
import { payableUnits, wireNumber } from '../../books/rules/amount.ts';
import { readPurses } from '../../books/store/purses.ts';
import type { WalletPorts } from '../../ports.ts';
import { readRequirements } from '../../requirements/store/reader.ts';
import { readConditions } from '../../withdrawals/actions/conditions.ts';
import { refusalOfAmount, type Conditions } from '../../withdrawals/rules/conditions.ts';
import { feeOf, freeLeft } from '../../withdrawals/rules/fee.ts';
import { availableOf, lockedOf } from '../rules/locked.ts';
import { expectedMinutes } from '../expected-minutes.ts';
import { turnoverShown } from '../turnover-shown.ts';

type Endpoint = typeof wallet.preWithdrawTransaction;
type Preview = Exclude<AnswerOf<Endpoint>, Refusal>;

export function preWithdrawTransaction(ports: WalletPorts): Action<Endpoint> {
  const measured = expectedMinutes(ports.database);
  return async (call) => {
    const { playerId, currency } = call.caller;
    const on = ports.database.kysely;
    const [conditions, purses, requirements, transfers, minutes] = await Promise.all([
      readConditions(ports, on, { playerId, currency, now: call.now }),
      readPurses(on, playerId, currency),
      readRequirements(on, playerId, currency),
      ports.transfersUnderWay(playerId),
      measured(currency, call.now),
    ]);
    const cash = purses.get('player-cash') ?? 0n;
    const amount = amountOf(call);
    const available = availableOf(conditions, cash);
    return {
      status: available >= conditions.minimum ? 1 : 0,
      currency,
      currencySymbol: currencyOf(currency)?.symbol ?? '',
      balance: wireNumber(cash),
      availableAmount: wireNumber(available),
      locked: lockedOf(conditions, purses, transfers).map(({ reason, amount: locked }) => ({
        reason,
        amount: wireNumber(locked),
      })),
      turnover: turnoverShown(requirements),
      fee: feeShown(ports, conditions, amount ?? 0n),
      limits: limitsShown(conditions),
      expectedMinutes: minutes,
      receiptMinutes: ports.policy().receiptMinutes,
      sources: conditions.sources.map(({ left, ...source }) => ({
        ...source,
        amount: wireNumber(left),
      })),
      obstacle: await obstacleOf(ports, call, { conditions, cash, amount }),
    };
  };
}

/** Undefined where none was asked about, or none that can be paid. */
const amountOf = ({ input, caller }: Call<Endpoint>): Units | undefined =>
  input.amount === undefined ? undefined : payableUnits(input.amount, caller.currency);

interface Stand {
  readonly conditions: Conditions;
  readonly cash: Units;
  readonly amount: Units | undefined;
}

/** Why this amount would be refused; without one, why the smallest would. */
async function obstacleOf(
  ports: WalletPorts,
  { caller: { playerId }, input }: Call<Endpoint>,
  { conditions, cash, amount: asked }: Stand,
): Promise<Preview['obstacle']> {
  if (input.amount !== undefined && asked === undefined) return 'amount-invalid';
  const gated = await ports.refusalOfWithdrawal(playerId);
  if (gated) return gated.refused;
  const { bankCardId: id } = input;
  const payee = id && (await findPayee(ports.database.kysely, { playerId, id }));
  if (id !== undefined && !payee) return 'bank-card-not-found';
  const amount = asked ?? conditions.minimum;
  const fee = feeOf(amount, conditions.fee, conditions.turnoverLeft);
  const bankCode = payee ? payee.bankCode : undefined;
  const refusal = refusalOfAmount(conditions, { amount, bankCode, fee });
  // The fee is the one of this moment: it cannot have changed.
  if (refusal && refusal.refused !== 'withdrawal-fee-changed') return refusal.refused;
  return cash < amount ? 'balance-too-low' : '';
}

function feeShown(
  { policy }: WalletPorts,
  { fee, turnoverLeft }: Conditions,
  amount: Units,
): Preview['fee'] {
  const due = amount === 0n ? 0n : feeOf(amount, fee, turnoverLeft);
  return {
    fixed: wireNumber(fee.fixed),
    permille: fee.permille,
    freeLeft: freeLeft(fee) ?? null,
    freeSpan: policy().withdrawalFreeSpan,
    turnoverPermille: turnoverLeft > 0n ? fee.turnoverPermille : 0,
    amount: wireNumber(due),
    netAmount: wireNumber(amount > due ? amount - due : 0n),
  };
}

function limitsShown(conditions: Conditions): Preview['limits'] {
  const { minimum, maximum, count, countUsed, sum, sumUsed } = conditions;
  const sumLeft = sum !== null && sum > sumUsed ? sum - sumUsed : 0n;
  return {
    minimumAmount: wireNumber(minimum),
    maximumAmount: wireNumber(maximum),
    count,
    countLeft: count === null ? null : Math.max(0, count - countUsed),
    sum: sum === null ? null : wireNumber(sum),
    sumLeft: sum === null ? null : wireNumber(sumLeft),
  };
}
