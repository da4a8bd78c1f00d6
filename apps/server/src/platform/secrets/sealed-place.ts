// A column of sealed texts, as its owner declares it: counted by the secrets that sealed them, and
// sealed anew with the newest. A text that changes meanwhile is left to the next run.
import { sql } from 'kysely';
import type { Database, Queryable } from '../database/index.ts';
import type { Keeping } from './keeping.ts';

export interface SealedPlace {
  /** The column, for people: `wallet_withdrawal.number_sealed`. */
  readonly name: string;
  /** How many texts each secret sealed, by its id; empty: before texts bore one. */
  count(): Promise<ReadonlyMap<string, number>>;
  /** Seals every text with the newest secret. */
  renew(now: number): Promise<void>;
}

export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** Columns of the text's name; an index finds the row by the first. */
  readonly by: readonly [string, ...string[]];
  readonly nameOf: (row: Readonly<Record<string, string>>) => string;
  /** Large texts: few at once. */
  readonly atOnce?: number;
}

interface Row extends Record<string, string> {
  readonly text: string;
}

const defaultAtOnce = 1000;

/** The length of a secret's id with its dot, and no more of a long text. */
const headLetters = 16;

export function sealedColumn(
  { kysely, transaction }: Pick<Database, 'kysely' | 'transaction'>,
  keeping: Pick<Keeping, 'keyId' | 'open' | 'seal'>,
  { table, column, by, nameOf, atOnce = defaultAtOnce }: SealedColumn,
): SealedPlace {
  const [from, text, key] = [sql.table(table), sql.ref(column), sql.ref(by[0])];
  const reads = sql.join(by.map((name) => sql`${sql.ref(name)}::text as ${sql.ref(name)}`));
  const place = sql.join(by.map((name) => sql`${sql.ref(name)}::text`));
  const newest = `${keeping.keyId}.%`;
  const renewedOf = (row: Row): string | undefined => {
    const name = nameOf(row);
    try {
      return keeping.seal(keeping.open(row.text, name), name);
    } catch {
      // No secret opens it: it stays as it is, and is counted.
      return undefined;
    }
  };
  /** Those behind a row, or the first ones; the last of them. */
  const renewSome = (after: Row | undefined) =>
    transaction(async (tx) => {
      const behind = sql.join(by.map((name) => after?.[name] ?? ''));
      const { rows } = await sql<Row>`select ${reads}, ${text} as text from ${from}
        where ${text} <> '' and ${text} not like ${newest} and (${place}) > (${behind})
        order by ${place} limit ${atOnce}`.execute(tx);
      for (const row of rows) {
        const fresh = renewedOf(row);
        if (fresh === undefined) continue;
        await sql`update ${from} set ${text} = ${fresh}
          where ${key} = ${row[by[0]]} and ${text} = ${row.text}`.execute(tx);
      }
      return rows.at(-1);
    });
  return {
    name: `${table}.${column}`,
    count: () => countIn(kysely, table, column),
    async renew() {
      let last = await renewSome(undefined);
      while (last !== undefined) last = await renewSome(last);
    },
  };
}

async function countIn(on: Queryable, table: string, column: string) {
  const head = sql`left(${sql.ref(column)}, ${headLetters})`;
  const { rows } = await sql<{ id: string; texts: number }>`
    select case when strpos(head, '.') = 0 then '' else split_part(head, '.', 1) end as id,
      count(*)::integer as texts
    from (select ${head} as head from ${sql.table(table)}) as heads
    where head <> '' group by 1`.execute(on);
  return new Map(rows.map(({ id, texts }) => [id, texts]));
}
