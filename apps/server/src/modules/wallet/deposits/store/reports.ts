// Deposits that players miss: what they reported, and what staff answered.
import type { DepositReportState } from '@baize/contract';
import type { Units } from '@baize/money';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';

export interface DepositReport {
  readonly id: string;
  readonly playerId: string;
  readonly depositId: string;
  readonly amount: Units;
  readonly currency: string;
  readonly bankCode: string;
  readonly paidAt: number;
  readonly words: string;
  readonly hasPicture: boolean;
  readonly state: DepositReportState;
  readonly sentAt: number;
  readonly answer: string;
  readonly answeredAt: number | null;
  readonly answeredBy: string;
}

export type NewReport = Omit<
  DepositReport,
  'hasPicture' | 'state' | 'answer' | 'answeredAt' | 'answeredBy'
> & { readonly picture: Uint8Array | null };

type Row = Omit<DepositReport, 'paidAt' | 'sentAt' | 'answeredAt'> & {
  readonly paidAt: Date;
  readonly sentAt: Date;
  readonly answeredAt: Date | null;
};

const columns = sql`id, player_id as "playerId", deposit_id as "depositId", amount, currency,
  bank_code as "bankCode", paid_at as "paidAt", words, picture is not null as "hasPicture", state,
  sent_at as "sentAt", answer, answered_at as "answeredAt", answered_by as "answeredBy"`;

const reportOf = (row: Row): DepositReport => ({
  ...row,
  paidAt: row.paidAt.getTime(),
  sentAt: row.sentAt.getTime(),
  answeredAt: row.answeredAt?.getTime() ?? null,
});

export async function readReport(on: Queryable | Tx, id: string) {
  const { rows } = await sql<Row>`select ${columns} from wallet_deposit_report
    where id = ${id}`.execute(on);
  return rows.map(reportOf)[0];
}

export async function writeReport(tx: Tx, report: NewReport): Promise<void> {
  const { id, playerId, depositId, amount, currency, bankCode, words, picture } = report;
  await sql`insert into wallet_deposit_report (id, player_id, deposit_id, amount, currency,
      bank_code, paid_at, words, picture, sent_at)
    values (${id}, ${playerId}, ${depositId}, ${amount}, ${currency}, ${bankCode},
      ${new Date(report.paidAt)}, ${words}, ${picture && Buffer.from(picture)},
      ${new Date(report.sentAt)})`.execute(tx);
}

/** The open reports of a player, and whether one is of this deposit. */
export async function readOpenReports(tx: Tx, playerId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ depositId: string }>`select deposit_id as "depositId"
    from wallet_deposit_report where player_id = ${playerId} and state = 'open'`.execute(tx);
  return rows.map(({ depositId }) => depositId);
}

export interface ReportSearch {
  readonly playerId?: string | undefined;
  readonly state?: DepositReportState | undefined;
  readonly pageNo: number;
  readonly pageSize: number;
}

const countMax = 10_000;

/** Newest first; where only open ones are wanted, those that wait longest. */
export async function readReports(on: Queryable, search: ReportSearch) {
  const { playerId, state, pageNo, pageSize } = search;
  const where = sql`true ${playerId === undefined ? sql`` : sql`and player_id = ${playerId}`}
    ${state === undefined ? sql`` : sql`and state = ${state}`}`;
  const order = state === 'open' ? sql`sent_at, id` : sql`sent_at desc, id`;
  const [page, count] = await Promise.all([
    sql<Row>`select ${columns} from wallet_deposit_report where ${where} order by ${order}
      limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(on),
    sql<{ total: bigint }>`select count(*) as total from (
      select from wallet_deposit_report where ${where} limit ${countMax}) counted`.execute(on),
  ]);
  return { list: page.rows.map(reportOf), total: Number(count.rows[0]?.total ?? 0) };
}

export async function countOpenReports(on: Queryable): Promise<number> {
  const { rows } = await sql<{ open: bigint }>`select count(*) as open
    from wallet_deposit_report where state = 'open'`.execute(on);
  return Number(rows[0]?.open ?? 0);
}

const ofDepositMax = 20;

export async function readReportsOf(on: Queryable, playerId: string, depositId: string) {
  const { rows } = await sql<Row>`select ${columns} from wallet_deposit_report
    where player_id = ${playerId} and deposit_id = ${depositId}
    order by sent_at desc limit ${ofDepositMax}`.execute(on);
  return rows.map(reportOf);
}

/** Undefined: no such report; null: it came without a picture. */
export async function readReportPicture(on: Queryable, id: string) {
  const { rows } = await sql<{ picture: Buffer | null }>`select picture from wallet_deposit_report
    where id = ${id}`.execute(on);
  return rows[0]?.picture;
}

export interface ReportAnswer {
  readonly id: string;
  readonly state: Exclude<DepositReportState, 'open'>;
  readonly answer: string;
  readonly by: string;
  readonly now: number;
}

/** Undefined: it was answered before. */
export async function writeAnswer(tx: Tx, given: ReportAnswer): Promise<DepositReport | undefined> {
  const { id, state, answer, by, now } = given;
  const { rows } = await sql<Row>`update wallet_deposit_report set state = ${state},
      answer = ${answer}, answered_at = ${new Date(now)}, answered_by = ${by}
    where id = ${id} and state = 'open' returning ${columns}`.execute(tx);
  return rows.map(reportOf)[0];
}
