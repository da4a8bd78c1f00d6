// The trial balance: every account's balance against its entries, every posting against zero and
// against its number of legs, every currency against zero. What does not agree is named.
import type { AccountKind } from '@baize/ledger';
import type { Units } from '@baize/money';
import { sql } from 'kysely';
import type { Database, Tx } from '../../../../../platform/database/index.ts';

export interface TrialBalance {
  readonly balanced: boolean;
  readonly totals: readonly {
    readonly currency: string;
    readonly kind: AccountKind;
    readonly accounts: number;
    readonly balance: Units;
  }[];
  readonly drifted: readonly {
    readonly account: string;
    readonly currency: string;
    readonly balance: Units;
    readonly entries: Units;
  }[];
  readonly unbalanced: readonly { readonly posting: string; readonly sum: Units }[];
}

const namedMax = 200;

/** Aggregated by the database in one unmoving view of the books; nothing waits for it. */
export function readTrialBalance(database: Database): Promise<TrialBalance> {
  return database.transaction(async (tx) => {
    await sql`set transaction read only`.execute(tx);
    await sql`set local work_mem = '64MB'`.execute(tx);
    const totals = await readTotals(tx);
    const drifted = await readDrifted(tx);
    const unbalanced = await readUnbalanced(tx);
    const sums = Map.groupBy(totals, ({ currency }) => currency).values();
    const isEven = [...sums].every((kinds) => kinds.reduce((sum, k) => sum + k.balance, 0n) === 0n);
    const balanced = isEven && drifted.length === 0 && unbalanced.length === 0;
    return { balanced, totals, drifted, unbalanced };
  }, 'repeatable read');
}

async function readTotals(tx: Tx): Promise<TrialBalance['totals']> {
  const { rows } = await sql<{
    currency: string;
    kind: AccountKind;
    accounts: bigint;
    balance: bigint;
  }>`select currency, kind, count(*) as accounts, sum(balance)::bigint as balance
    from ledger_account group by currency, kind order by currency, kind`.execute(tx);
  return rows.map((row) => ({ ...row, accounts: Number(row.accounts) }));
}

async function readDrifted(tx: Tx): Promise<TrialBalance['drifted']> {
  const { rows } = await sql<TrialBalance['drifted'][number]>`
    select coalesce(a.owner || '/' || a.kind || '#' || a.shard, 'account ' || e.account_id)
      as account, coalesce(a.currency, '') as currency, coalesce(a.balance, 0) as balance,
      coalesce(e.sum, 0)::bigint as entries
    from ledger_account a full join
      (select account_id, sum(amount) as sum from ledger_entry group by account_id) e
      on e.account_id = a.id
    where a.id is null or a.balance <> coalesce(e.sum, 0)
    order by 1 limit ${namedMax}`.execute(tx);
  return rows;
}

async function readUnbalanced(tx: Tx): Promise<TrialBalance['unbalanced']> {
  const { rows } = await sql<{ posting: string; sum: bigint }>`
    select coalesce(p.key, e.posting_id::text) as posting, coalesce(e.sum, 0)::bigint as sum
    from (select posting_id, sum(legs) as legs, sum(sum)::bigint as sum,
        bool_and(sum = 0) as is_even from (
          select e.posting_id, a.currency, sum(e.amount) as sum, count(*) as legs
          from ledger_entry e join ledger_account a on a.id = e.account_id
          group by e.posting_id, a.currency) by_currency
      group by posting_id) e
    full join ledger_posting p on p.id = e.posting_id
    where p.id is null or e.posting_id is null or not e.is_even or e.legs <> p.legs
    order by 1 limit ${namedMax}`.execute(tx);
  return rows;
}
