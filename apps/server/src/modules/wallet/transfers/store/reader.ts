// Reads team transfers: one, what was sent today, pages of one member's and of everybody's; and for
// whom staff have switched them off.
import type { TeamTransferState, TeamTransferWay } from '@baize/contract';
import type { Units } from '@baize/money';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';
import type { SentToday, TeamTransfer } from '../rules/team-transfer.ts';

const columns = sql`id, sender_id as "senderId", receiver_id as "receiverId", way, currency, amount,
  turnover, state, at, reversed_at as "reversedAt", reversed_by as "reversedBy", reason`;

type Moments = 'at' | 'reversedAt';
interface Row extends Omit<TeamTransfer, Moments> {
  readonly at: Date;
  readonly reversedAt: Date | null;
}

const transferOf = (row: Row): TeamTransfer => ({
  ...row,
  at: row.at.getTime(),
  reversedAt: row.reversedAt?.getTime() ?? null,
});

export async function readTeamTransfer(
  on: Queryable | Tx,
  id: string,
): Promise<TeamTransfer | undefined> {
  const { rows } = await sql<Row>`select ${columns} from wallet_team_transfer
    where id = ${id}`.execute(on);
  return rows.map(transferOf)[0];
}

/** What a member has sent since a moment and nobody took back. */
export async function readSent(
  on: Queryable | Tx,
  { playerId, currency, since }: { playerId: string; currency: string; since: number },
): Promise<SentToday> {
  const { rows } = await sql<{ amount: Units; count: bigint }>`
    select coalesce(sum(amount), 0)::bigint as amount, count(*) as count
    from wallet_team_transfer where sender_id = ${playerId} and currency = ${currency}
      and state = 'done' and at >= ${new Date(since)}`.execute(on);
  const [sent] = rows;
  return { amount: sent?.amount ?? 0n, count: Number(sent?.count ?? 0n) };
}

export interface TeamTransferSearch {
  /** Of either side, or of the side that is named. */
  readonly memberId?: string | undefined;
  readonly side?: 'sent' | 'received' | undefined;
  readonly way?: TeamTransferWay | undefined;
  readonly state?: TeamTransferState | undefined;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** Pages are counted up to here: nobody turns to a later one, and a count has an end. */
const countMax = 10_000;

/** Newest first. Each side is read along its own index, no further than the page asked for. */
export async function readTeamTransfers(
  on: Queryable,
  search: TeamTransferSearch,
): Promise<{ readonly transfers: TeamTransfer[]; readonly total: number }> {
  const { pageNo, pageSize } = search;
  const found = (most: number) =>
    sql.join(
      sidesOf(search).map(
        (side) => sql`(select ${columns} from wallet_team_transfer
      where ${side} ${filtersOf(search)} order by at desc, id limit ${most})`,
      ),
      sql` union all `,
    );
  const [page, count] = await Promise.all([
    sql<Row>`select * from (${found(pageNo * pageSize)}) found order by at desc, id
      limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(on),
    sql<{ total: bigint }>`select count(*) as total
      from (select from (${found(countMax)}) found limit ${countMax}) counted`.execute(on),
  ]);
  return { transfers: page.rows.map(transferOf), total: Number(count.rows[0]?.total ?? 0n) };
}

function sidesOf({ memberId, side }: TeamTransferSearch) {
  if (memberId === undefined) return [sql`true`];
  const sent = sql`sender_id = ${memberId}`;
  const received = sql`receiver_id = ${memberId}`;
  if (side === undefined) return [sent, received];
  return side === 'sent' ? [sent] : [received];
}

const filtersOf = ({ way, state, from, to }: TeamTransferSearch) => sql`
  ${way === undefined ? sql`` : sql`and way = ${way}`}
  ${state === undefined ? sql`` : sql`and state = ${state}`}
  ${from === undefined ? sql`` : sql`and at >= ${new Date(from)}`}
  ${to === undefined ? sql`` : sql`and at <= ${new Date(to)}`}`;

export interface TransfersOff {
  readonly at: number;
  readonly by: string;
  readonly reason: string;
}

/** Who of these members may not take part. */
export async function readTransfersOff(
  on: Queryable | Tx,
  playerIds: readonly string[],
): Promise<ReadonlyMap<string, TransfersOff>> {
  const { rows } = await sql<{ player_id: string; at: Date; by_staff: string; reason: string }>`
    select player_id, at, by_staff, reason from wallet_team_transfer_off
    where player_id = any(${[...playerIds]})`.execute(on);
  return new Map(
    rows.map(({ player_id: id, at, by_staff: by, reason }) => [
      id,
      { at: at.getTime(), by, reason },
    ]),
  );
}
