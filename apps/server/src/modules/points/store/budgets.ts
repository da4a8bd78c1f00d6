// Sums of the points and of the money for points that the house gave, by day and month. Under a cap
// both rows are locked before anything is given: no thousand at once pass it by one.
import { dayText } from '@baize/money';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import type { BudgetKind, Spent } from '../rules/budget.ts';

interface Row {
  readonly span: string;
  readonly amount: bigint;
}

/** The month before its day: everybody locks in this order. */
const spansOf = (now: number) => [dayText(now).slice(0, 7), dayText(now)];

const spentOf = (rows: readonly Row[], now: number): Spent => {
  const [month, day] = spansOf(now).map(
    (span) => rows.find((row) => row.span === span)?.amount ?? 0n,
  );
  return { day: day ?? 0n, month: month ?? 0n };
};

export async function readSpent(on: Queryable, kind: BudgetKind, now: number): Promise<Spent> {
  const { rows } = await sql<Row>`select span, amount from points_spent
    where kind = ${kind} and span = any(${spansOf(now)})`.execute(on);
  return spentOf(rows, now);
}

/** Nobody else gives under the budget until the transaction ends. */
export const lockSpent = (tx: Tx, kind: BudgetKind, now: number): Promise<Spent> =>
  addSpent(tx, kind, { amount: 0n, now });

export async function addSpent(
  tx: Tx,
  kind: BudgetKind,
  { amount, now }: { readonly amount: bigint; readonly now: number },
): Promise<Spent> {
  const rows: Row[] = [];
  for (const span of spansOf(now)) {
    const { rows: found } = await sql<Row>`insert into points_spent as s (kind, span, amount)
      values (${kind}, ${span}, ${amount})
      on conflict (kind, span) do update set amount = s.amount + excluded.amount
      returning span, amount`.execute(tx);
    rows.push(...found);
  }
  return spentOf(rows, now);
}
