// Reads parts of withdrawals and the members who pay them. Every list is one player's or one
// withdrawal's, or a bounded page.
import type { MatchState, PartState, PartWay, PayoutProblem } from '@baize/contract';
import { sql } from 'kysely';
import type { Units } from '@baize/money';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';

export interface Part {
  readonly id: string;
  readonly withdrawalId: string;
  readonly number: number;
  readonly playerId: string;
  readonly currency: string;
  readonly amount: Units;
  readonly way: PartWay;
  readonly state: PartState;
  readonly round: number;
  readonly matchId: string | null;
  /** Of the match that is under way. */
  readonly payBy: number | null;
  readonly paidAt: number | null;
  readonly dueAt: number | null;
  readonly closedAt: number | null;
  readonly problem: PayoutProblem | '';
  readonly answerIntent: string;
  /** Of the dispute that is under way. */
  readonly answerBy: number | null;
}

interface PartRow {
  readonly id: string;
  readonly withdrawal_id: string;
  readonly number: number;
  readonly player_id: string;
  readonly currency: string;
  readonly amount: Units;
  readonly way: PartWay;
  readonly state: PartState;
  readonly round: number;
  readonly match_id: string | null;
  readonly pay_by: Date | null;
  readonly paid_at: Date | null;
  readonly due_at: Date | null;
  readonly closed_at: Date | null;
  readonly problem: PayoutProblem | '';
  readonly answer_intent: string;
  readonly answer_by: Date | null;
}

const timeOf = (date: Date | null): number | null => date?.getTime() ?? null;

function partOf(row: PartRow): Part {
  return {
    id: row.id,
    withdrawalId: row.withdrawal_id,
    number: row.number,
    playerId: row.player_id,
    currency: row.currency,
    amount: row.amount,
    way: row.way,
    state: row.state,
    round: row.round,
    matchId: row.match_id,
    payBy: row.state === 'matched' ? timeOf(row.pay_by) : null,
    paidAt: timeOf(row.paid_at),
    dueAt: timeOf(row.due_at),
    closedAt: timeOf(row.closed_at),
    problem: row.problem,
    answerIntent: row.answer_intent,
    answerBy: timeOf(row.answer_by),
  };
}

const parts = sql`select part.id, part.withdrawal_id, part.number, part.player_id, part.currency,
    part.amount, part.way, part.state, part.round, part.match_id, match.pay_by, part.paid_at,
    part.due_at, part.closed_at, part.problem, part.answer_intent, dispute.answer_by
  from wallet_part part
  left join wallet_match match on match.id = part.match_id
  left join wallet_dispute dispute on dispute.part_id = part.id and dispute.state <> 'decided'
    and dispute.withdrawal_id = part.withdrawal_id`;

export async function readPart(on: Queryable | Tx, id: string): Promise<Part | undefined> {
  const { rows } = await sql<PartRow>`${parts} where part.id = ${id}`.execute(on);
  return rows.map(partOf)[0];
}

/** Several at once, in no order. */
export async function readPartsById(
  on: Queryable,
  ids: readonly string[],
): Promise<readonly Part[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<PartRow>`${parts} where part.id = any(${ids})`.execute(on);
  return rows.map(partOf);
}

/** The parts of these withdrawals, in order. */
export async function readParts(
  on: Queryable | Tx,
  withdrawalIds: readonly string[],
): Promise<readonly Part[]> {
  if (withdrawalIds.length === 0) return [];
  const { rows } = await sql<PartRow>`${parts} where part.withdrawal_id = any(${withdrawalIds})
    order by part.withdrawal_id, part.number`.execute(on);
  return rows.map(partOf);
}

/** Withdrawals of a player with a part that is paid or proved and not answered, oldest first. */
export async function readAskingWithdrawals(
  on: Queryable,
  playerId: string,
): Promise<readonly string[]> {
  const { rows } = await sql<{ withdrawal_id: string }>`select withdrawal_id
    from wallet_part where player_id = ${playerId} and closed_at is null
    group by withdrawal_id order by withdrawal_id limit 100`.execute(on);
  return rows.map(({ withdrawal_id: id }) => id);
}

/** Parts whose time to answer is over, and matches whose time to pay is; by their part. */
export async function readDue(on: Queryable, now: number) {
  const at = new Date(now);
  const [silent, unpaid] = await Promise.all([
    sql<{ id: string }>`select id from wallet_part
      where state in ('paid', 'proof') and due_at <= ${at} order by due_at limit 500`.execute(on),
    sql<{ id: string }>`select part_id as id from wallet_match
      where state = 'matched' and pay_by <= ${at} order by pay_by limit 500`.execute(on),
  ]);
  const ids = ({ rows }: { rows: { id: string }[] }) => rows.map(({ id }) => id);
  return { silent: ids(silent), unpaid: ids(unpaid) };
}

