// Writes what a book has posted: postings, entries and one change for each account, in one
// statement. A contra account that everybody shares is locked here, last and for the shortest time,
// and tells its true balance.
import {
  accountName,
  isLockedFirst,
  homeOf,
  type AccountRef,
  type Book,
  type Posted,
} from '@baize/ledger';
import { textsText, wholesText } from '../../../../../platform/database/index.ts';
import { together, type BatchConnection } from './connection.ts';
import { accountsMoved } from './faults.ts';
import type { AccountRow } from './read-opening.ts';
import { readyToWriteMoved } from './write-moved.ts';

const postingsMax = 4095;

// Nobody reads these rows before the commit, so the database itself proves whose they are: where
// one is somebody else's, a number is read from these words, which undoes the batch.
const lockContras = {
  name: 'ledger-lock-contras',
  text: `select case when count(*) = cardinality($1::bigint[]) then 0
    else ('${accountsMoved} ' || count(*))::integer end from (
    select a.id from unnest($1::bigint[], $2::text[], $3::text[], $4::text[])
      as c (id, owner, kind, currency) join ledger_account a using (id, owner, kind, currency)
    order by a.id for no key update of a) as locked`,
};

const write = {
  name: 'ledger-write',
  text: `with block as materialized (select nextval('ledger_posting_block') as base),
    purse as (
      update ledger_account a set balance = c.after
      from unnest($1::bigint[], $2::bigint[]) as c (id, after) where a.id = c.id
    ),
    contra as (
      update ledger_account a set balance = a.balance + c.moved
      from unnest($3::bigint[], $4::bigint[]) as c (id, moved) where a.id = c.id
      returning a.id, a.balance - c.moved as opening
    ),
    posting as (
      insert into ledger_posting
      select p.home, p.key, base + p.place, p.event, p.reference, p.fingerprint, p.legs, $17
      from block, unnest($5::bigint[], $6::text[], $7::text[], $8::text[], $9::bigint[],
        $10::smallint[]) with ordinality
        as p (home, key, event, reference, fingerprint, legs, place)
    ),
    entry as (
      insert into ledger_entry
      select e.account, base + e.place, e.amount,
        case when e.account = any($3) then c.opening else 0 end + e.after,
        e.event, e.reference, $17
      from block, unnest($11::bigint[], $12::integer[], $13::bigint[], $14::bigint[], $15::text[],
        $16::text[]) as e (account, place, amount, after, event, reference)
      left join contra c on c.id = e.account
    )
    select id, opening from contra`,
};

/** The statements, ready to be sent: all errors on our side have happened before. */
export type ReadyWrite = (connection: BatchConnection) => Promise<void>;

export function readyToWrite(book: Book, rows: readonly AccountRow[], now: number): ReadyWrite {
  if (book.postings.length === 0) return async () => undefined;
  if (book.postings.length > postingsMax) throw new Error('Too many postings for one batch');
  const idOf = idsOf(rows);
  const changes = book.changes().map((change) => ({ ...change, id: idOf(change.account) }));
  const purses = changes.filter(({ account }) => isLockedFirst(account));
  const contras = changes.filter(({ account }) => !isLockedFirst(account));
  const locked = contras.toSorted((a, b) => a.id - b.id);
  const whose = [
    wholesText(locked.map(({ id }) => id)),
    textsText(locked.map(({ account }) => account.owner)),
    textsText(locked.map(({ account }) => account.kind)),
    textsText(locked.map(({ account }) => account.currency)),
  ];
  const values = [
    wholesText(purses.map(({ id }) => id)),
    wholesText(purses.map(({ after }) => after)),
    wholesText(contras.map(({ id }) => id)),
    wholesText(contras.map(({ after, before }) => after - before)),
    ...columnsOf(book.postings, idOf, new Date(now).toISOString()),
  ];
  const writeMoved = readyToWriteMoved(book, new Date(now).toISOString());
  return async (connection) => {
    const { run } = connection;
    const [, opened = []] = await together([
      // Sent first: the posting ids drawn below must ascend in the contra accounts too.
      run<Opened>(lockContras, whose),
      run<Opened>(write, values),
      ...writeMoved(connection),
    ]);
    for (const { id, opening } of opened) {
      const contra = contras.find((change) => change.id === Number(id));
      if (contra !== undefined) book.rebase(contra.account, opening);
    }
  };
}

interface Opened {
  readonly id: bigint;
  readonly opening: bigint;
}

type IdOf = (account: AccountRef) => number;

function idsOf(rows: readonly AccountRow[]): IdOf {
  const ids = new Map(rows.map(({ account, id }) => [accountName(account), id]));
  return (account) => {
    const id = ids.get(accountName(account));
    if (id === undefined) throw new Error(`No row for ${accountName(account)}`);
    return id;
  };
}

function columnsOf(postings: readonly Posted[], idOf: IdOf, at: string): string[] {
  const places = postings.flatMap(({ entries }, index) => entries.map(() => index + 1));
  const entries = postings.flatMap((posted) => posted.entries);
  const accounts = entries.map(({ account }) => idOf(account));
  const homes = postings.map(({ posting }) => idOf(homeOf(posting)));
  const events = postings.map(({ posting }) => posting.event);
  return [
    wholesText(homes),
    textsText(postings.map(({ posting }) => posting.key)),
    textsText(events),
    textsText(postings.map(({ posting }) => posting.reference)),
    wholesText(postings.map(({ fingerprint }) => fingerprint)),
    wholesText(postings.map((posted) => posted.entries.length)),
    wholesText(accounts),
    wholesText(places),
    wholesText(entries.map(({ amount }) => amount)),
    wholesText(entries.map(({ after }) => after)),
    textsText(places.map((place) => events[place - 1] ?? '')),
    textsText(places.map((place) => postings[place - 1]?.posting.reference ?? '')),
    at,
  ];
}
