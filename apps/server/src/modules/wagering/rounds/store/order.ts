// The order in which rounds are closed, by numbers that only grow: the transaction's own number and
// a base. A dump that is restored on another server meets smaller numbers of transactions; the
// first start there raises the base, or counters would wait at their old marks for ever.
import { sql } from 'kysely';
import type { Database, Tx } from '../../../../platform/database/index.ts';

/** The place of what this transaction closes, as an expression of a statement. */
export const orderNowText = `(select (base + pg_current_xact_id()::text::bigint)::text::xid8
    from wagering_order)`;

/** The oldest transaction that is still under way: whatever commits later stands behind it. */
export async function readUntil(tx: Tx): Promise<string> {
  const { rows } = await sql<{ until: string }>`
    select (base + pg_snapshot_xmin(pg_current_snapshot())::text::bigint)::text as until
    from wagering_order`.execute(tx);
  return rows[0]?.until ?? '0';
}

/** More transactions than ever lie between the last round that was closed and a mark behind it. */
const gap = 2n ** 40n;

/** The marks up to which rounds have been counted. */
export type Marks = () => Promise<readonly bigint[]>;

/** Before anything is closed on this server: continues the order above all rounds and marks. */
export async function keepOrder(database: Database, marksOf: Marks): Promise<void> {
  const marks = await marksOf();
  await database.transaction(async (tx) => {
    const { rows } = await sql<Order>`select base, server,
        (select system_identifier::text from pg_control_system()) as here,
        (select closed_in::text::bigint from wagering_round where closed_in is not null
          order by closed_in desc limit 1) as closed,
        (select late_in::text::bigint from wagering_vendor_entry where late_in is not null
          order by late_in desc limit 1) as late
      from wagering_order for update`.execute(tx);
    const order = rows[0];
    if (!order) throw new Error('The order of rounds has no row');
    const base = baseOf({ ...order, marks }, await nextTransaction(tx));
    if (order.server === order.here && order.base === base) return;
    await sql`update wagering_order set base = ${base}, server = ${order.here}`.execute(tx);
  });
}

interface Order {
  readonly base: bigint;
  readonly server: string;
  readonly here: string;
  readonly closed: bigint | null;
  readonly late: bigint | null;
}

type Known = Order & { readonly marks: readonly bigint[] };

/**
 * A restore shows by the server's name. At the first start with this order there is no name yet:
 * then a round or a mark that is ahead of this server's transactions shows it.
 */
function baseOf({ base, server, here, closed, late, marks }: Known, next: bigint): bigint {
  const round = highestOf([closed ?? 0n, late ?? 0n]);
  const mark = highestOf(marks);
  const isOther = server !== '' && server !== here;
  // A mark may be the next transaction itself: everything before it is counted.
  const isAhead = round >= base + next || mark > base + next;
  return isOther || isAhead ? highestOf([round, mark]) + gap - next : base;
}

const highestOf = (places: readonly bigint[]): bigint =>
  places.reduce((highest, one) => (one > highest ? one : highest), 0n);

/** Read after what was closed: all that was committed by then has a smaller number. */
async function nextTransaction(tx: Tx): Promise<bigint> {
  const { rows } = await sql<{ next: bigint }>`
    select pg_snapshot_xmax(pg_current_snapshot())::text::bigint as next`.execute(tx);
  return rows[0]?.next ?? 0n;
}
