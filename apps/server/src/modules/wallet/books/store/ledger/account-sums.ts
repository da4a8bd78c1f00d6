// Sums accounts of the house over all of their shards: balances, and totals by kind of event.
import { accountName, type AccountRef, type LedgerEvent } from '@baize/ledger';
import type { Units } from '@baize/money';
import { prepared, textsText, type Queryable } from '../../../../../platform/database/index.ts';

const sumsText = `select a.owner, a.kind, a.currency, sum(a.balance)::bigint as sum
  from unnest($1::text[], $2::text[], $3::text[]) as w (owner, kind, currency)
  join ledger_account a using (owner, kind, currency) group by 1, 2, 3`;

const eventsText = `select a.owner, a.kind, a.currency, e.event, sum(e.amount)::bigint as sum
  from unnest($1::text[], $2::text[], $3::text[]) as w (owner, kind, currency)
  join ledger_account a using (owner, kind, currency)
  join ledger_entry e on e.account_id = a.id group by 1, 2, 3, 4`;

interface SumRow extends AccountRef {
  readonly sum: Units;
}

/** The balance of each account by its name; one that was never used is absent. */
export async function readAccountSums(
  db: Queryable,
  accounts: readonly AccountRef[],
): Promise<ReadonlyMap<string, Units>> {
  const query = { name: 'ledger-account-sums', text: sumsText };
  const rows = await prepared<SumRow>(db, query, columnsOf(accounts));
  return new Map(rows.map((row) => [accountName(row), row.sum]));
}

/** The sum of each kind of event on each account, from the entries. */
export async function readEventSums(
  db: Queryable,
  accounts: readonly AccountRef[],
): Promise<(name: string, event: LedgerEvent) => Units> {
  const query = { name: 'ledger-event-sums', text: eventsText };
  const rows = await prepared<SumRow & { event: LedgerEvent }>(db, query, columnsOf(accounts));
  const sums = new Map(rows.map((row) => [`${accountName(row)} ${row.event}`, row.sum]));
  return (name, event) => sums.get(`${name} ${event}`) ?? 0n;
}

function columnsOf(accounts: readonly AccountRef[]): string[] {
  return [
    textsText(accounts.map(({ owner }) => owner)),
    textsText(accounts.map(({ kind }) => kind)),
    textsText(accounts.map(({ currency }) => currency)),
  ];
}
