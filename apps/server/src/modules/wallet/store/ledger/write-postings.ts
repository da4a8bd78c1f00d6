// Writes what a book has posted: postings, entries and one change for each account, in one
// statement. A contra account that everybody shares is locked here, last and for the shortest time,
// and tells its true balance.
import {
  accountName,
  hasFloor,
  homeOf,
  type AccountRef,
  type Book,
  type Posted,
} from '@baize/ledger';
import { textsText, wholesText } from './array-text.ts';
import { together, type BatchConnection } from './connection.ts';
import type { AccountRow } from './read-opening.ts';

const postingsMax = 4095;

const lockContras = {
  name: 'ledger-lock-contras',
  text: `select from ledger_account where id = any($1::bigint[]) order by id for no key update`,
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
      select e.account, base + e.place, e.amount, coalesce(c.opening, 0) + e.after,
        e.event, e.reference, $17
      from block, unnest($11::bigint[], $12::integer[], $13::bigint[], $14::bigint[], $15::text[],
        $16::text[]) as e (account, place, amount, after, event, reference)
      left join contra c on c.id = e.account
    )
    select id, opening from contra`,
};

export async function writePostings(
  connection: BatchConnection,
  book: Book,
  rows: readonly AccountRow[],
  now: number,
): Promise<void> {
  if (book.postings.length === 0) return;
  if (book.postings.length > postingsMax) throw new Error('Too many postings for one batch');
  const idOf = idsOf(rows);
  const changes = book.changes().map((change) => ({ ...change, id: idOf(change.account) }));
  const purses = changes.filter(({ account }) => hasFloor(account));
  const contras = changes.filter(({ account }) => !hasFloor(account));
  const contraIds = wholesText(contras.map(({ id }) => id).sort((a, b) => a - b));
  const values = [
    wholesText(purses.map(({ id }) => id)),
    wholesText(purses.map(({ after }) => after)),
    wholesText(contras.map(({ id }) => id)),
    wholesText(contras.map(({ after, before }) => after - before)),
    ...columnsOf(book.postings, idOf, new Date(now)),
  ];
  const [, opened] = await together([
    // Sent first: the posting ids drawn below must ascend in the contra accounts too.
    connection.run<Opened>(lockContras, [contraIds]),
    connection.run<Opened>(write, values),
  ]);
  for (const { account, id } of contras) {
    const row = opened?.find((one) => Number(one.id) === id);
    if (row === undefined) throw new Error('An account of the house has vanished');
    book.rebase(account, row.opening);
  }
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

function columnsOf(postings: readonly Posted[], idOf: IdOf, at: Date): unknown[] {
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
