// The payments of a player, for those who judge their next withdrawal. All of it is read along the
// player's own rows.
import type { Units } from '@baize/money';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';

export interface PaymentHistory {
  readonly paid: number;
  readonly paidSum: Units;
  /** Of others that were asked for and are neither paid nor refused. */
  readonly openSum: Units;
  readonly refused: number;
  readonly firstPaidAt: number | null;
  readonly lastPaidAt: number | null;
  /** Asked for within a day before this one, refused ones left out. */
  readonly askedInDay: number;
  readonly askedInDaySum: Units;
  /** Paid to this account before. */
  readonly paidToPayee: number;
  /** Without what was taken back. */
  readonly deposits: number;
  readonly depositSum: Units;
  readonly depositMonthSum: Units;
  readonly paidMonthSum: Units;
  readonly lastDepositAt: number | null;
}

export interface HistorySearch {
  readonly playerId: string;
  readonly currency: string;
  /** The withdrawal that is judged. */
  readonly except: string;
  readonly payee: { readonly bankCode: string; readonly numberEnd: string };
  readonly at: number;
}

const dayMs = 24 * 3_600_000;
const monthMs = 30 * dayMs;

type Times = 'firstPaidAt' | 'lastPaidAt' | 'lastDepositAt';
type Row = Omit<PaymentHistory, Times> & { readonly [name in Times]: Date | null };

export async function readHistory(
  on: Queryable | Tx,
  { playerId, currency, except, payee, at }: HistorySearch,
): Promise<PaymentHistory> {
  const [day, month] = [new Date(at - dayMs), new Date(at - monthMs)];
  const { rows } = await sql<Row>`select * from (
      select count(*) filter (where state = 'paid')::int as paid,
        coalesce(sum(amount) filter (where state = 'paid'), 0)::bigint as "paidSum",
        coalesce(sum(amount) filter (where state not in ('paid', 'refused')), 0)::bigint
          as "openSum",
        coalesce(sum(amount) filter (where state = 'paid' and paid_at >= ${month}), 0)::bigint
          as "paidMonthSum",
        count(*) filter (where state = 'refused')::int as refused,
        min(paid_at) as "firstPaidAt", max(paid_at) as "lastPaidAt",
        count(*) filter (where state <> 'refused' and requested_at >= ${day})::int
          as "askedInDay",
        coalesce(sum(amount) filter (where state <> 'refused' and requested_at >= ${day}), 0)
          ::bigint as "askedInDaySum",
        count(*) filter (where state = 'paid' and bank_code = ${payee.bankCode}
          and number_end = ${payee.numberEnd})::int as "paidToPayee"
      from wallet_withdrawal where player_id = ${playerId} and currency = ${currency}
        and id <> ${except} and requested_at <= ${new Date(at)}
    ) as taken, (
      select count(*) filter (where arrived > reversed)::int as deposits,
        coalesce(sum(arrived - reversed), 0)::bigint as "depositSum",
        coalesce(sum(arrived - reversed) filter (where settled_at >= ${month}), 0)::bigint
          as "depositMonthSum",
        max(settled_at) as "lastDepositAt"
      from wallet_deposit where player_id = ${playerId} and currency = ${currency}
        and state = 'success'
    ) as given`.execute(on);
  const [row] = rows;
  if (!row) throw new Error('sums without a row');
  return {
    ...row,
    firstPaidAt: row.firstPaidAt?.getTime() ?? null,
    lastPaidAt: row.lastPaidAt?.getTime() ?? null,
    lastDepositAt: row.lastDepositAt?.getTime() ?? null,
  };
}

export interface PayeeLinks {
  readonly sameNumber: readonly string[];
  readonly sameHolder: readonly string[];
}

/** More than so many others say nothing more. */
const linksMax = 20;

/** Other players who may be paid to the same account, or to one of the same name. */
export async function readPayeeLinks(
  on: Queryable | Tx,
  payee: {
    readonly playerId: string;
    readonly bankCode: string;
    readonly digest: string;
    readonly cardHolder: string;
  },
): Promise<PayeeLinks> {
  const { playerId, bankCode, digest, cardHolder } = payee;
  const [numbers, holders] = await Promise.all([
    sql<{ id: string }>`select distinct player_id as id from wallet_bank_card
      where bank_code = ${bankCode} and number_digest = ${digest} and player_id <> ${playerId}
      limit ${linksMax}`.execute(on),
    sql<{ id: string }>`select distinct player_id as id from wallet_bank_card
      where lower(card_holder) = lower(${cardHolder}) and player_id <> ${playerId}
      limit ${linksMax}`.execute(on),
  ]);
  return {
    sameNumber: numbers.rows.map(({ id }) => id),
    sameHolder: holders.rows.map(({ id }) => id),
  };
}

/** Other players who keep an account that the player keeps too. */
export async function readSharedPayees(
  on: Queryable | Tx,
  playerId: string,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select distinct other.player_id as id
    from wallet_bank_card as own join wallet_bank_card as other
      on other.bank_code = own.bank_code and other.number_digest = own.number_digest
    where own.player_id = ${playerId} and other.player_id <> ${playerId}
    limit ${linksMax}`.execute(on);
  return rows.map(({ id }) => id);
}

/** When the player added this account; undefined where it is no longer kept. */
export async function readPayeeSince(
  on: Queryable | Tx,
  payee: { readonly playerId: string; readonly bankCode: string; readonly digest: string },
): Promise<number | undefined> {
  const { rows } = await sql<{ since: Date }>`select created_at as since from wallet_bank_card
    where player_id = ${payee.playerId} and bank_code = ${payee.bankCode}
      and number_digest = ${payee.digest}`.execute(on);
  return rows[0]?.since.getTime();
}
