// Reads agreements and their versions.
import type { AgreementKind, AgreementState } from '@baize/contract';
import type { Units } from '@baize/money';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import { agreementColumns, versionColumns, type AgreementRow, type VersionRow } from './rows.ts';

export async function readAgreement(
  on: Queryable | Tx,
  id: string,
): Promise<AgreementRow | undefined> {
  const { rows } = await sql<AgreementRow>`select ${agreementColumns}
    from agreements_agreement a where a.id = ${id}`.execute(on);
  return rows[0];
}

export async function lockAgreement(tx: Tx, id: string): Promise<AgreementRow | undefined> {
  const { rows } = await sql<AgreementRow>`select ${agreementColumns}
    from agreements_agreement a where a.id = ${id} for update`.execute(tx);
  return rows[0];
}

/** Every version of these agreements, the newest first. */
export async function readVersions(
  on: Queryable | Tx,
  agreementIds: readonly string[],
): Promise<ReadonlyMap<string, readonly VersionRow[]>> {
  const { rows } = await sql<VersionRow>`select ${versionColumns} from agreements_version v
    where v.agreement_id = any(${[...agreementIds]}) order by v.number desc`.execute(on);
  return Map.groupBy(rows, ({ agreementId }) => agreementId);
}

/** Billed and not yet paid, by agreement. */
export async function readOwed(
  on: Queryable | Tx,
  agreementIds: readonly string[],
): Promise<ReadonlyMap<string, Units>> {
  const { rows } = await sql<{ readonly id: string; readonly owed: bigint }>`
    select agreement_id as id, sum(due - paid)::bigint as owed from agreements_bill
    where agreement_id = any(${[...agreementIds]}) and state in ('unpaid', 'overdue')
    group by agreement_id`.execute(on);
  return new Map(rows.map(({ id, owed }) => [id, owed]));
}

/**
 * The open agreements of a payee: those that hold, wait for an answer or are drafts; with
 * `endsAfter`, also those whose end is decided and later.
 */
export async function readOpenOfPayee(
  on: Queryable | Tx,
  payeeId: string,
  endsAfter?: number,
): Promise<readonly AgreementRow[]> {
  const { rows } = await sql<AgreementRow>`select ${agreementColumns} from agreements_agreement a
    where a.payee_id = ${payeeId} and a.state in ('signing', 'pending', 'approved')
      and ${isOpen(endsAfter)} order by a.created_at, a.id`.execute(on);
  return rows;
}

/** The open agreements of one kind, or of all, that an agent gave to those below. */
export async function readOpenOfPayer(
  on: Queryable | Tx,
  payerId: string,
  { kind, endsAfter }: { readonly kind?: AgreementKind; readonly endsAfter?: number } = {},
): Promise<readonly AgreementRow[]> {
  const { rows } = await sql<AgreementRow>`select ${agreementColumns} from agreements_agreement a
    where a.payer_id = ${payerId} and (${kind ?? null}::text is null or a.kind = ${kind ?? null})
      and a.state in ('signing', 'pending', 'approved') and ${isOpen(endsAfter)}`.execute(on);
  return rows;
}

const isOpen = (endsAfter: number | undefined) =>
  endsAfter === undefined
    ? sql`a.ends_at is null`
    : sql`(a.ends_at is null or a.ends_at > ${new Date(endsAfter)})`;

interface Agents {
  readonly agentIds: readonly string[];
  readonly now: number;
}

/** Whether the house pays one of them, or offered it. */
export async function housePaysOne(
  on: Queryable | Tx,
  { agentIds, now }: Agents,
): Promise<boolean> {
  const { rows } = await sql`select 1 from agreements_agreement a
    where a.payee_id = any(${[...agentIds]}) and a.payer = 'house'
      and a.state in ('signing', 'pending', 'approved') and ${isOpen(now)} limit 1`.execute(on);
  return rows.length > 0;
}

