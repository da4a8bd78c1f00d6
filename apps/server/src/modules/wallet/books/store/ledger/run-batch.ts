// One transaction for a whole batch: lock and load, decide in order of arrival, save and write.
// Nothing of a batch is visible or answered before its commit has returned; if any part fails, none
// of it has happened.
import { accountName, openBook, type AccountRef } from '@baize/ledger';
import type { AccountIds } from './account-ids.ts';
import { together, type BatchConnection } from './connection.ts';
import { readOpening, type AccountRow } from './read-opening.ts';
import { saveObligations, type TellBound } from './save-obligations.ts';
import type { AnyWork, Task } from './work.ts';
import { readyToWrite } from './write-postings.ts';

export interface BatchSetting {
  readonly ids: AccountIds;
  /** Which row of the house's sharded accounts this batch uses. */
  readonly shard: number;
  readonly now: number;
  /** Writes down what is told of ended bonuses and spent balances. */
  readonly tell: TellBound;
}

export async function runBatch(
  connection: BatchConnection,
  tasks: readonly Task[],
  { ids, shard, now, tell }: BatchSetting,
): Promise<unknown[]> {
  const rows = await rowsOf(connection, tasks, ids, shard);
  const keys = tasks.flatMap(({ work, item }) => work.keys(item));
  const groups = [...Map.groupBy(tasks, ({ work }) => work)];
  const began = connection.begin();
  const opened = readOpening(connection, rows, { keys, ids });
  const loads = together(groups.map(([work, of]) => loadGroup(connection, work, of)));
  await together<unknown>([began, opened, loads]);
  const { accounts, known, obligations, rows: openRows } = await opened;
  const states = new Map(await loads);
  const book = openBook(accounts, known, obligations);
  const outcomes = tasks.map(({ work, item }) => work.decide(item, states.get(work), book));
  const savings = [
    ...[...states].flatMap(([work, state]) => work.save(state)),
    ...(obligations.length === 0 ? [] : saveObligations(obligations, now, tell)),
  ];
  const write = readyToWrite(book, openRows, now);
  // Sent together: a write that fails turns the commit behind it into a rollback.
  const saved = savings.map(({ values, ...statement }) => connection.run(statement, values));
  await together<unknown>([...saved, write(connection), connection.commit()]);
  return outcomes;
}

async function loadGroup(
  { tx }: BatchConnection,
  work: AnyWork,
  tasks: readonly Task[],
): Promise<[AnyWork, unknown]> {
  const items = tasks.map(({ item }) => item);
  return [work, await work.load(tx, items)];
}

async function rowsOf(
  connection: BatchConnection,
  tasks: readonly Task[],
  ids: AccountIds,
  shard: number,
): Promise<AccountRow[]> {
  const byName = new Map<string, AccountRef>();
  for (const { work, item } of tasks) {
    for (const account of work.accounts(item)) byName.set(accountName(account), account);
  }
  const accounts = [...byName.values()];
  const found = await ids.find(connection.run, accounts, shard);
  return found.flatMap((id, index) => {
    const account = accounts[index];
    return account === undefined ? [] : [{ account, id }];
  });
}
