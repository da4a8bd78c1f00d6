// Cases as the console sees them: each with its withdrawal, the member's name, and how many
// signatures hold for the record as it is.
import type { OutputOf, cashier } from '@baize/contract';
import { parseUnits, printUnits } from '@baize/money';
import type { DeskWithdrawal } from '../../wallet/index.ts';
import type { CashierPorts } from '../ports.ts';
import { needsTwo, signersOf, type HeldSignature } from './rules/signature.ts';
import type { Case } from './store/cases.ts';
import { readSignatures } from './store/signatures.ts';

export type ShownCase = OutputOf<typeof cashier.claimCase>;

/** The amount of the policy from which two persons sign. */
export const signedFrom = ({ policy }: Pick<CashierPorts, 'policy'>): bigint =>
  parseUnits(policy().withdrawalSignedFrom, { decimalsMax: 4 }) ?? 0n;

export async function shownCases(
  ports: CashierPorts,
  cases: readonly Case[],
): Promise<readonly ShownCase[]> {
  if (cases.length === 0) return [];
  const ids = cases.map(({ id }) => id);
  const [seen, names, signatures] = await Promise.all([
    ports.wallet.desk.read(ids),
    ports.usernames([...new Set(cases.map(({ playerId }) => playerId))]),
    readSignatures(ports.database.kysely, ports.signatures, ids),
  ]);
  const byId = new Map(seen.map((one) => [one.withdrawal.id, one]));
  const now = ports.clock.now();
  return cases.flatMap((one) => {
    const desk = byId.get(one.id);
    const own = signatures.filter(({ withdrawalId }) => withdrawalId === one.id);
    const username = names.get(one.playerId) ?? '';
    return desk ? [shown({ one, desk, own, username, now, from: signedFrom(ports) })] : [];
  });
}

interface Told {
  readonly one: Case;
  readonly desk: DeskWithdrawal;
  readonly own: readonly HeldSignature[];
  readonly username: string;
  readonly now: number;
  readonly from: bigint;
}

function shown({ one, desk, own, username, now, from }: Told): ShownCase {
  const { withdrawal } = desk;
  const isClaimed = one.claimedUntil !== null && one.claimedUntil > now;
  return {
    id: one.id,
    playerId: one.playerId,
    username,
    amount: printUnits(withdrawal.amount),
    currency: withdrawal.currency,
    kind: withdrawal.kind,
    bankName: withdrawal.bankName,
    cardHolder: withdrawal.cardHolder,
    cardNumber: `****${withdrawal.numberEnd}`,
    state: withdrawal.state,
    receipt: withdrawal.receipt,
    first: withdrawal.first,
    level: one.level,
    requestedAt: withdrawal.requestedAt,
    judgedAt: withdrawal.judgedAt,
    judgedBy: withdrawal.judgedBy,
    paidAt: withdrawal.paidAt,
    remark: withdrawal.remark,
    payoutProblem: withdrawal.payoutProblem,
    marks: [...one.marks],
    verdict: one.verdict,
    hold: one.hold,
    claimedBy: isClaimed ? one.claimedName : '',
    claimedUntil: isClaimed ? one.claimedUntil : null,
    needsTwo: needsTwo({ amount: withdrawal.amount, verdict: one.verdict }, from),
    signed: signersOf(own, desk),
    record: desk.record,
  };
}
