// The books after requests, read past the server: all of a currency adds up to nothing, no purse is
// negative, every posting is balanced and every balance is the sum of its entries.
import { inspect } from 'node:util';
import type pg from 'pg';
import { lawsOfRewards } from '../reward-laws.ts';

/** Each query finds what breaks the law. */
const purses: Readonly<Record<string, string>> = {
  'all of a currency adds up to nothing': `select currency, sum(balance)::text as sum
    from ledger_account group by currency having sum(balance) <> 0`,
  'no purse is negative': `select owner, kind, balance::text from ledger_account
    where owner <> 'house' and kind like 'player-%' and kind <> 'player-debt' and balance < 0`,
};

const entries: Readonly<Record<string, string>> = {
  'every posting is balanced': `select posting_id::text, currency, sum(amount)::text as sum
    from ledger_entry join ledger_account on id = account_id
    group by posting_id, currency having sum(amount) <> 0`,
  'every balance is the sum of its entries': `select id::text, owner, kind, balance::text
    from ledger_account left join (
      select account_id, sum(amount) as entries from ledger_entry group by account_id
    ) as summed on account_id = id where balance <> coalesce(entries, 0)`,
};

/** What is broken; quick enough for every few requests. */
export const faultOfPurses = (pool: pg.Pool) => firstBroken(pool, purses);
export const faultOfBooks = (pool: pg.Pool) =>
  firstBroken(pool, { ...purses, ...entries, ...lawsOfRewards });

async function firstBroken(pool: pg.Pool, laws: Readonly<Record<string, string>>) {
  for (const [law, query] of Object.entries(laws)) {
    const { rows } = await pool.query<Record<string, unknown>>(`${query} limit 5`);
    if (rows.length > 0) return `${law}: ${inspect(rows)}`;
  }
  return undefined;
}
