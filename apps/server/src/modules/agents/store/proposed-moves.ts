// Moves that wait for a second person: one of a member at a time.
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';

export interface ProposedMove {
  readonly memberId: string;
  readonly member: string;
  readonly uplineId: string;
  readonly upline: string;
  readonly reason: string;
  readonly by: string;
  readonly at: Date;
}

const columns = sql`move.member_id as "memberId", member.username as member,
  move.upline_id as "uplineId", upline.username as upline, move.reason,
  move.proposed_by as by, move.proposed_at as at`;

const named = sql`agents_proposed_move move
  join identity_player member on member.id = move.member_id
  join identity_player upline on upline.id = move.upline_id`;

export async function readProposedMove(
  on: Queryable | Tx,
  memberId: string,
): Promise<ProposedMove | undefined> {
  const { rows } = await sql<ProposedMove>`select ${columns} from ${named}
    where move.member_id = ${memberId}`.execute(on);
  return rows[0];
}

/** It waits, as it was read, until the transaction ends. */
export async function holdProposedMove(
  tx: Tx,
  { memberId, at }: { readonly memberId: string; readonly at: Date },
): Promise<boolean> {
  const { rows } = await sql`select 1 from agents_proposed_move
    where member_id = ${memberId} and proposed_at = ${at} for update`.execute(tx);
  return rows.length > 0;
}

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** A page, the oldest first. */
export async function readProposedMoves(on: Queryable, { limit, offset }: Page) {
  const { rows } = await sql<ProposedMove>`select ${columns} from ${named}
    order by move.proposed_at, move.member_id limit ${limit} offset ${offset}`.execute(on);
  const counted = await sql<{ readonly total: number }>`
    select count(*)::int as total from agents_proposed_move`.execute(on);
  return { list: rows, total: counted.rows[0]?.total ?? 0 };
}

type NewMove = Pick<ProposedMove, 'memberId' | 'uplineId' | 'reason' | 'by'>;

/** Replaces one that waits; under the lock of the tree. */
export async function writeProposedMove(tx: Tx, move: NewMove, now: number): Promise<void> {
  const { memberId, uplineId, reason, by } = move;
  const at = new Date(now);
  await sql`insert into agents_proposed_move
      (member_id, upline_id, reason, proposed_by, proposed_at)
    values (${memberId}, ${uplineId}, ${reason}, ${by}, ${at})
    on conflict (member_id) do update set upline_id = ${uplineId}, reason = ${reason},
      proposed_by = ${by}, proposed_at = ${at}`.execute(tx);
}

/** The one that was read is gone; false: it waits no more. */
export async function dropProposedMove(
  tx: Tx,
  { memberId, at }: { readonly memberId: string; readonly at: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from agents_proposed_move
    where member_id = ${memberId} and proposed_at = ${new Date(at)}`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Of a member who moved. */
export async function dropMovesOf(tx: Tx, memberId: string): Promise<void> {
  await sql`delete from agents_proposed_move where member_id = ${memberId}`.execute(tx);
}
