// Reads and writes the talks of members with customer service: one a member, waiting while the
// member had the last word.
import { sql } from 'kysely';
import type { ThreadView } from '@baize/contract';
import type { Queryable, Tx } from '../../../platform/database/index.ts';

export interface Thread {
  readonly threadId: string;
  readonly playerId: string;
  readonly isOpen: boolean;
  readonly takenBy: string;
  readonly waitingSince: number | null;
  readonly staffReadSeq: number;
  readonly lastAt: number;
}

type Row = Omit<Thread, 'waitingSince' | 'staffReadSeq' | 'lastAt'> & {
  readonly waitingSince: Date | null;
  readonly staffReadSeq: bigint;
  readonly lastAt: Date;
};

const columns = sql`thread_id as "threadId", player_id as "playerId", is_open as "isOpen",
  taken_by as "takenBy", waiting_since as "waitingSince", staff_read_seq as "staffReadSeq",
  last_at as "lastAt"`;
const threadOf = <R extends Row>(row: R) => ({
  ...row,
  waitingSince: row.waitingSince?.getTime() ?? null,
  staffReadSeq: Number(row.staffReadSeq),
  lastAt: row.lastAt.getTime(),
});

export async function readThreadOf(
  on: Queryable | Tx,
  playerId: string,
): Promise<Thread | undefined> {
  const { rows } = await sql<Row>`select ${columns} from chat_thread
    where player_id = ${playerId}`.execute(on);
  return rows[0] && threadOf(rows[0]);
}

/** Locked, so that one staff action is decided from what the one before left. */
export async function lockThread(tx: Tx, threadId: string): Promise<Thread | undefined> {
  const { rows } = await sql<Row>`select ${columns} from chat_thread
    where thread_id = ${threadId} for update`.execute(tx);
  return rows[0] && threadOf(rows[0]);
}

/** The member wrote: the talk is open and waits; one that was closed is nobody's again. */
export async function openThread(
  tx: Tx,
  { threadId, playerId, now }: { threadId: string; playerId: string; now: number },
): Promise<Thread> {
  const at = new Date(now);
  const { rows } = await sql<Row>`insert into chat_thread as held
      (thread_id, player_id, is_open, waiting_since, last_at)
    values (${threadId}, ${playerId}, true, ${at}, ${at})
    on conflict (player_id) do update set is_open = true, last_at = ${at},
      waiting_since = coalesce(held.waiting_since, ${at}),
      taken_by = case when held.is_open then held.taken_by else '' end
    returning ${columns}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the talk was not opened');
  return threadOf(row);
}

export type ThreadChange = Pick<Thread, 'isOpen' | 'takenBy' | 'waitingSince' | 'lastAt'>;

export async function writeThread(
  tx: Tx,
  threadId: string,
  { isOpen, takenBy, waitingSince, lastAt }: ThreadChange,
): Promise<void> {
  await sql`update chat_thread set is_open = ${isOpen}, taken_by = ${takenBy},
      waiting_since = ${waitingSince === null ? null : new Date(waitingSince)},
      last_at = ${new Date(lastAt)}
    where thread_id = ${threadId}`.execute(tx);
}

/** Staff have read so far. False when they had before. */
export async function moveStaffMark(
  on: Queryable | Tx,
  threadId: string,
  seq: number,
): Promise<boolean> {
  const { rows } = await sql`update chat_thread set staff_read_seq = ${seq}
    where thread_id = ${threadId} and staff_read_seq < ${seq} returning 1`.execute(on);
  return rows.length > 0;
}

export interface ListedThread extends Thread {
  readonly unread: number;
  readonly lastText: string;
}

export interface ThreadSearch {
  readonly view: ThreadView;
  readonly staff: string;
  readonly pageNo: number;
  readonly pageSize: number;
}

const listed = sql`${columns},
  (select count(*) from chat_message m where m.channel = 'thread:' || thread_id
    and m.seq > staff_read_seq and m.voice = 'member') as unread,
  coalesce((select body from chat_message m where m.channel = 'thread:' || thread_id
    order by seq desc limit 1), '') as "lastText"`;
type ListedRow = Row & { readonly unread: bigint; readonly lastText: string };
const listedOf = (row: ListedRow): ListedThread => ({
  ...threadOf(row),
  unread: Number(row.unread),
  lastText: row.lastText,
});

/** Who waits longest first; the others by their last message. */
export async function readThreads(
  on: Queryable,
  { view, staff, pageNo, pageSize }: ThreadSearch,
): Promise<{ list: readonly ListedThread[]; total: number }> {
  const which = {
    waiting: sql`is_open and waiting_since is not null`,
    mine: sql`is_open and taken_by = ${staff}`,
    open: sql`is_open`,
    closed: sql`not is_open`,
  }[view];
  const order = view === 'closed' ? sql`last_at desc` : sql`waiting_since nulls last, last_at desc`;
  const { rows } = await sql<ListedRow & { total: bigint }>`select ${listed},
      count(*) over () as total
    from chat_thread where ${which} order by ${order}, thread_id
    limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(on);
  return { list: rows.map(listedOf), total: Number(rows[0]?.total ?? 0) };
}

export async function readListed(
  on: Queryable | Tx,
  threadId: string,
): Promise<ListedThread | undefined> {
  const { rows } = await sql<ListedRow>`select ${listed} from chat_thread
    where thread_id = ${threadId}`.execute(on);
  return rows[0] && listedOf(rows[0]);
}

export async function countWaiting(on: Queryable): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`select count(*) as count from chat_thread
    where is_open and waiting_since is not null`.execute(on);
  return Number(rows[0]?.count ?? 0);
}

/** Answers of the house after the member's mark. */
export async function countUnreadAnswers(on: Queryable, playerId: string): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`select count(*) as count
    from chat_thread t join chat_message m on m.channel = 'thread:' || t.thread_id
    left join chat_mark k on k.player_id = t.player_id and k.channel = m.channel
    where t.player_id = ${playerId} and m.voice = 'house'
      and m.seq > coalesce(k.seq, 0)`.execute(on);
  return Number(rows[0]?.count ?? 0);
}
