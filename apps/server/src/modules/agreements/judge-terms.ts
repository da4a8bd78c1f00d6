// Judges terms against what stands around them: no second salary for one pair, and no tier above
// the payer's own rate, now or by a change that was accepted. Asked under the lock of lives.
import { refuse, type AgreementKind, type AgreementPeriod, type Refusal } from '@baize/contract';
import type { Tx } from '../../platform/database/index.ts';
import { carriersOf, firstTierAbove, ownTerms } from './own-terms.ts';
import { excludes } from './rules/kind-switch.ts';
import { readTerms, type WrittenTerms } from './rules/terms.ts';
import { readOpenOfPayee } from './store/reader.ts';

export interface Judged {
  readonly kind: AgreementKind;
  readonly period: AgreementPeriod;
  /** Null: the house, whose rates have no bound. */
  readonly payerId: string | null;
  readonly payeeId: string;
  readonly terms: WrittenTerms;
  readonly now: number;
}

export async function refusalOfTerms(
  tx: Tx,
  judged: Judged,
): Promise<Refusal<'agreement-salaries-exclude' | 'agreement-rate-above-own'> | undefined> {
  const { kind, period, payerId, payeeId, terms, now } = judged;
  const open = await readOpenOfPayee(tx, payeeId);
  const isDouble = open.some(
    (other) => other.payerId === payerId && other.state !== 'signing' && excludes(kind, other.kind),
  );
  if (isDouble) return refuse('agreement-salaries-exclude');
  if (payerId === null) return undefined;
  const own = await ownTerms(tx, { agentId: payerId, kind, at: now });
  const above = firstTierAbove({ terms: readTerms(terms), period }, own);
  if (above === undefined) return undefined;
  return refuse('agreement-rate-above-own', { facts: { tier: above + 1 } });
}

/** When the first of the payer's own agreements that carry them begins; 0: the house pays. */
export async function carriedFrom(
  tx: Tx,
  { kind, period, payerId, terms, now }: Omit<Judged, 'payeeId'>,
): Promise<number> {
  if (payerId === null) return 0;
  const own = await ownTerms(tx, { agentId: payerId, kind, at: now });
  const carriers = carriersOf({ terms: readTerms(terms), period }, own);
  return carriers.length === 0 ? 0 : Math.min(...carriers.map(({ from }) => from));
}
