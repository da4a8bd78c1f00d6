// Points that staff give: what one gave alone on a day, and what waits for a second person.
import { dayText } from '@baize/money';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';

/** What they gave alone on this day; nothing else is given by them until the transaction ends. */
export async function lockAlone(tx: Tx, staffId: string, now: number): Promise<bigint> {
  const { rows } = await sql<{ points: bigint }>`insert into points_alone as a
      (staff_id, day, points) values (${staffId}, ${dayText(now)}::date, 0)
    on conflict (staff_id, day) do update set points = a.points returning points`.execute(tx);
  return rows[0]?.points ?? 0n;
}

export async function addAlone(
  tx: Tx,
  { staffId, now, points }: { staffId: string; now: number; points: bigint },
): Promise<void> {
  await sql`update points_alone set points = points + ${points}
    where staff_id = ${staffId} and day = ${dayText(now)}::date`.execute(tx);
}

export interface Proposal {
  readonly reference: string;
  readonly playerId: string;
  readonly points: bigint;
  readonly proposedBy: string;
  readonly at: number;
}

export async function isProposed(tx: Tx, reference: string): Promise<boolean> {
  const { rows } = await sql`select 1 from points_proposal
    where reference = ${reference}`.execute(tx);
  return rows.length > 0;
}

export async function addProposal(tx: Tx, proposal: Proposal): Promise<void> {
  const { reference, playerId, points, proposedBy, at } = proposal;
  await sql`insert into points_proposal (reference, player_id, points, proposed_by, at)
    values (${reference}, ${playerId}, ${points}, ${proposedBy}, ${new Date(at)})
    on conflict do nothing`.execute(tx);
}

/** The same adjustments that wait, proposed since a moment by anybody else; the oldest first. */
export async function lockWaiting(
  tx: Tx,
  asked: Pick<Proposal, 'playerId' | 'points'> & { readonly by: string; readonly since: number },
): Promise<readonly Pick<Proposal, 'reference' | 'proposedBy'>[]> {
  const { playerId, points, by, since } = asked;
  const { rows } = await sql<Pick<Proposal, 'reference' | 'proposedBy'>>`select reference,
      proposed_by as "proposedBy" from points_proposal
    where player_id = ${playerId} and points = ${points} and confirmed_by = ''
      and proposed_by <> ${by} and at >= ${new Date(since)}
    order by at, reference limit 20 for update`.execute(tx);
  return rows;
}

export async function confirmProposal(tx: Tx, reference: string, by: string): Promise<void> {
  await sql`update points_proposal set confirmed_by = ${by}
    where reference = ${reference}`.execute(tx);
}
