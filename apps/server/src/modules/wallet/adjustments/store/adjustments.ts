// Reads and writes corrections by staff.
import type { Units } from '@baize/money';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';
import type { Adjustment } from '../rules/adjustment.ts';

type Moments = 'proposedAt' | 'decidedAt';
type Row = Omit<Adjustment, Moments> & {
  readonly proposedAt: Date;
  readonly decidedAt: Date | null;
};

const columns = sql`id, kind, state, player_id as "playerId", currency, amount,
  deposit_id as "depositId", reason, proof, proposed_by as "proposedBy",
  proposed_by_name as "proposedByName", proposed_at as "proposedAt",
  decided_by_name as "decidedByName", decided_at as "decidedAt", decision,
  cash_before as before, cash_after as after`;

const adjustmentOf = (row: Row): Adjustment => ({
  ...row,
  proposedAt: row.proposedAt.getTime(),
  decidedAt: row.decidedAt?.getTime() ?? null,
});

export type Proposed = Omit<
  Adjustment,
  'state' | 'decidedByName' | 'decidedAt' | 'decision' | 'before' | 'after'
>;

/** False when it is there already, or another of the same deposit is not refused. */
export async function addAdjustment(tx: Tx, one: Proposed): Promise<boolean> {
  const { rows } = await sql`insert into wallet_adjustment
    (id, kind, state, player_id, currency, amount, deposit_id, reason, proof, proposed_by,
      proposed_by_name, proposed_at)
    values (${one.id}, ${one.kind}, 'waiting', ${one.playerId}, ${one.currency}, ${one.amount},
      ${one.depositId}, ${one.reason}, ${one.proof}, ${one.proposedBy}, ${one.proposedByName},
      ${new Date(one.proposedAt)})
    on conflict do nothing returning id`.execute(tx);
  return rows.length > 0;
}

export async function readAdjustment(
  on: Queryable | Tx,
  id: string,
): Promise<Adjustment | undefined> {
  const { rows } = await sql<Row>`select ${columns} from wallet_adjustment
    where id = ${id}`.execute(on);
  return rows.map(adjustmentOf)[0];
}

export async function lockAdjustment(tx: Tx, id: string): Promise<Adjustment | undefined> {
  await sql`select from wallet_adjustment where id = ${id} for update`.execute(tx);
  return readAdjustment(tx, id);
}

export interface Decided {
  readonly state: 'posted' | 'refused';
  readonly by: string;
  readonly byName: string;
  readonly at: number;
  readonly decision: string;
  readonly cash?: { readonly before: Units; readonly after: Units };
}

export async function decideAdjustment(tx: Tx, id: string, decided: Decided): Promise<void> {
  const { state, by, byName, at, decision, cash } = decided;
  await sql`update wallet_adjustment set state = ${state}, decided_by = ${by},
    decided_by_name = ${byName}, decided_at = ${new Date(at)}, decision = ${decision},
    cash_before = ${cash?.before ?? null}, cash_after = ${cash?.after ?? null}
    where id = ${id}`.execute(tx);
}

/** What somebody corrected alone since a moment; their corrections stand one after the other. */
export async function lockAlone(
  tx: Tx,
  { staffId, currency, since }: { staffId: string; currency: string; since: number },
): Promise<Units> {
  await sql`select pg_advisory_xact_lock(hashtext(${`adjustments of ${staffId}`}))`.execute(tx);
  const { rows } = await sql<{ alone: bigint }>`select coalesce(sum(amount), 0)::bigint as alone
    from wallet_adjustment where proposed_by = ${staffId} and decided_by = ${staffId}
      and proposed_at >= ${new Date(since)} and state = 'posted'
      and currency = ${currency}`.execute(tx);
  return rows[0]?.alone ?? 0n;
}

/** Nobody turns to the thousandth correction. */
const countMax = 1000;

export async function countWaitingAdjustments(on: Queryable): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    select from wallet_adjustment where state = 'waiting' limit ${countMax}) as x`.execute(on);
  return rows[0]?.count ?? 0;
}

export interface AdjustmentSearch {
  readonly state?: string | undefined;
  readonly playerId?: string | undefined;
  readonly pageNo: number;
  readonly pageSize: number;
}

export async function readAdjustments(on: Queryable, search: AdjustmentSearch) {
  const { state, playerId, pageNo, pageSize } = search;
  const found = sql`from wallet_adjustment where true
    ${state === undefined ? sql`` : sql`and state = ${state}`}
    ${playerId === undefined ? sql`` : sql`and player_id = ${playerId}`}`;
  const [page, count] = await Promise.all([
    sql<Row>`select ${columns} ${found} order by proposed_at desc, id
      limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(on),
    sql<{ total: bigint }>`select count(*) as total
      from (select 1 ${found} limit ${countMax}) as counted`.execute(on),
  ]);
  return { list: page.rows.map(adjustmentOf), total: Number(count.rows[0]?.total ?? 0n) };
}
