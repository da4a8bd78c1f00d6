// Closes a day of everybody's cash: chains its entries account by account, builds the tree over
// the heads, and writes days and signed root in one transaction. What was closed never changes;
// a run that is interrupted leaves nothing, and the next one begins the day again.
import { hash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Clock } from '../../../../platform/clock/index.ts';
import { chainOfRoots, signedRoot, treeOf } from '../rules/statement-tree.ts';
import { noHead, type Sha256 } from '../rules/statement-chain.ts';
import { chainDays, type ChainedDay, type DayChain } from '../rules/statement-rows.ts';
import {
  readEntries,
  readEntriesOfMany,
  readLastDays,
  readMoved,
  writeDays,
  type CashEntry,
  type CashOwner,
  type ClosedDay,
} from './days.ts';
import { currentKey, type KeyPorts } from './keys.ts';
import { writeRoot, type PublishedRoot } from './roots.ts';

export const sha256: Sha256 = (text) => hash('sha256', text);

/** An account as statements name it. */
export const accountNameOf = (
  { statementKeys }: Pick<KeyPorts, 'statementKeys'>,
  { playerId, currency }: { readonly playerId: string; readonly currency: string },
): string => statementKeys.digest(playerId, `account in ${currency}`);

export type SealPorts = KeyPorts & { readonly clock: Clock };

export interface DayToClose {
  readonly day: string;
  readonly from: number;
  readonly to: number;
  /** The root of the day before; none: this is the first day. */
  readonly before: Pick<PublishedRoot, 'chain'> | undefined;
}

const accountsAtOnce = 200;
const entriesAtOnce = 1000;
const daysAtOnce = 2000;

export async function closeDay(ports: SealPorts, closing: DayToClose): Promise<void> {
  const { kysely, transaction } = ports.database;
  const owners = await readMoved(kysely, closing);
  const days: Omit<ClosedDay, 'path'>[] = [];
  for (let at = 0; at < owners.length; at += accountsAtOnce) {
    days.push(...(await chainSome(ports, owners.slice(at, at + accountsAtOnce), closing)));
    await nextTurn();
  }
  days.sort((one, other) => (one.account < other.account ? -1 : 1));
  const heads = days.map(({ head }) => head);
  const tree = treeOf(sha256, heads);
  const now = ports.clock.now();
  const key = await currentKey(ports, now);
  const facts = { day: closing.day, accounts: days.length, root: tree.root };
  const chain = chainOfRoots(sha256, { ...facts, before: closing.before?.chain ?? noHead });
  const signature = key.sign(signedRoot(chain));
  await transaction(async (tx) => {
    await writeRoot(tx, { ...facts, chain, keyId: key.keyId, signature, publishedAt: now });
    for (let at = 0; at < days.length; at += daysAtOnce) {
      const some = days.slice(at, at + daysAtOnce);
      await writeDays(
        tx,
        some.map((day, place) => ({ ...day, path: tree.pathOf(at + place) })),
      );
    }
  });
}

async function chainSome(
  ports: SealPorts,
  owners: readonly CashOwner[],
  closing: DayToClose,
): Promise<readonly Omit<ClosedDay, 'path'>[]> {
  const { kysely } = ports.database;
  const known = await readLastDays(
    kysely,
    owners.map(({ accountId }) => accountId),
  );
  const starts = owners.map(({ accountId: id }) => ({
    id,
    after: known.get(id)?.lastPosting ?? 0n,
  }));
  const firsts = await readEntriesOfMany(kysely, starts, entriesAtOnce);
  const closed: Omit<ClosedDay, 'path'>[] = [];
  for (const owner of owners) {
    const account = accountNameOf(ports, owner);
    const begun = { account, currency: owner.currency, floor: closing.day };
    const chain = chainDays(sha256, begun, pointAfter(known.get(owner.accountId)));
    await addAll(ports, owner, { chain, first: firsts.get(owner.accountId) ?? [], to: closing.to });
    const [day] = chain.days;
    if (day) closed.push(closedDay(owner.accountId, account, day));
  }
  return closed;
}

export const pointAfter = (day: ClosedDay | undefined) => ({
  head: day?.head ?? noHead,
  number: day?.last ?? 0,
  posting: day?.lastPosting ?? 0n,
  balance: day?.closing ?? 0n,
  totals: day?.totals ?? new Map(),
});

interface Adding {
  readonly chain: DayChain;
  readonly first: readonly CashEntry[];
  readonly to: number;
}

/** Entries up to the first one of a later day. */
async function addAll(
  { database }: SealPorts,
  { accountId }: CashOwner,
  { chain, first, to }: Adding,
): Promise<void> {
  let entries = first;
  for (;;) {
    for (const entry of entries) {
      if (entry.at >= to) return chain.close();
      chain.add(entry);
    }
    const last = entries.at(-1);
    if (!last || entries.length < entriesAtOnce) return chain.close();
    const range = { after: last.posting, most: entriesAtOnce };
    entries = await readEntries(database.kysely, accountId, range);
  }
}

const closedDay = (accountId: bigint, account: string, day: ChainedDay) => ({
  accountId,
  account,
  ...day,
});
