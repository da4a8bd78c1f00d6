// Writes what a book has posted: postings, entries and one change for each account, in one
// statement. A contra account that everybody shares is locked here, last and for the shortest time,
// and tells its true balance.
import { accountName, hasFloor, type Book, type Posted } from '@baize/ledger';
import { textsText, wholesText } from './array-text.ts';
import type { BatchConnection } from './connection.ts';
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
      select p.home, p.key, base + p.place, p.event, p.reference, p.fingerprint, p.legs, $14
      from block, unnest($5::bigint[], $6::text[], $7::text[], $8::text[], $9::bigint[],
        $10::smallint[]) with ordinality
        as p (home, key, event, reference, fingerprint, legs, place)
    ),
    entry as (
      insert into ledger_entry
      select e.account, base + e.place, e.amount, coalesce(c.opening, 0) + e.after,
        ($7::text[])[e.place], ($8::text[])[e.place], $14
      from block, unnest($11::bigint[], $12::integer[], $13::bigint[], $15::bigint[])
        as e (account, place, amount, after) left join contra c on c.id = e.account
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
  const ids = new Map(rows.map(({ account, id }) => [accountName(account), id]));
  const changes = book.changes().map((change) => ({
    ...change,
    id: ids.get(accountName(change.account)) ?? 0,
  }));
  const purses = changes.filter(({ account }) => hasFloor(account));
  const contras = changes.filter(({ account }) => !hasFloor(account));
  const contraIds = wholesText(contras.map(({ id }) => id).sort((a, b) => a - b));
  // Sent first: the posting ids drawn below must ascend in the contra accounts too.
  const locked = connection.run(lockContras, [contraIds]);
  const [opened] = await Promise.all([
    connection.run<{ id: bigint; opening: bigint }>(write, [
      wholesText(purses.map(({ id }) => id)),
      wholesText(purses.map(({ after }) => after)),
      wholesText(contras.map(({ id }) => id)),
      wholesText(contras.map(({ after, before }) => after - before)),
      ...columnsOf(book.postings, ids, new Date(now)),
    ]),
    locked,
  ]);
  for (const { id, opening } of opened) {
    const contra = contras.find((change) => change.id === Number(id));
    if (contra !== undefined) book.rebase(contra.account, opening);
  }
}

function columnsOf(
  postings: readonly Posted[],
  ids: ReadonlyMap<string, number>,
  at: Date,
): unknown[] {
  const homes: number[] = [];
  const accounts: number[] = [];
  const places: number[] = [];
  const amounts: bigint[] = [];
  const afters: bigint[] = [];
  for (const [index, { entries }] of postings.entries()) {
    for (const [leg, { account, amount, after }] of entries.entries()) {
      const id = ids.get(accountName(account)) ?? 0;
      if (leg === 0) homes.push(id);
      accounts.push(id);
      places.push(index + 1);
      amounts.push(amount);
      afters.push(after);
    }
  }
  return [
    wholesText(homes),
    textsText(postings.map(({ posting }) => posting.key)),
    textsText(postings.map(({ posting }) => posting.event)),
    textsText(postings.map(({ posting }) => posting.reference)),
    wholesText(postings.map(({ fingerprint }) => fingerprint)),
    wholesText(postings.map(({ entries }) => entries.length)),
    wholesText(accounts),
    wholesText(places),
    wholesText(amounts),
    at,
    wholesText(afters),
  ];
}
