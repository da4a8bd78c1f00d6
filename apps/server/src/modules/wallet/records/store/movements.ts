// One page of a player's cash entries, newest first, and the entries of a period in batches. A page
// costs the same however long the record is: what is rare has an index of its own, and of what is
// common so many entries are looked through, then the page ends early and says where to go on. The
// bonus money that a movement moved beside the cash is read with it.
import type { Units } from '@baize/money';
import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../../../platform/database/index.ts';
import type { CashEntry } from '../../statements/store/days.ts';
import type { EventTotal } from '../../statements/rules/day-totals.ts';
import type { Bounds } from './movement-bounds.ts';

export interface Narrowed {
  /** Undefined: every event. */
  readonly events?: readonly string[] | undefined;
  /** Every event but these. */
  readonly except?: readonly string[] | undefined;
  /** Of these only what left the purse, and of these only what came into it. */
  readonly oneWay?:
    | { readonly out: readonly string[]; readonly into: readonly string[] }
    | undefined;
  readonly min?: Units | undefined;
  readonly max?: Units | undefined;
}

/** The accounts of one player; undefined: they never had bonus money. */
export interface Accounts {
  readonly accountId: bigint;
  readonly bonusId: bigint | undefined;
}

/** A movement of the cash with what it moved of the bonus. */
export interface Movement extends CashEntry {
  readonly bonus: { readonly amount: Units; readonly after: Units } | undefined;
}

export interface MovementSearch extends Narrowed, Accounts {
  readonly bounds: Bounds;
  /** Older than this posting. */
  readonly cursor?: bigint | undefined;
  readonly skip: number;
  readonly count: number;
}

export interface MovementPage {
  readonly entries: readonly Movement[];
  /** The posting behind which it goes on. */
  readonly next: bigint | undefined;
}

/** So many entries are looked through for one page. */
const lookedMost = 20_000;
/** Nearly every entry is of these; the index of the others leaves them out. */
const common = ['stake-opened', 'round-settled'] as const;

interface EntryRow {
  readonly posting_id: bigint;
  readonly at: Date;
  readonly event: string;
  readonly reference: string;
  readonly amount: bigint;
  readonly balance_after: bigint;
  readonly bonus: bigint | null;
  readonly bonus_after: bigint | null;
}

const columns = sql`posting_id, at, event, reference, amount, balance_after, bonus, bonus_after`;

export async function readMovements(on: Queryable, search: MovementSearch): Promise<MovementPage> {
  const { skip, count } = search;
  const from = sourceOf(search);
  const { rows } = await sql<EntryRow>`select ${columns} from ${from} as e
    where ${fitting(search)} order by posting_id desc limit ${count + 1} offset ${skip}`.execute(
    on,
  );
  const entries = rows.slice(0, count).map(entryOf);
  if (rows.length > count) return { entries, next: entries.at(-1)?.posting };
  return { entries, next: isNarrow(search) ? await lastLooked(on, search) : undefined };
}

/** Where looking through entries ended before the record did. */
async function lastLooked(on: Queryable, search: MovementSearch): Promise<bigint | undefined> {
  const { rows } = await sql<{ posting_id: bigint }>`select posting_id from ledger_entry
    where ${within(search)} order by posting_id desc
    offset ${lookedMost - 1} limit 1`.execute(on);
  return rows[0]?.posting_id;
}

/** Whether common entries must be looked through for those that fit. */
function isNarrow({ events, except, min, max }: Narrowed): boolean {
  const isRare = events?.every((event) => !isCommon(event)) ?? except?.includes(common[0]);
  return (min !== undefined || max !== undefined || events !== undefined) && isRare !== true;
}

const isCommon = (event: string): boolean => (common as readonly string[]).includes(event);

function sourceOf(search: MovementSearch): RawBuilder<unknown> {
  const inBounds = sql`select * from ledger_entry where ${within(search)}`;
  if (!isNarrow(search)) return withBonus(inBounds, search);
  return withBonus(sql`${inBounds} order by posting_id desc limit ${lookedMost}`, search);
}

/** Entries of the cash with the amount of the bonus that the same posting moved. */
function withBonus(entries: RawBuilder<unknown>, { bonusId }: Accounts): RawBuilder<unknown> {
  if (bonusId === undefined)
    return sql`(select c.*, null::bigint as bonus, null::bigint as bonus_after
      from (${entries}) c)`;
  return sql`(select c.*, b.amount as bonus, b.balance_after as bonus_after from (${entries}) c
    left join ledger_entry b on b.account_id = ${bonusId} and b.posting_id = c.posting_id)`;
}

