// The ledger as other modules use it: postings that are durable when they are answered, alone or
// inside a caller's own transaction, and the balances of a player.
import {
  homeOf,
  type AccountKind,
  type AccountRef,
  type BalanceTooLow,
  type Posted,
  type Posting,
  type PostResult,
} from '@baize/ledger';
import type { Units } from '@baize/money';
import { prepared, type Queryable, type Tx } from '../../../../../platform/database/index.ts';
import { createReadBatch } from '../../../../../platform/read-batch/index.ts';
import { createAccountIds } from './account-ids.ts';
import { insideTransaction } from './connection.ts';
import { createGroupCommit, type GroupCommit, type GroupCommitSettings } from './group-commit.ts';
import { runBatch } from './run-batch.ts';
import type { PostingKey, Work } from './work.ts';

export interface Purses {
  readonly cash: Units;
  readonly held: Units;
  readonly inPlay: Units;
  /** Of the open bonus: it can be staked, not withdrawn. */
  readonly bonus: Units;
}

export interface Ledger {
  /** Posts in a group commit. A key that comes again with other content is a fault. */
  post(posting: Posting): Promise<Posted | BalanceTooLow>;
  /**
   * Posts inside the caller's transaction: one call a transaction, after the caller's own locks.
   */
  postIn(tx: Tx, posting: Posting): Promise<Posted | BalanceTooLow>;
  balance(owner: string, currency: string): Promise<Purses>;
  readonly lane: GroupCommit;
  /** The same on a connection of its own: for long work, which no stake waits behind. */
  readonly bulkLane: GroupCommit;
  close(): Promise<void>;
}

/** The key was posted before with other content: a fault of the program that built it. */
export class KeyReused extends Error {
  constructor(key: string) {
    super(`The posting key ${key} was used before for something else`);
  }
}

export const postWork: Work<Posting, undefined, PostResult> = {
  name: 'post',
  accounts: accountsOf,
  keys: (posting) => [keyOf(posting)],
  load: async () => undefined,
  decide: (posting, _state, book) => book.post(posting),
  save: () => [],
};

/** Every account of a posting, the home first. */
export function accountsOf(posting: Posting): AccountRef[] {
  return posting.legs.map(({ account }) => account);
}

export function keyOf(posting: Posting): PostingKey {
  return { home: homeOf(posting), key: posting.key };
}

const readPurses = {
  name: 'ledger-read-purses',
  text: `select owner, currency, kind, balance from ledger_account
    where (owner, currency) in (select * from unnest($1::text[], $2::text[])) and shard = 0
      and kind in ('player-cash', 'player-held', 'player-in-play', 'player-bonus')`,
};

export function createLedger(settings: GroupCommitSettings): Ledger {
  const { database, clock } = settings;
  const lane = createGroupCommit(settings);
  const { tell = () => [] } = settings;
  const lanesBefore = settings.lanes ?? 2;
  // While one chunk is committed the next is decided.
  const bulkLane = createGroupCommit({ ...settings, lanes: 2, lanesBefore, patienceMs: 0 });
  const postAlone = lane.open(postWork);
  return {
    lane,
    bulkLane,
    close: async () => {
      await bulkLane.close();
      await lane.close();
    },
    post: async (posting) => unlessReused(posting, await postAlone(posting)),
    postIn: async (tx, posting) => {
      const ids = createAccountIds(new Map(), false);
      const setting = { ids, shard: 0, now: clock.now(), tell };
      const task = { work: postWork, item: posting };
      const [result] = await runBatch(insideTransaction(tx), [task], setting);
      return unlessReused(posting, result as PostResult);
    },
    balance: createPurseReader(database.kysely),
  };
}

function unlessReused(posting: Posting, result: PostResult): Posted | BalanceTooLow {
  if (!('refused' in result)) return result;
  if (result.refused === 'key-reused') throw new KeyReused(posting.key);
  return { refused: result.refused };
}

interface PurseRow {
  readonly owner: string;
  readonly currency: string;
  readonly kind: AccountKind;
  readonly balance: bigint;
}

const purseFields: Partial<Readonly<Record<AccountKind, keyof Purses>>> = {
  'player-cash': 'cash',
  'player-held': 'held',
  'player-in-play': 'inPlay',
  'player-bonus': 'bonus',
};
const noPurses: Purses = { cash: 0n, held: 0n, inPlay: 0n, bonus: 0n };
const purseName = (owner: string, currency: string) => `${currency} ${owner}`;

/** Balances asked for together are read together: many players in one statement. */
function createPurseReader(on: Queryable) {
  const read = createReadBatch<string, Purses>(async (names) => {
    const owners = names.map((name) => name.slice(name.indexOf(' ') + 1));
    const currencies = names.map((name) => name.slice(0, name.indexOf(' ')));
    const found = new Map<string, Purses>();
    for (const row of await prepared<PurseRow>(on, readPurses, [owners, currencies])) {
      const name = purseName(row.owner, row.currency);
      const field = purseFields[row.kind];
      if (field) found.set(name, { ...(found.get(name) ?? noPurses), [field]: row.balance });
    }
    return found;
  });
  return async (owner: string, currency: string): Promise<Purses> =>
    (await read(purseName(owner, currency))) ?? noPurses;
}
