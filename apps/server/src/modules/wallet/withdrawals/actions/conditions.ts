// Reads everything that a withdrawal depends on at one moment: the policy, the player's level, what
// they have asked for today, their turnover and debt, and what must go back to its source first.
import { spansAt, startOfDay } from '@baize/money';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';
import { findBank } from '../../accounts/rules/accounts.ts';
import { policyUnits } from '../../books/actions/policy-units.ts';
import { readDebt } from '../../books/store/ledger/debts.ts';
import { readTurnover } from '../../books/store/turnover/reader.ts';
import type { WalletPorts } from '../../ports.ts';
import type { Conditions, NamedSource } from '../rules/conditions.ts';
import { openSources } from '../rules/source.ts';
import { readSources, readUsed, type Used } from '../store/used.ts';
import { withdrawalFavour, type WithdrawalFavour } from './withdrawal-favour.ts';

type Ports = Pick<WalletPorts, 'policy' | 'favourOf'>;

export interface ConditionsAsked {
  readonly playerId: string;
  readonly currency: string;
  readonly now: number;
  /** The request that is being judged does not count itself. */
  readonly except?: string;
}

const dayMs = 24 * 3_600_000;

export async function readConditions(
  ports: Ports,
  on: Queryable | Tx,
  asked: ConditionsAsked,
  favour?: WithdrawalFavour,
): Promise<Conditions> {
  const { playerId, currency } = asked;
  const level = favour ?? (await withdrawalFavour(ports, playerId));
  const daySince = startOfDay(spansAt(asked.now).day);
  const isByDay = ports.policy().withdrawalFreeSpan === 'day';
  const freeSince = isByDay ? daySince : startOfDay(spansAt(asked.now).month);
  const used = await readUsed(on, { ...asked, daySince, freeSince });
  const turnoverLeft = await readTurnover(on, playerId, currency);
  const debt = await readDebt(on, playerId, currency);
  const sources = await sourcesOf(ports, on, asked);
  const { withdrawalMinimum } = ports.policy();
  return {
    minimum: policyUnits(withdrawalMinimum),
    maximum: level.maximum,
    count: level.daily,
    countUsed: used.count,
    sum: level.dailySum,
    sumUsed: used.sum,
    turnoverLeft,
    debt,
    fee: feeTerms(ports, level, used),
    sources,
  };
}

function feeTerms({ policy }: Ports, { free }: WithdrawalFavour, used: Used) {
  const { withdrawalFee, withdrawalFeePermille, turnoverFeePermille } = policy();
  return {
    fixed: policyUnits(withdrawalFee),
    permille: withdrawalFeePermille,
    free,
    freeUsed: used.inSpan,
    turnoverPermille: turnoverFeePermille,
  };
}

/** Only what money can go back to: a bank or wallet that takes withdrawals. */
async function sourcesOf(
  { policy }: Ports,
  on: Queryable | Tx,
  { now, ...asked }: ConditionsAsked,
): Promise<readonly NamedSource[]> {
  const days = policy().refundSourceDays;
  if (days === 0) return [];
  const found = await readSources(on, { ...asked, since: now - days * dayMs });
  return openSources(found).flatMap((source) => {
    const bank = findBank(source.bankCode);
    return bank === undefined ? [] : [{ ...source, bankName: bank.bankName }];
  });
}
