// A connection on which one batch runs: a lane's own, where statements are sent without waiting for
// the ones before, or the connection of a caller's transaction.
import { prepared, type Statement, type Tx } from '../../../../../platform/database/index.ts';

export interface BatchConnection {
  readonly tx: Tx;
  run<Row>(statement: Statement, values: readonly unknown[]): Promise<Row[]>;
  begin(): Promise<void>;
  commit(): Promise<void>;
}

/** A batch inside a transaction that its caller began and will commit. */
export function insideTransaction(tx: Tx): BatchConnection {
  const nothing = async () => undefined;
  return {
    tx,
    run: (statement, values) => prepared(tx, statement, values),
    begin: nothing,
    commit: nothing,
  };
}

/** Waits for all, also when one fails, so that nothing is still under way afterwards. */
export async function together<T>(works: readonly Promise<T>[]): Promise<T[]> {
  const settled = await Promise.allSettled(works);
  return settled.map((result) => {
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  });
}
