// Rebates of an event: counted once from its settled orders, kept by recipient, then paid. Counting
// and the mark on the orders are one transaction, so a crash neither loses nor doubles anything.
import type { Units } from '@baize/money';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';
import { rebatesOf, type LineStep } from '../rules/rebates.ts';

export async function readEventsWithRebates(
  on: Queryable,
  { after, count }: { readonly after: string; readonly count: number },
): Promise<readonly string[]> {
  const { rows } = await sql<{ eventId: string }>`select event_id as "eventId" from lottery_order
    where rebate_due and event_id > ${after} group by event_id
    order by event_id limit ${count}`.execute(on);
  return rows.map(({ eventId }) => eventId);
}

interface DueRow {
  readonly baseId: string;
  readonly phase: number;
  readonly playerId: string;
  readonly currency: string;
  readonly gameCode: string;
  readonly bases: readonly (readonly [chosen: number, stake: string, most?: number])[];
  readonly line: readonly LineStep[];
}

interface Sum {
  readonly playerId: string;
  readonly kind: 'own' | 'team';
  readonly currency: string;
  readonly gameCode: string;
  readonly amount: Units;
}

const pageSize = 5000;

/** Counts what is due for an event and is not counted yet; gives how many recipients there are. */
export async function countRebates(tx: Tx, eventId: string, now: number): Promise<number> {
  const lock = sql`select pg_advisory_xact_lock(hashtext('lottery-rebates'), hashtext(${eventId}))`;
  await lock.execute(tx);
  const sums = new Map<string, Sum>();
  for (;;) {
    const due = await takeDue(tx, eventId);
    for (const row of due) addTo(sums, row);
    if (due.length < pageSize) break;
  }
  const list = [...sums.values()].filter(({ amount }) => amount > 0n);
  if (list.length > 0) await insertSums(tx, { eventId, now, list });
  return list.length;
}

async function takeDue(tx: Tx, eventId: string): Promise<readonly DueRow[]> {
  const { rows } = await sql<DueRow>`update lottery_order as o set rebate_due = false
    from (select base_id, phase from lottery_order
      where event_id = ${eventId} and rebate_due limit ${pageSize}) as due, lottery_line as l
    where o.base_id = due.base_id and o.phase = due.phase and l.line_id = o.line_id
    returning o.base_id as "baseId", o.phase, o.player_id as "playerId", o.currency,
      o.game_code as "gameCode", o.bases, l.line`.execute(tx);
  return rows;
}

function addTo(sums: Map<string, Sum>, { bases, line, ...row }: DueRow): void {
  const read = bases.map(([chosen, stake, most]) => ({
    chosen,
    stake: BigInt(stake),
    ...(most === undefined ? {} : { most }),
  }));
  for (const { id, rebate } of rebatesOf(read, line)) {
    const kind = id === row.playerId ? 'own' : 'team';
    const key = `${id} ${kind} ${row.currency}`;
    const before = sums.get(key)?.amount ?? 0n;
    const { currency, gameCode } = row;
    sums.set(key, { playerId: id, kind, currency, gameCode, amount: before + rebate });
  }
}

async function insertSums(
  tx: Tx,
  { eventId, now, list }: { eventId: string; now: number; list: readonly Sum[] },
): Promise<void> {
  await sql`insert into lottery_rebate (event_id, run, player_id, kind, currency, game_code,
      amount, counted_at)
    select ${eventId}, (select coalesce(max(run), 0) + 1 from lottery_rebate
      where event_id = ${eventId}), n.*, ${new Date(now)}
    from unnest(${list.map(({ playerId }) => playerId)}::text[],
      ${list.map(({ kind }) => kind)}::text[], ${list.map(({ currency }) => currency)}::text[],
      ${list.map(({ gameCode }) => gameCode)}::text[],
      ${list.map(({ amount }) => String(amount))}::bigint[]) as n`.execute(tx);
}

export interface RebateDue extends Sum {
  readonly eventId: string;
  readonly run: number;
}

export interface UnpaidAsked {
  /** The last of the page before. */
  readonly after: RebateDue | undefined;
  readonly count: number;
}

export async function readUnpaid(
  on: Queryable,
  { after, count }: UnpaidAsked,
): Promise<readonly RebateDue[]> {
  const rest = after
    ? sql`(event_id, run, player_id, kind) >
        (${after.eventId}, ${after.run}, ${after.playerId}, ${after.kind})`
    : sql`true`;
  const { rows } = await sql<RebateDue>`select event_id as "eventId", run,
    player_id as "playerId", kind, currency, game_code as "gameCode", amount
    from lottery_rebate where paid_at is null and ${rest}
    order by event_id, run, player_id, kind limit ${count}`.execute(on);
  return rows;
}

export async function writePaid(
  on: Queryable,
  paid: readonly RebateDue[],
  now: number,
): Promise<void> {
  await sql`update lottery_rebate as r set paid_at = ${new Date(now)}
    from unnest(${paid.map(({ eventId }) => eventId)}::text[],
      ${paid.map(({ run }) => run)}::integer[], ${paid.map(({ playerId }) => playerId)}::text[],
      ${paid.map(({ kind }) => kind)}::text[]) as n(event_id, run, player_id, kind)
    where r.event_id = n.event_id and r.run = n.run and r.player_id = n.player_id
      and r.kind = n.kind and r.paid_at is null`.execute(on);
}