/** When what a pair still has of these kinds is over; 0: nothing of it runs out. */
export async function readRunsOut(
  tx: Tx,
  { payeeId, payerId }: Pick<AgreementRow, 'payeeId' | 'payerId'>,
  kinds: readonly AgreementKind[],
): Promise<number> {
  const { rows } = await sql<{ readonly at: Date | null }>`select max(ends_at) as at
    from agreements_agreement where payee_id = ${payeeId}
      and payer_id is not distinct from ${payerId} and state = 'approved'
      and kind = any(${[...kinds]}) and ends_at > starts_at`.execute(tx);
  return rows[0]?.at?.getTime() ?? 0;
}

export interface AgreementSearch {
  /** Of either side; staff leave both out. */
  readonly payerId?: string | undefined;
  readonly payeeId?: string | undefined;
  /** Either side is this one. */
  readonly partyId?: string | undefined;
  /** The other side. A payee finds none by the agent above, whose name is masked. */
  readonly otherId?: string | undefined;
  readonly payer?: string | undefined;
  /** With an offer, or an end, that this agent has to answer. */
  readonly answererId?: string | undefined;
  readonly kind?: AgreementKind | undefined;
  readonly state?: AgreementState | undefined;
  /** With an offer of the house that waits for a second person. */
  readonly proposed?: boolean | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** A page, newest first. A payee does not see what was never sent. */
export async function findAgreements(on: Queryable, search: AgreementSearch) {
  const { partyId = null, payerId = null, payeeId = null, otherId = null } = search;
  const { kind = null, state = null, payer = null, limit, offset } = search;
  const isOfStaff = (partyId ?? payerId ?? payeeId) === null;
  const { rows } = await sql<AgreementRow & { readonly total: bigint }>`
    select ${agreementColumns}, count(*) over () as total from agreements_agreement a
    where (${partyId}::text is null or a.payer_id = ${partyId}
        or (a.payee_id = ${partyId} and ${wasSent}))
      and (${payerId}::text is null or a.payer_id = ${payerId})
      and (${payeeId}::text is null or (a.payee_id = ${payeeId} and ${wasSent}))
      and (${otherId}::text is null or a.payee_id = ${otherId}
        or (a.payer_id = ${otherId} and ${isOfStaff}))
      and (${payer}::text is null or a.payer = ${payer})
      and (${kind}::text is null or a.kind = ${kind})
      and (${state}::text is null or a.state = ${state})
      and ${waitsFor(search.answererId)}
      and ${search.proposed === true ? waitsForSecond : sql`true`}
    order by a.created_at desc, a.id limit ${limit} offset ${offset}`.execute(on);
  return { total: Number(rows[0]?.total ?? 0), list: rows };
}

const waitsFor = (agentId: string | undefined) =>
  agentId === undefined
    ? sql`true`
    : sql`((a.payee_id = ${agentId} and exists (select from agreements_version v
        where v.agreement_id = a.id and v.state = 'pending'))
      or (${endToAnswer(agentId)}))`;

const endToAnswer = (agentId: string) => sql`a.state = 'approved' and a.ends_at is null
  and ((a.payee_id = ${agentId} and a.end_asked_by = 'payer')
    or (a.payer_id = ${agentId} and a.end_asked_by = 'payee'))`;

const waitsForSecond = sql`a.id in (select agreement_id from agreements_version
  where state = 'signing' and proposed_by <> '')`;

const wasSent = sql`exists (select 1 from agreements_version sent
  where sent.agreement_id = a.id and sent.sent_at is not null)`;

/** Kinds of which this agent pays or is paid, or was: their bills stay. */
export async function readKindsOf(on: Queryable, agentId: string): Promise<AgreementKind[]> {
  const { rows } = await sql<{ readonly kind: AgreementKind }>`
    select kind from agreements_agreement where payee_id = ${agentId} and starts_at is not null
    union select kind from agreements_agreement
      where payer_id = ${agentId} and starts_at is not null
    order by kind`.execute(on);
  return rows.map(({ kind }) => kind);
}

/** Offers and ends that wait for this agent. */
export async function countToAnswer(on: Queryable, agentId: string): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`select (
      (select count(*) from agreements_agreement a join agreements_version v
        on v.agreement_id = a.id and v.state = 'pending' where a.payee_id = ${agentId})
      + (select count(*) from agreements_agreement a where ${endToAnswer(agentId)})
    )::int as count`.execute(on);
  return rows[0]?.count ?? 0;
}
