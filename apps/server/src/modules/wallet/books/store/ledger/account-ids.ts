// Maps accounts to their rows. Rows are made at first use and never removed, so a known id stays
// right until another server answers or tables are restored: each batch proves whose its rows are,
// and a wrong id is forgotten. The house's accounts have one row a shard.
import { accountKinds, accountName, type AccountRef } from '@baize/ledger';
import { textsText, wholesText } from '../../../../../platform/database/index.ts';
import type { BatchConnection } from './connection.ts';

type Run = BatchConnection['run'];

const namesMax = 200_000;

const findIds = {
  name: 'ledger-find-ids',
  text: `select a.id, w.place from unnest($1::text[], $2::text[], $3::text[], $4::smallint[])
      with ordinality as w (owner, kind, currency, shard, place)
    join ledger_account a using (owner, kind, currency, shard)`,
};

const addAccounts = {
  name: 'ledger-add-accounts',
  text: `insert into ledger_account (owner, kind, currency, shard)
    select * from unnest($1::text[], $2::text[], $3::text[], $4::smallint[]) as w (a, b, c, d)
    order by 1, 2, 3, 4 on conflict do nothing`,
};

export interface AccountIds {
  /** The rows of these accounts in the given shard, made where missing. */
  find(run: Run, accounts: readonly AccountRef[], shard: number): Promise<number[]>;
  /** Forgets all known ids: none may be right any more. */
  forget(): void;
}

/** `kept` on the caller's own connection must be false: rows it makes may be rolled back. */
export function createAccountIds(known = new Map<string, number>(), kept = true): AccountIds {
  return {
    forget: () => known.clear(),
    async find(run, accounts, shard) {
      const missing = accounts.filter((account) => !known.has(rowName(account, shard)));
      const found = missing.length === 0 ? [] : await findOrAdd(run, missing, shard);
      if (kept && known.size + found.length > namesMax) known.clear();
      const fresh = new Map(found.map(([account, id]) => [rowName(account, shard), id]));
      if (kept) for (const [name, id] of fresh) known.set(name, id);
      return accounts.map((account) => {
        const name = rowName(account, shard);
        const id = known.get(name) ?? fresh.get(name);
        if (id === undefined) throw new Error(`No row for the account ${name}`);
        return id;
      });
    },
  };
}

function rowName(account: AccountRef, shard: number): string {
  return accountKinds[account.kind].sharded
    ? `${accountName(account)}#${shard}`
    : accountName(account);
}

async function findOrAdd(
  run: Run,
  accounts: readonly AccountRef[],
  shard: number,
): Promise<[AccountRef, number][]> {
  const found = await findIn(run, accounts, shard);
  const absent = accounts.filter((account) => !found.some(([one]) => one === account));
  if (absent.length === 0) return found;
  await run(addAccounts, listsOf(absent, shard));
  return [...found, ...(await findIn(run, absent, shard))];
}

async function findIn(
  run: Run,
  accounts: readonly AccountRef[],
  shard: number,
): Promise<[AccountRef, number][]> {
  const rows = await run<{ id: bigint; place: bigint }>(findIds, listsOf(accounts, shard));
  return rows.flatMap(({ id, place }) => {
    const account = accounts[Number(place) - 1];
    return account === undefined ? [] : [[account, Number(id)] as [AccountRef, number]];
  });
}

function listsOf(accounts: readonly AccountRef[], shard: number): string[] {
  return [
    textsText(accounts.map(({ owner }) => owner)),
    textsText(accounts.map(({ kind }) => kind)),
    textsText(accounts.map(({ currency }) => currency)),
    wholesText(accounts.map(({ kind }) => (accountKinds[kind].sharded ? shard : 0))),
  ];
}
