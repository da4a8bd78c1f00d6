// Reads the opening of a batch: the purses it touches, locked in order of id, and the postings that
// already carry one of its keys. The keys are looked up after the locks, so that a rival's commit
// during the wait is seen.
import {
  accountName,
  isLockedFirst,
  type AccountRef,
  type Entry,
  type KnownPosting,
  type Obligations,
  type OpenAccount,
} from '@baize/ledger';
import { textsText, wholesText } from '../../../../../platform/database/index.ts';
import type { BatchConnection } from './connection.ts';
import { AccountsMoved } from './faults.ts';
import type { AccountIds } from './account-ids.ts';
import { readObligations } from './obligations.ts';
import type { PostingKey } from './work.ts';

export interface AccountRow {
  readonly account: AccountRef;
  readonly id: number;
}

const lockPurses = {
  name: 'ledger-lock-purses',
  text: `select id, balance, owner, kind, currency, has_terms from ledger_account
    where id = any($1::bigint[]) order by id for no key update`,
};

const findKeys = {
  name: 'ledger-find-keys',
  text: `select w.place, p.id, p.fingerprint
    from unnest($1::bigint[], $2::text[]) with ordinality as w (account_id, key, place)
    join ledger_posting p using (account_id, key)`,
};

const findEntries = {
  name: 'ledger-find-entries',
  text: `select e.posting_id, a.owner, a.kind, a.currency, e.amount, e.balance_after
    from unnest($1::text[], $2::text[], $3::text[]) as w (owner, kind, currency)
    join ledger_account a using (owner, kind, currency)
    join ledger_entry e on e.account_id = a.id
    where e.posting_id = any($4::bigint[])`,
};

interface LockedPurse extends AccountRef {
  readonly balance: bigint;
  readonly has_terms: boolean;
}

interface FoundKey {
  readonly place: bigint;
  readonly id: bigint;
  readonly fingerprint: bigint;
}

interface FoundEntry extends AccountRef {
  readonly posting_id: bigint;
  readonly amount: bigint;
  readonly balance_after: bigint;
}

export interface Opening {
  readonly accounts: readonly OpenAccount[];
  readonly known: readonly KnownPosting[];
  readonly obligations: readonly Obligations[];
  /** Every account that is open, with its row. */
  readonly rows: readonly AccountRow[];
}

interface Asked {
  readonly keys: readonly PostingKey[];
  readonly ids: AccountIds;
}

export async function readOpening(
  connection: BatchConnection,
  rows: readonly AccountRow[],
  { keys, ids: known }: Asked,
): Promise<Opening> {
  const purses = rows.filter(({ account }) => isLockedFirst(account)).sort((a, b) => a.id - b.id);
  const contras = rows.filter(({ account }) => !isLockedFirst(account));
  const ids = new Map(rows.map(({ account, id }) => [accountName(account), id]));
  const homes = keys.map(({ home, key }) => {
    const id = ids.get(accountName(home));
    if (id === undefined) throw new Error(`The home of ${key} is not among its accounts`);
    return id;
  });
  const [locked, found] = await Promise.all([
    connection.run<LockedPurse>(lockPurses, [wholesText(purses.map(({ id }) => id))]),
    findPosted(connection, homes, keys),
  ]);
  const bound = await readObligations(
    connection,
    locked.filter((purse) => purse.has_terms),
    known,
  );
  // A posting that names the bonus purse itself has it locked already.
  const isNew = ({ account }: { account: AccountRef }) => !ids.has(accountName(account));
  return {
    accounts: [
      ...purses.map(({ account }, place) => ({
        account,
        balance: balanceOf(account, locked[place]),
      })),
      // A contra account has no floor: nothing is decided by it, so it is not locked until the very
      // end.
      ...contras.map(({ account }) => ({ account, balance: 0n })),
      ...bound.accounts.filter(isNew),
    ],
    obligations: bound.obligations,
    rows: [...rows, ...bound.rows.filter(isNew)],
    known: found.length === 0 ? [] : await readKnown(connection, rows, keys, found),
  };
}

/** Work that finds its own rows by other names asks for none. */
async function findPosted(
  connection: BatchConnection,
  homes: readonly number[],
  keys: readonly PostingKey[],
): Promise<readonly FoundKey[]> {
  if (keys.length === 0) return [];
  const names = textsText(keys.map(({ key }) => key));
  return connection.run<FoundKey>(findKeys, [wholesText(homes), names]);
}

/** The balance of the very account that was asked for, proved by the row itself. */
function balanceOf(account: AccountRef, row: LockedPurse | undefined): bigint {
  if (row === undefined || accountName(row) !== accountName(account)) {
    throw new AccountsMoved(`The row of ${accountName(account)} is not its own any more`);
  }
  return row.balance;
}

async function readKnown(
  connection: BatchConnection,
  rows: readonly AccountRow[],
  keys: readonly PostingKey[],
  found: readonly FoundKey[],
): Promise<KnownPosting[]> {
  const accounts = rows.map(({ account }) => account);
  const entries = await connection.run<FoundEntry>(findEntries, [
    textsText(accounts.map(({ owner }) => owner)),
    textsText(accounts.map(({ kind }) => kind)),
    textsText(accounts.map(({ currency }) => currency)),
    wholesText(found.map(({ id }) => id)),
  ]);
  return found.flatMap(({ place, id, fingerprint }) => {
    const posted = keys[Number(place) - 1];
    if (posted === undefined) return [];
    const own = entries.filter((entry) => entry.posting_id === id).map(entryOf);
    return [{ ...posted, fingerprint: Number(fingerprint), entries: own }];
  });
}

function entryOf({ owner, kind, currency, amount, balance_after }: FoundEntry): Entry {
  const account = { owner, kind, currency };
  return { account, amount, before: balance_after - amount, after: balance_after };
}
