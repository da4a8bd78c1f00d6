// The answers to the wallet below: each step of a withdrawal is written into its case in the same
// transaction, and money is released only with the signatures it needs.
import { refuse, type Refusal } from '@baize/contract';
import type { Tx } from '../../../platform/database/index.ts';
import type { Withdrawal } from '../../wallet/index.ts';
import type { CashierPorts } from '../ports.ts';
import { isSignedByTwo, needsTwo } from './rules/signature.ts';
import { signedFrom } from './shown-cases.ts';
import { readCase, writeStep } from './store/cases.ts';
import { readSignatures } from './store/signatures.ts';

/** Told once for each withdrawal; the rules hear it. */
export const caseOpened = 'case-opened';

export async function withdrawalMoved(
  { outbox }: Pick<CashierPorts, 'outbox'>,
  tx: Tx,
  withdrawal: Withdrawal,
): Promise<void> {
  const isNew = await writeStep(tx, withdrawal);
  if (!isNew || withdrawal.state !== 'pending') return;
  await outbox.tell(tx, { event: caseOpened, payload: { withdrawalId: withdrawal.id } });
}

export interface Released {
  readonly id: string;
  readonly step: 'approve' | 'pay';
}

/** The wallet holds the withdrawal's row while it asks. */
export async function refusalOfRelease(
  ports: CashierPorts,
  tx: Tx,
  { id, step }: Released,
): Promise<Refusal<'signatures-needed'> | undefined> {
  const seen = await ports.wallet.desk.lock(tx, id);
  if (!seen) return undefined;
  const kept = await readCase(tx, id);
  const facts = { amount: seen.withdrawal.amount, verdict: kept?.verdict ?? '' };
  if (!needsTwo(facts, signedFrom(ports))) return undefined;
  // Two signatures approve by themselves: a plain approval never comes after both.
  if (step === 'approve') return refuse('signatures-needed');
  const signatures = await readSignatures(tx, ports.signatures, [id]);
  return isSignedByTwo(signatures, seen.terms) ? undefined : refuse('signatures-needed');
}
