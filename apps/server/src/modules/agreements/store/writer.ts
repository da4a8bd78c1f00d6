// Writes agreements and their versions, always under the agreement's lock.
import type { AgreementEnd, AgreementState } from '@baize/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';
import type { WrittenTerms } from '../rules/terms.ts';
import type { AgreementRow, Side } from './rows.ts';

type NewAgreement = Pick<
  AgreementRow,
  'id' | 'kind' | 'period' | 'payer' | 'payerId' | 'payeeId' | 'currency'
>;

/** False: the pair has an open one of this kind. */
export async function addAgreement(tx: Tx, added: NewAgreement, now: number): Promise<boolean> {
  const { id, kind, period, payer, payerId, payeeId, currency } = added;
  const { rows } = await sql`insert into agreements_agreement
      (id, kind, period, payer, payer_id, payee_id, currency, state, created_at)
    values (${id}, ${kind}, ${period}, ${payer}, ${payerId}, ${payeeId}, ${currency}, 'signing',
      ${new Date(now)})
    on conflict do nothing returning 1`.execute(tx);
  return rows.length > 0;
}

interface NewVersion {
  readonly agreementId: string;
  readonly terms: WrittenTerms;
  readonly reason?: string;
  readonly proposedBy?: string;
  readonly now: number;
}

/** A draft replaces the draft before it. */
export async function writeDraft(tx: Tx, version: NewVersion): Promise<void> {
  const { agreementId, terms, reason = '', proposedBy = '', now } = version;
  await sql`delete from agreements_version
    where agreement_id = ${agreementId} and state = 'signing'`.execute(tx);
  await sql`insert into agreements_version
      (agreement_id, number, state, terms, proposed_at, reason, proposed_by)
    values (${agreementId}, 1 + coalesce((select max(number) from agreements_version
        where agreement_id = ${agreementId}), 0), 'signing', ${JSON.stringify(terms)}::jsonb,
      ${new Date(now)}, ${reason}, ${proposedBy})`.execute(tx);
}

interface Sent {
  readonly agreementId: string;
  readonly now: number;
  readonly expiresAt: number;
}

export async function sendDraft(tx: Tx, { agreementId, now, expiresAt }: Sent): Promise<void> {
  await sql`update agreements_version set state = 'pending', sent_at = ${new Date(now)},
      expires_at = ${new Date(expiresAt)}
    where agreement_id = ${agreementId} and state = 'signing'`.execute(tx);
}

interface Closed {
  readonly agreementId: string;
  readonly state: AgreementState;
  readonly now: number;
  readonly startsAt?: number;
  readonly end?: AgreementEnd;
  readonly reason?: string;
}

/** Decides the version that is a draft or waits. */
export async function closeOpenVersion(tx: Tx, closed: Closed): Promise<void> {
  const { agreementId, state, now, startsAt, end = '', reason = '' } = closed;
  await sql`update agreements_version set state = ${state}, answered_at = ${new Date(now)},
      starts_at = ${startsAt === undefined ? null : new Date(startsAt)}, end_kind = ${end},
      reason = case when ${reason} = '' then reason else ${reason} end
    where agreement_id = ${agreementId} and state in ('signing', 'pending')`.execute(tx);
}

export async function setState(tx: Tx, id: string, state: AgreementState): Promise<void> {
  await sql`update agreements_agreement set state = ${state} where id = ${id}`.execute(tx);
}

/** The first acceptance fixes the start. */
export async function approve(tx: Tx, id: string, startsAt: number): Promise<void> {
  await sql`update agreements_agreement set state = 'approved',
      starts_at = coalesce(starts_at, ${new Date(startsAt)}) where id = ${id}`.execute(tx);
}

interface Ended {
  readonly id: string;
  readonly endsAt: number;
  readonly end: AgreementEnd;
  readonly askedBy?: Side;
  readonly reason?: string;
}

export async function setEnd(tx: Tx, { id, endsAt, end, askedBy, reason }: Ended): Promise<void> {
  await sql`update agreements_agreement set ends_at = ${new Date(endsAt)}, end_kind = ${end},
      end_asked_by = coalesce(${askedBy ?? null}, end_asked_by),
      end_reason = coalesce(${reason ?? null}, end_reason) where id = ${id}`.execute(tx);
}

export async function askEnd(tx: Tx, id: string, by: Side, reason: string): Promise<void> {
  await sql`update agreements_agreement set end_asked_by = ${by}, end_reason = ${reason}
    where id = ${id}`.execute(tx);
}

/** Nothing was ever in force: it is over at once. */
export async function cancel(tx: Tx, id: string, end: AgreementEnd): Promise<void> {
  await sql`update agreements_agreement set state = 'cancelled', end_kind = ${end}
    where id = ${id}`.execute(tx);
}
