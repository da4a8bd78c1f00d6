// Rows of agreements and their versions, as every reader selects them.
import type {
  AgreementEnd,
  AgreementKind,
  AgreementPayer,
  AgreementPeriod,
  AgreementState,
} from '@baize/contract';
import type { Units } from '@baize/money';
import { sql } from 'kysely';
import type { WrittenTerms } from '../rules/terms.ts';

export type Side = '' | 'payer' | 'payee' | 'staff';

export interface AgreementRow {
  readonly id: string;
  readonly kind: AgreementKind;
  readonly period: AgreementPeriod;
  readonly payer: AgreementPayer;
  readonly payerId: string | null;
  readonly payeeId: string;
  readonly currency: string;
  readonly state: AgreementState;
  readonly createdAt: Date;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly endKind: AgreementEnd | '';
  readonly endAskedBy: Side;
  readonly endReason: string;
  readonly carry: Units;
}

export const agreementColumns = sql`a.id, a.kind, a.period, a.payer, a.payer_id as "payerId",
  a.payee_id as "payeeId", a.currency, a.state, a.created_at as "createdAt",
  a.starts_at as "startsAt", a.ends_at as "endsAt", a.end_kind as "endKind",
  a.end_asked_by as "endAskedBy", a.end_reason as "endReason", a.carry`;

export interface VersionRow {
  readonly agreementId: string;
  readonly number: number;
  readonly state: AgreementState;
  readonly terms: WrittenTerms;
  readonly proposedAt: Date;
  readonly sentAt: Date | null;
  readonly expiresAt: Date | null;
  readonly answeredAt: Date | null;
  readonly startsAt: Date | null;
  readonly endKind: AgreementEnd | '';
  readonly reason: string;
  /** Of staff; empty: the agent above. */
  readonly proposedBy: string;
}

export const versionColumns = sql`v.agreement_id as "agreementId", v.number, v.state, v.terms,
  v.proposed_at as "proposedAt", v.sent_at as "sentAt", v.expires_at as "expiresAt",
  v.answered_at as "answeredAt", v.starts_at as "startsAt", v.end_kind as "endKind", v.reason,
  v.proposed_by as "proposedBy"`;
