// The answer to the wallet below before it releases money: only with the signatures that the
// withdrawal needs, by its amount and by what the rules say of it.
import { refuse, type Refusal } from '@baize/contract';
import type { Tx } from '../../../platform/database/index.ts';
import { judgeCase } from './judge-case.ts';
import type { CashierPorts } from '../ports.ts';
import { isSignedByTwo, needsTwo } from '../cases/rules/signature.ts';
import { signedFrom } from '../cases/shown-cases.ts';
import { readCase } from '../cases/store/cases.ts';
import { readSignatures } from '../cases/store/signatures.ts';

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
  // A person who is faster than the rules does not escape what they say.
  if (step === 'approve') await judgeCase(ports, tx, id, { mayApprove: false });
  const kept = await readCase(tx, id);
  const facts = { amount: seen.withdrawal.amount, verdict: kept?.verdict ?? '' };
  if (!needsTwo(facts, signedFrom(ports))) return undefined;
  // Two signatures approve by themselves: a plain approval never comes after both.
  if (step === 'approve') return refuse('signatures-needed');
  const signatures = await readSignatures(tx, ports.signatures, [id]);
  return isSignedByTwo(signatures, seen.terms) ? undefined : refuse('signatures-needed');
}
