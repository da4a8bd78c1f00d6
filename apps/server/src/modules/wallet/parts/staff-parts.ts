// The parts of a withdrawal as the console sees them: with those who paid, or did not.
import { refuse, type AnswerOf, type Refusal, type wallet } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { WalletPorts } from '../ports.ts';
import { netOf } from '../withdrawals/rules/withdrawal.ts';
import { readWithdrawal } from '../withdrawals/store/reader.ts';
import { readMatchesOf, readParts, type Match } from './store/reader.ts';

export type StaffParts = Exclude<AnswerOf<typeof wallet.getWithdrawalParts>, Refusal>;

export async function staffParts(
  ports: WalletPorts,
  withdrawalId: string,
): Promise<StaffParts | Refusal<'withdrawal-not-found'>> {
  const on = ports.database.kysely;
  const withdrawal = await readWithdrawal(on, withdrawalId);
  if (withdrawal === undefined) return refuse('withdrawal-not-found');
  const parts = await readParts(on, [withdrawalId]);
  const matches = await readMatchesOf(
    on,
    parts.map(({ id }) => id),
  );
  const names = await ports.usernames([...new Set(matches.map(({ buyerId }) => buyerId))]);
  return {
    withdrawalId,
    currency: withdrawal.currency,
    state: withdrawal.state,
    amount: printUnits(withdrawal.amount),
    fee: printUnits(withdrawal.fee),
    netAmount: printUnits(netOf(withdrawal)),
    split: withdrawal.isSplit,
    list: parts.map((part) => ({
      partId: part.id,
      number: part.number,
      amount: printUnits(part.amount),
      way: part.way,
      state: part.state,
      problem: part.problem,
      dueAt: part.dueAt,
      paidAt: part.paidAt,
      closedAt: part.closedAt,
      matches: matches.filter(({ partId }) => partId === part.id).map(staffMatch(names)),
    })),
  };
}

const staffMatch =
  (names: ReadonlyMap<string, string>) =>
  ({ id: matchId, buyerId: playerId, state, matchedAt, payBy, provedAt, endedAt }: Match) => ({
    matchId,
    buyer: { playerId, username: names.get(playerId) ?? '' },
    state,
    matchedAt,
    payBy,
    provedAt,
    endedAt,
  });

/** What a step of staff gives: the withdrawal was there a moment ago. */
export async function partsAfter(ports: WalletPorts, withdrawalId: string): Promise<StaffParts> {
  const parts = await staffParts(ports, withdrawalId);
  if ('refused' in parts) throw new Error(`The withdrawal ${withdrawalId} is gone`);
  return parts;
}

/** Whether members may pay parts at all. */
export const isC2cOn = ({ policy, isOn }: Pick<WalletPorts, 'policy' | 'isOn'>): boolean =>
  policy().c2cAllowed && isOn('C2CPAY3');
