// An agent's own terms of a kind, on whose strength the agent gives below: of each agreement those
// in force and those that will be. One agreement that carries what is given is enough.
import type { AgreementKind } from '@baize/contract';
import type { Queryable, Tx } from '../../platform/database/index.ts';
import { readTerms, type WrittenTerms } from './rules/terms.ts';
import { tierAbove, type Measured } from './rules/tier.ts';
import { readOpenOfPayee, readVersions } from './store/reader.ts';
import type { AgreementRow, VersionRow } from './store/rows.ts';

/** One agreement of an agent as payee. */
export interface Own {
  readonly agreementId: string;
  /** Its first day. */
  readonly from: number;
  readonly measured: readonly Measured[];
}

interface Asked {
  readonly agentId: string;
  readonly kind: AgreementKind;
  /** The terms from here on. */
  readonly at: number;
}

/** Without those whose end is decided. */
export async function ownTerms(
  on: Queryable | Tx,
  { agentId, kind, at }: Asked,
): Promise<readonly Own[]> {
  const rows = (await readOpenOfPayee(on, agentId)).filter(
    (row) => row.kind === kind && row.state === 'approved',
  );
  const versions = await readVersions(
    on,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, period, startsAt }) => ({
    agreementId: id,
    from: startsAt?.getTime() ?? Infinity,
    measured: fromNowOn(versions.get(id) ?? [], at).map(({ terms }) => ({
      terms: readTerms(terms),
      period,
    })),
  }));
}

/** An agreement that falls away, or that will have other terms. */
export interface Lowered extends Pick<AgreementRow, 'id' | 'period' | 'payeeId' | 'kind'> {
  /** Absent: it ends. */
  readonly terms?: WrittenTerms | undefined;
}

/** What is left of an agent's own agreements when some of them end or are lowered. */
export const leftOf = (own: readonly Own[], lowered: readonly Lowered[]): readonly Own[] =>
  own.flatMap((one) => {
    const change = lowered.find(({ id }) => id === one.agreementId);
    if (change === undefined) return [one];
    const { terms, period } = change;
    return terms === undefined ? [] : [{ ...one, measured: [{ terms: readTerms(terms), period }] }];
  });

/** The first tier of a child's terms that this agreement does not carry. */
const tierBeyond = (child: Measured, { measured }: Own): number | undefined =>
  measured.length === 0
    ? 0
    : measured
        .map((one) => tierAbove(child, one))
        .filter((at) => at !== undefined)
        .toSorted((one, other) => one - other)[0];

/** Those that carry a child's terms. */
export const carriersOf = (child: Measured, own: readonly Own[]): readonly Own[] =>
  own.filter((one) => tierBeyond(child, one) === undefined);

/** The first tier that no agreement carries; undefined: one carries all. */
export function firstTierAbove(child: Measured, own: readonly Own[]): number | undefined {
  if (carriersOf(child, own).length > 0) return undefined;
  return Math.max(0, ...own.map((one) => tierBeyond(child, one) ?? 0));
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
