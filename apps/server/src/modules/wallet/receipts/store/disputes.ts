// Disputes: opened with the word that nothing arrived, decided by staff.
import type { DisputeOutcome, DisputeState } from '@baize/contract';
import { sql } from 'kysely';
import type { Units } from '@baize/money';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';

export interface Dispute {
  readonly id: string;
  readonly withdrawalId: string;
  readonly partId: string | null;
  readonly matchId: string | null;
  readonly sellerId: string;
  readonly buyerId: string | null;
  readonly currency: string;
  readonly amount: Units;
  readonly state: DisputeState;
  readonly openedAt: number;
  readonly answerBy: number;
  readonly outcome: DisputeOutcome | null;
  readonly reason: string;
  readonly proposedBy: string | null;
  readonly proposedByName: string;
  readonly decidedByName: string;
  readonly decidedAt: number | null;
}

interface DisputeRow {
  readonly id: string;
  readonly withdrawal_id: string;
  readonly part_id: string | null;
  readonly match_id: string | null;
  readonly seller_id: string;
  readonly buyer_id: string | null;
  readonly currency: string;
  readonly amount: Units;
  readonly state: DisputeState;
  readonly opened_at: Date;
  readonly answer_by: Date;
  readonly outcome: DisputeOutcome | null;
  readonly reason: string;
  readonly proposed_by: string | null;
  readonly proposed_by_name: string;
  readonly decided_by_name: string;
  readonly decided_at: Date | null;
}

function disputeOf(row: DisputeRow): Dispute {
  return {
    id: row.id,
    withdrawalId: row.withdrawal_id,
    partId: row.part_id,
    matchId: row.match_id,
    sellerId: row.seller_id,
    buyerId: row.buyer_id,
    currency: row.currency,
    amount: row.amount,
    state: row.state,
    openedAt: row.opened_at.getTime(),
    answerBy: row.answer_by.getTime(),
    outcome: row.outcome,
    reason: row.reason,
    proposedBy: row.proposed_by,
    proposedByName: row.proposed_by_name,
    decidedByName: row.decided_by_name,
    decidedAt: row.decided_at?.getTime() ?? null,
  };
}

const disputes = sql`select id, withdrawal_id, part_id, match_id, seller_id, buyer_id, currency,
    amount, state, opened_at, answer_by, outcome, reason, proposed_by, proposed_by_name,
    decided_by_name, decided_at
  from wallet_dispute`;

/** Under which its evidence is kept. */
export const subjectOfDispute = ({ matchId, partId, withdrawalId }: Dispute): string =>
  matchId ?? partId ?? withdrawalId;

export async function readDispute(on: Queryable | Tx, id: string): Promise<Dispute | undefined> {
  const { rows } = await sql<DisputeRow>`${disputes} where id = ${id}`.execute(on);
  return rows.map(disputeOf)[0];
}

/** Who changes a dispute holds the withdrawal's row, and its part's, before. */
export async function lockDispute(tx: Tx, id: string): Promise<Dispute | undefined> {
  await sql`select from wallet_dispute where id = ${id} for update`.execute(tx);
  return readDispute(tx, id);
}

export interface DisputePlace {
  readonly withdrawalId: string;
  readonly partId: string | null;
  readonly matchId: string | null;
}

/** The newest about this payment. */
export async function readLastDispute(
  on: Queryable | Tx,
  { withdrawalId, partId, matchId }: DisputePlace,
): Promise<Dispute | undefined> {
  const { rows } = await sql<DisputeRow>`${disputes} where withdrawal_id = ${withdrawalId}
    and part_id is not distinct from ${partId} and match_id is not distinct from ${matchId}
    order by opened_at desc limit 1`.execute(on);
  return rows.map(disputeOf)[0];
}

export interface OpenedDispute extends DisputePlace {
  readonly id: string;
  readonly sellerId: string;
  readonly buyerId: string | null;
  readonly currency: string;
  readonly amount: Units;
  readonly at: number;
  readonly answerBy: number;
}

export async function openDispute(tx: Tx, opened: OpenedDispute): Promise<void> {
  const { id, withdrawalId, partId, matchId, sellerId, buyerId } = opened;
  await sql`insert into wallet_dispute (id, withdrawal_id, part_id, match_id, seller_id, buyer_id,
      currency, amount, state, opened_at, answer_by)
    values (${id}, ${withdrawalId}, ${partId}, ${matchId}, ${sellerId}, ${buyerId},
      ${opened.currency}, ${opened.amount}, 'open', ${new Date(opened.at)},
      ${new Date(opened.answerBy)})`.execute(tx);
}

export interface Judged {
  readonly state: 'proposed' | 'decided';
  readonly outcome: DisputeOutcome;
  readonly reason: string;
  readonly staffId: string;
  readonly username: string;
  readonly at: number;
}

export async function writeVerdict(tx: Tx, id: string, judged: Judged): Promise<void> {
  const { state, outcome, reason, staffId, username } = judged;
  const at = new Date(judged.at);
  const who =
    state === 'proposed'
      ? sql`proposed_by = ${staffId}, proposed_by_name = ${username}, proposed_at = ${at}`
      : sql`decided_by_name = ${username}, decided_at = ${at}`;
  await sql`update wallet_dispute set state = ${state}, outcome = ${outcome}, reason = ${reason},
    ${who} where id = ${id}`.execute(tx);
}

/** Open ones the oldest first; of all the newest first. */
export async function readDisputes(
  on: Queryable,
  search: { readonly isOpen: boolean; readonly pageNo: number; readonly pageSize: number },
): Promise<{ list: readonly Dispute[]; total: number; open: number }> {
  const { isOpen, pageNo, pageSize } = search;
  const where = isOpen ? sql`state <> 'decided'` : sql`true`;
  const order = isOpen ? sql`opened_at, id` : sql`opened_at desc, id`;
  const [page, count] = await Promise.all([
    sql<DisputeRow>`${disputes} where ${where} order by ${order}
      limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(on),
    sql<{ total: bigint; open: bigint }>`select
      (select count(*) from wallet_dispute where ${where}) as total,
      (select count(*) from wallet_dispute where state <> 'decided') as open`.execute(on),
  ]);
  const { total = 0n, open = 0n } = count.rows[0] ?? {};
  return { list: page.rows.map(disputeOf), total: Number(total), open: Number(open) };
}
