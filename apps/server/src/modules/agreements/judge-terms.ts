// Judges terms against what stands around them: no second salary for one pair, and no tier above
// the payer's own rate, now or by a change that was accepted. Asked under the lock of lives.
import { refuse, type AgreementKind, type Refusal } from '@baize/contract';
import type { Queryable, Tx } from '../../platform/database/index.ts';
import { excludes } from './rules/kind-switch.ts';
import { readTerms, type Terms, type WrittenTerms } from './rules/terms.ts';
import { tierAbove } from './rules/tier.ts';
import { readOpenOfPayee, readVersions } from './store/reader.ts';
import type { VersionRow } from './store/rows.ts';

export interface Judged {
  readonly kind: AgreementKind;
  /** Null: the house, whose rates have no bound. */
  readonly payerId: string | null;
  readonly payeeId: string;
  readonly terms: WrittenTerms;
  readonly now: number;
}

export async function refusalOfTerms(
  tx: Tx,
  { kind, payerId, payeeId, terms, now }: Judged,
): Promise<Refusal<'agreement-salaries-exclude' | 'agreement-rate-above-own'> | undefined> {
  const open = await readOpenOfPayee(tx, payeeId);
  const isDouble = open.some(
    (other) => other.payerId === payerId && other.state !== 'signing' && excludes(kind, other.kind),
  );
  if (isDouble) return refuse('agreement-salaries-exclude');
  if (payerId === null) return undefined;
  const own = await ownTerms(tx, { agentId: payerId, kind, now });
  const above = own.length === 0 ? 0 : firstAbove(readTerms(terms), own);
  if (above === undefined) return undefined;
  return refuse('agreement-rate-above-own', { facts: { tier: above + 1 } });
}

function firstAbove(terms: Terms, own: readonly Terms[]): number | undefined {
  const tiers = own.map((one) => tierAbove(terms, one)).filter((at) => at !== undefined);
  return tiers.length === 0 ? undefined : Math.min(...tiers);
}

interface Own {
  readonly agentId: string;
  readonly kind: AgreementKind;
  readonly now: number;
}

/** An agent's own terms of a kind: those in force, and those that will be. */
export async function ownTerms(
  on: Queryable | Tx,
  { agentId, kind, now }: Own,
): Promise<readonly Terms[]> {
  const open = await readOpenOfPayee(on, agentId);
  const own = open.filter((one) => one.kind === kind && one.state === 'approved');
  const versions = await readVersions(
    on,
    own.map(({ id }) => id),
  );
  return own.flatMap(({ id }) =>
    fromNowOn(versions.get(id) ?? [], now).map((version) => readTerms(version.terms)),
  );
}

/** Versions, the newest first: those not yet begun, and the one in force. */
export function fromNowOn(versions: readonly VersionRow[], now: number): readonly VersionRow[] {
  const approved = versions.filter(({ state }) => state === 'approved');
  const inForce = inForceAt(approved, now);
  const coming = approved.filter(({ startsAt }) => (startsAt?.getTime() ?? 0) > now);
  return inForce === undefined ? coming : [...coming, inForce];
}

/** Of two that begin together the later one holds. */
export const inForceAt = (versions: readonly VersionRow[], at: number): VersionRow | undefined =>
  versions
    .filter(
      ({ state, startsAt }) => state === 'approved' && (startsAt?.getTime() ?? Infinity) <= at,
    )
    .toSorted(
      (one, other) =>
        (other.startsAt?.getTime() ?? 0) - (one.startsAt?.getTime() ?? 0) ||
        other.number - one.number,
    )[0];
