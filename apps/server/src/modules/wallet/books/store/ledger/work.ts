// A kind of work that shares the ledger's durable transactions: it names the accounts it needs,
// loads its own rows after these are locked, decides purely over the book, and saves what it
// decided. Whole batches are loaded and saved at once.
import type { AccountRef, Book } from '@baize/ledger';
import type { Saving, Tx } from '../../../../../platform/database/index.ts';

export interface PostingKey {
  readonly home: AccountRef;
  readonly key: string;
}

/**
 * `I` one item of work, `S` what a batch of them has loaded, `O` the outcome for one.
 * An item must be idempotent: when a connection breaks during commit, it is run again.
 */
export interface Work<I, S, O> {
  readonly name: string;
  /**
   * Every account that `decide` may touch. Purses among them are locked, in one order everywhere.
   */
  accounts(item: I): readonly AccountRef[];
  /** Every key that `decide` may post: a key posted before then gives its first answer. */
  keys(item: I): readonly PostingKey[];
  /** Runs once a batch, after the locks: what another process committed before is seen. */
  load(tx: Tx, items: readonly I[]): Promise<S>;
  /**
   * In order of arrival, without waiting. Later items see what earlier ones did to state and book.
   */
  decide(item: I, state: S, book: Book): O;
  /**
   * What to write, once a batch. It is sent in one flight with the postings and the commit, so that
   * the batch waits once for all of them: a statement that has nothing to write may not pass in
   * silence where it must write, it has to fail.
   */
  save(state: S): readonly Saving[];
}

export type AnyWork = Work<unknown, unknown, unknown>;

/** One item of a batch with its kind. */
export interface Task {
  readonly work: AnyWork;
  readonly item: unknown;
}
