// The same lines of profit for a file, a page after the other: one statement decides them, and a
// cursor of it is read, so that no more than a page of rows is held at once.
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/index.ts';
import {
  profitLines,
  profitRows,
  type PageRow,
  type ProfitLine,
  type ProfitSearch,
} from './profit.ts';

export interface ProfitPage {
  readonly lines: readonly ProfitLine[];
  /** Of all pages. */
  readonly total: number;
}

/** Within the transaction; who stops early leaves the cursor to its end. */
export async function* profitPages(
  tx: Tx,
  search: ProfitSearch,
  rowsAtOnce = 4_000,
): AsyncGenerator<ProfitPage> {
  await sql`declare facts_profit no scroll cursor for ${profitRows(search)}`.execute(tx);
  const fetched = sql<PageRow>`fetch ${sql.raw(String(rowsAtOnce))} from facts_profit`;
  let rest: readonly PageRow[] = [];
  for (;;) {
    const { rows } = await fetched.execute(tx);
    const isLast = rows.length < rowsAtOnce;
    const held = [...rest, ...rows];
    // The last line may go on in the next page.
    const lastId = held.at(-1)?.id;
    const whole = isLast ? held : held.filter(({ id }) => id !== lastId);
    rest = isLast ? [] : held.filter(({ id }) => id === lastId);
    if (whole.length > 0) yield { lines: profitLines(whole), total: Number(whole[0]?.total ?? 0n) };
    if (isLast) return;
  }
}