export interface PartPayout {
  readonly id: string;
  readonly partId: string;
  readonly attempt: number;
  readonly state: 'asked' | 'paid' | 'failed';
  readonly provider: string;
}

const payouts = sql`select id, part_id as "partId", attempt, state, provider
  from wallet_part_payout`;

export async function readPartPayout(
  on: Queryable | Tx,
  id: string,
): Promise<PartPayout | undefined> {
  const { rows } = await sql<PartPayout>`${payouts} where id = ${id}`.execute(on);
  return rows[0];
}

export async function readLastPartPayout(tx: Tx, partId: string): Promise<PartPayout | undefined> {
  const { rows } = await sql<PartPayout>`${payouts} where part_id = ${partId}
    order by attempt desc limit 1`.execute(tx);
  return rows[0];
}

export interface Match {
  readonly id: string;
  readonly partId: string;
  readonly buyerId: string;
  readonly state: MatchState;
  readonly matchedAt: number;
  readonly payBy: number;
  readonly provedAt: number | null;
  readonly endedAt: number | null;
}

interface MatchRow {
  readonly id: string;
  readonly part_id: string;
  readonly buyer_id: string;
  readonly state: MatchState;
  readonly matched_at: Date;
  readonly pay_by: Date;
  readonly proved_at: Date | null;
  readonly ended_at: Date | null;
}

function matchOf(row: MatchRow): Match {
  return {
    id: row.id,
    partId: row.part_id,
    buyerId: row.buyer_id,
    state: row.state,
    matchedAt: row.matched_at.getTime(),
    payBy: row.pay_by.getTime(),
    provedAt: timeOf(row.proved_at),
    endedAt: timeOf(row.ended_at),
  };
}

const matches = sql`select id, part_id, buyer_id, state, matched_at, pay_by, proved_at, ended_at
  from wallet_match`;

export async function readMatch(on: Queryable | Tx, id: string): Promise<Match | undefined> {
  const { rows } = await sql<MatchRow>`${matches} where id = ${id}`.execute(on);
  return rows.map(matchOf)[0];
}

/** Everybody who was to pay these parts, newest first. */
export async function readMatchesOf(
  on: Queryable,
  partIds: readonly string[],
): Promise<readonly Match[]> {
  const { rows } = await sql<MatchRow>`${matches} where part_id = any(${partIds})
    order by matched_at desc, id limit 200`.execute(on);
  return rows.map(matchOf);
}

/** A member's own deposits of this kind, newest first. */
export async function readMatchesBy(
  on: Queryable,
  buyerId: string,
  { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number },
): Promise<{ readonly list: readonly Match[]; readonly total: number }> {
  const [page, count] = await Promise.all([
    sql<MatchRow>`${matches} where buyer_id = ${buyerId} order by matched_at desc, id
      limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(on),
    sql<{ total: bigint }>`select count(*) as total from wallet_match
      where buyer_id = ${buyerId}`.execute(on),
  ]);
  return { list: page.rows.map(matchOf), total: Number(count.rows[0]?.total ?? 0) };
}

export interface Offer {
  readonly id: string;
  readonly amount: Units;
  readonly kind: 'bank' | 'ewallet' | 'crypto';
  readonly bankName: string;
}

const offersMax = 50;

/**
 * Open parts that others may pay, nearest to the amount, else the smallest first. None of a member
 * who owes.
 */
export async function readOffers(
  on: Queryable,
  search: {
    readonly buyerId: string;
    readonly currency: string;
    readonly amount: Units | undefined;
  },
): Promise<readonly Offer[]> {
  const { buyerId, currency, amount } = search;
  const near = amount === undefined ? sql`part.amount` : sql`abs(part.amount - ${amount})`;
  const { rows } = await sql<Offer>`select part.id, part.amount, withdrawal.kind,
      withdrawal.bank_name as "bankName"
    from wallet_part part join wallet_withdrawal withdrawal on withdrawal.id = part.withdrawal_id
    where part.state = 'open' and part.way = 'c2c' and part.currency = ${currency}
      and part.player_id <> ${buyerId} and not exists (select from ledger_account debt
        where debt.owner = part.player_id and debt.kind = 'player-debt'
          and debt.currency = part.currency and debt.balance < 0)
    order by ${near}, part.id limit ${offersMax}`.execute(on);
  return rows;
}

/** Whether the member has a payment under way that was not shown yet. */
export async function hasUnpaid(tx: Tx, buyerId: string): Promise<boolean> {
  const { rows } = await sql`select from wallet_match
    where buyer_id = ${buyerId} and state = 'matched' limit 1`.execute(tx);
  return rows.length > 0;
}
