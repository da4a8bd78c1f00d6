// Posts what a member is due, unless their account is closed by then: it stays with the house. Who
// closes the account holds its cash first, so nothing comes after the last payment.
import { homeOf, type Book, type Posting, type PostResult } from '@baize/ledger';
import { prepared, textsText, type Tx } from '../../../../platform/database/index.ts';
import type { GroupCommit } from './ledger/group-commit.ts';
import { accountsOf, keyOf, KeyReused } from './ledger/ledger.ts';
import type { Work } from './ledger/work.ts';

/** `kept`: the account is closed, and the house keeps it. */
export type DuePaid = 'paid' | 'kept';
export type PayDue = (posting: Posting) => Promise<DuePaid>;

type ClosedAmong = (tx: Tx, playerIds: readonly string[]) => Promise<ReadonlySet<string>>;

interface Dues {
  readonly closed: ReadonlySet<string>;
  /** Postings of closed accounts that were made before. */
  readonly made: ReadonlySet<string>;
}

const ownerOf = (posting: Posting): string => homeOf(posting).owner;
const nameOf = (owner: string, key: string): string => `${owner} ${key}`;

const findMade = {
  name: 'wallet-dues-made',
  text: `select a.owner, p.key from unnest($1::text[], $2::text[], $3::text[], $4::text[])
      as w (owner, kind, currency, key)
    join ledger_account a on a.owner = w.owner and a.kind = w.kind and a.currency = w.currency
      and a.shard = 0
    join ledger_posting p on p.account_id = a.id and p.key = w.key`,
};

async function readMade(tx: Tx, postings: readonly Posting[]): Promise<ReadonlySet<string>> {
  if (postings.length === 0) return new Set();
  const homes = postings.map(homeOf);
  const rows = await prepared<{ owner: string; key: string }>(tx, findMade, [
    textsText(homes.map(({ owner }) => owner)),
    textsText(homes.map(({ kind }) => kind)),
    textsText(homes.map(({ currency }) => currency)),
    textsText(postings.map(({ key }) => key)),
  ]);
  return new Set(rows.map(({ owner, key }) => nameOf(owner, key)));
}

const dueWork = (closedAmong: ClosedAmong): Work<Posting, Dues, PostResult | 'kept'> => ({
  name: 'wallet-pay-due',
  accounts: accountsOf,
  keys: (posting) => [keyOf(posting)],
  async load(tx, postings): Promise<Dues> {
    const closed = await closedAmong(tx, [...new Set(postings.map(ownerOf))]);
    const late = postings.filter((posting) => closed.has(ownerOf(posting)));
    return { closed, made: await readMade(tx, late) };
  },
  decide(posting: Posting, { closed, made }: Dues, book: Book) {
    const owner = ownerOf(posting);
    if (closed.has(owner) && !made.has(nameOf(owner, posting.key))) return 'kept';
    return book.post(posting);
  },
  save: () => [],
});

export function createPayDue(lane: GroupCommit, closedAmong: ClosedAmong): PayDue {
  const pay = lane.open(dueWork(closedAmong));
  return async (posting) => {
    const result = await pay(posting);
    if (result === 'kept') return 'kept';
    if (!('refused' in result)) return 'paid';
    if (result.refused === 'key-reused') throw new KeyReused(posting.key);
    throw new Error(`The books refused ${posting.key}`);
  };
}
