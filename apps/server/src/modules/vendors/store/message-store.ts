// The log of messages: written many at once, searched by staff, counted for a vendor's last day,
// and forgotten after as many days as the house keeps them.
import { troubles } from '@baize/contract';
import { sql } from 'kysely';
import {
  flagsText,
  momentsText,
  prepared,
  textsText,
  unhurriedText,
  wholesText,
  type Queryable,
} from '../../../platform/database/index.ts';

export interface LoggedMessage {
  readonly at: number;
  readonly vendor: string;
  readonly direction: 'in' | 'out';
  readonly kind: string;
  readonly requestId: string;
  readonly player: string;
  readonly round: string;
  readonly game: string;
  readonly currency: string;
  readonly amount: string;
  readonly answer: string;
  readonly status: number;
  readonly balance: string;
  readonly withOldKey: boolean;
  readonly durationMs: number;
}

const insertText = `insert into vendors_message (at, vendor, direction, kind, request_id, player,
    round, game, currency, amount, answer, status, balance, old_key, duration_us)
  select noted.* from unnest($1::timestamptz[], $2::text[], $3::text[], $4::text[], $5::text[],
    $6::text[], $7::text[], $8::text[], $9::text[], $10::text[], $11::text[], $12::integer[],
    $13::text[], $14::boolean[], $15::integer[]) as noted, ${unhurriedText}`;

export async function writeMessages(on: Queryable, list: readonly LoggedMessage[]): Promise<void> {
  await prepared(on, { name: 'vendors-insert-messages', text: insertText }, [
    momentsText(list.map(({ at }) => at)),
    textsText(list.map(({ vendor }) => vendor)),
    textsText(list.map(({ direction }) => direction)),
    textsText(list.map(({ kind }) => kind)),
    textsText(list.map(({ requestId }) => requestId)),
    textsText(list.map(({ player }) => player)),
    textsText(list.map(({ round }) => round)),
    textsText(list.map(({ game }) => game)),
    textsText(list.map(({ currency }) => currency)),
    textsText(list.map(({ amount }) => amount)),
    textsText(list.map(({ answer }) => answer)),
    wholesText(list.map(({ status }) => status)),
    textsText(list.map(({ balance }) => balance)),
    flagsText(list.map(({ withOldKey }) => withOldKey)),
    wholesText(list.map(({ durationMs }) => Math.round(durationMs * 1000))),
  ]);
}

interface Row {
  id: bigint;
  at: Date;
  vendor: string;
  direction: 'in' | 'out';
  kind: string;
  request_id: string;
  player: string;
  round: string;
  game: string;
  currency: string;
  amount: string;
  answer: string;
  status: number;
  balance: string;
  old_key: boolean;
  duration_us: number;
}

export interface MessageSearch {
  readonly vendor?: string | undefined;
  readonly kind?: string | undefined;
  readonly name?: string | undefined;
  readonly answer?: 'carried-out' | 'refused' | 'trouble' | undefined;
  readonly since?: number | undefined;
  readonly until?: number | undefined;
  readonly pageNo: number;
  readonly pageSize: number;
}

const countedMax = 10_000;

export async function findMessages(db: Queryable, search: MessageSearch) {
  const { vendor, kind, name, since, until, pageNo, pageSize } = search;
  const where = sql`${vendor ? sql`vendor = ${vendor}` : sql`true`}
    ${kind ? sql` and kind = ${kind}` : sql``}
    ${name ? sql` and ${named(name)}` : sql``}
    ${since ? sql` and at >= ${new Date(since)}` : sql``}
    ${until ? sql` and at < ${new Date(until)}` : sql``}
    ${answered(search.answer)}`;
  const page = await sql<Row>`select * from vendors_message where ${where}
    order by id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(db);
  const count = await sql<{ total: bigint }>`select count(*) as total from
    (select 1 from vendors_message where ${where} limit ${countedMax}) as counted`.execute(db);
  return { list: page.rows.map(messageOf), total: Number(count.rows[0]?.total ?? 0n) };
}

/** Each part has an index of its own, which holds no empty names. */
const named = (name: string) => sql`((request_id = ${name} and request_id <> '')
  or (round = ${name} and round <> '') or (player = ${name} and player <> ''))`;

function answered(answer: MessageSearch['answer']) {
  if (answer === undefined) return sql``;
  if (answer === 'trouble') return sql` and answer = any(${[...troubles]})`;
  return answer === 'carried-out' ? sql` and answer = ''` : sql` and answer <> ''`;
}

function messageOf(row: Row) {
  const { id, at, request_id: requestId, old_key: withOldKey, duration_us, ...same } = row;
  const durationMs = duration_us / 1000;
  return { ...same, id: String(id), at: at.getTime(), requestId, withOldKey, durationMs };
}

export interface Activity {
  readonly lastAt: number | null;
  readonly lastAnswer: string;
  readonly messages: number;
  readonly troubles: number;
  readonly oldKeyAt: number | null;
}

/** Counts each vendor's messages since then. */
export async function readActivity(
  db: Queryable,
  since: number,
): Promise<ReadonlyMap<string, Activity>> {
  const { rows } = await sql<{
    vendor: string;
    last_at: Date;
    last_answer: string;
    messages: bigint;
    troubles: bigint;
    old_key_at: Date | null;
  }>`select vendor, max(at) as last_at, (array_agg(answer order by id desc))[1] as last_answer,
      count(*) as messages, count(*) filter (where answer = any(${[...troubles]})) as troubles,
      max(at) filter (where old_key) as old_key_at
    from vendors_message where at >= ${new Date(since)} group by vendor`.execute(db);
  return new Map(
    rows.map((row) => [
      row.vendor,
      {
        lastAt: row.last_at.getTime(),
        lastAnswer: row.last_answer,
        messages: Number(row.messages),
        troubles: Number(row.troubles),
        oldKeyAt: row.old_key_at?.getTime() ?? null,
      },
    ]),
  );
}

export async function forgetMessages(on: Queryable, before: number): Promise<void> {
  await sql`delete from vendors_message where at < ${new Date(before)}`.execute(on);
}