function within({
  accountId,
  bounds,
  cursor,
  events,
  except,
}: Omit<MovementSearch, 'skip' | 'count' | 'bonusId'>) {
  const { after, until, from, to } = bounds;
  const rare = events?.every((event) => !isCommon(event)) ?? except?.includes(common[0]) ?? false;
  return sql`account_id = ${accountId} and posting_id > ${after}
    ${until === undefined ? sql`` : sql`and posting_id <= ${until}`}
    ${cursor === undefined ? sql`` : sql`and posting_id < ${cursor}`}
    ${from === undefined ? sql`` : sql`and at >= ${new Date(from)}`}
    ${to === undefined ? sql`` : sql`and at <= ${new Date(to)}`}
    ${rare ? sql`and event not in ('stake-opened', 'round-settled')` : sql``}`;
}

/** What it moved: cash and bonus together, or of a release the larger of the two. */
const moved = sql`greatest(abs(amount), abs(coalesce(bonus, 0)),
  abs(amount + coalesce(bonus, 0)))`;

/** Whether the purse lost by it; what moved bonus money alone goes by that. */
const isOut = sql`coalesce(nullif(amount, 0), bonus, 0) < 0`;

function fitting({ events, except, oneWay, min, max }: Narrowed) {
  return sql`true
    ${events === undefined ? sql`` : sql`and event = any(${events})`}
    ${except === undefined ? sql`` : sql`and event <> all(${except})`}
    ${oneWay?.out.length ? sql`and (event <> all(${oneWay.out}) or ${isOut})` : sql``}
    ${oneWay?.into.length ? sql`and (event <> all(${oneWay.into}) or not ${isOut})` : sql``}
    ${min === undefined ? sql`` : sql`and ${moved} >= ${min}`}
    ${max === undefined ? sql`` : sql`and ${moved} <= ${max}`}`;
}

const entryOf = (row: EntryRow): Movement => ({
  posting: row.posting_id,
  at: row.at.getTime(),
  event: row.event,
  reference: row.reference,
  amount: row.amount,
  after: row.balance_after,
  bonus:
    row.bonus === null || row.bonus === 0n
      ? undefined
      : { amount: row.bonus, after: row.bonus_after ?? 0n },
});

export interface EventSum {
  readonly event: string;
  readonly entries: number;
  readonly credited: Units;
  readonly debited: Units;
}

/** Sums by event over the newest entries of a search, so many at most. */
export async function sumMovements(
  on: Queryable,
  search: Omit<MovementSearch, 'skip' | 'count'>,
  most: number,
): Promise<{ readonly sums: readonly EventSum[]; readonly whole: boolean }> {
  const { rows } = await sql<EventSum & { readonly looked: number }>`
    with looked as (select * from ${withBonus(
      sql`select posting_id, event, amount from ledger_entry where ${within(search)}
        order by posting_id desc limit ${most + 1}`,
      search,
    )} as e)
    select event, count(*)::integer as entries,
      coalesce(sum(amount) filter (where amount > 0), 0)::bigint as credited,
      coalesce(sum(-amount) filter (where amount < 0), 0)::bigint as debited,
      (select count(*)::integer from looked) as looked
    from looked where ${fitting(search)} group by event`.execute(on);
  return { sums: rows, whole: (rows[0]?.looked ?? 0) <= most };
}

/** Sums of the bonus money that fits, over the newest entries of a search, so many at most. */
export async function sumBonus(
  on: Queryable,
  search: Omit<MovementSearch, 'skip' | 'count'>,
  most: number,
): Promise<EventTotal & { readonly whole: boolean }> {
  const { bonusId, accountId } = search;
  if (bonusId === undefined) return { entries: 0, credited: 0n, debited: 0n, whole: true };
  const { rows } = await sql<EventTotal & { readonly looked: number }>`
    with looked as (select e.event, c.amount, e.amount as bonus from (
      select * from ledger_entry where ${within({ ...search, accountId: bonusId })}
      order by posting_id desc limit ${most + 1}) as e
      join ledger_entry c on c.account_id = ${accountId} and c.posting_id = e.posting_id)
    select count(*)::integer as entries,
      coalesce(sum(bonus) filter (where bonus > 0), 0)::bigint as credited,
      coalesce(sum(-bonus) filter (where bonus < 0), 0)::bigint as debited,
      (select count(*)::integer from looked) as looked
    from looked where ${fitting(search)}`.execute(on);
  const { looked = 0, ...sum } = rows[0] ?? { entries: 0, credited: 0n, debited: 0n };
  return { ...sum, whole: looked <= most };
}
