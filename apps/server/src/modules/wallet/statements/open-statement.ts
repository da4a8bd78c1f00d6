// Makes the statement of a player's cash over some days: its signed head, and its rows as they are
// read. Closed days are told as they were written; a day that is not closed is chained now, so its
// part may grow until it is.
import { dayText, printUnits, type Units } from '@baize/money';
import { sha256, accountNameOf, pointAfter, type SealPorts } from './store/seal-day.ts';
import {
  readCashAccount,
  readDays,
  readEntries,
  readLastDay,
  type CashEntry,
  type ClosedDay,
} from './store/days.ts';
import { readBonusPeriod } from './store/bonus-period.ts';
import { currentKey, keyNamed } from './store/keys.ts';
import { readLastRoot, readRoots, type PublishedRoot } from './store/roots.ts';
import { addTotals, type Totals } from './rules/day-totals.ts';
import { dayAfter, dayBefore, daysIn } from './rules/house-days.ts';
import { linkOf, noHead, startOfChain, type ChainedRow } from './rules/statement-chain.ts';
import {
  signedHead,
  statementHead,
  type StatementDay,
  type StatementHead,
  type StatementSignature,
} from './rules/statement-head.ts';
import { chainDays, rowOf, type ChainedDay } from './rules/statement-rows.ts';

export interface StatementAsked {
  readonly playerId: string;
  readonly username: string;
  readonly currency: string;
  /** The house that issues it, by its code. */
  readonly house: string;
  readonly from: string;
  readonly to: string;
  readonly now: number;
  /** Longer ones are refused. */
  readonly most: number;
}

export interface Statement {
  readonly head: StatementHead;
  readonly signature: StatementSignature;
  /** In the order of the account, some at a time. */
  readonly rows: () => AsyncGenerator<readonly ChainedRow[], void>;
}

export interface TooLong {
  readonly tooLong: number;
}

const entriesAtOnce = 1000;

interface Part extends ChainedDay {
  readonly path?: readonly string[];
}

interface Period {
  readonly parts: readonly Part[];
  readonly opening: Units;
  readonly closing: Units;
  readonly first: number;
  readonly entries: number;
  readonly before: string;
  /** The last posting before the period. */
  readonly behind: bigint;
  readonly totals: Totals;
}

export async function openStatement(
  ports: SealPorts,
  asked: StatementAsked,
): Promise<Statement | TooLong> {
  const { kysely } = ports.database;
  const lastRoot = await readLastRoot(kysely);
  const accountId = await readCashAccount(kysely, asked);
  const account = accountNameOf(ports, asked);
  const period = await readPeriod(ports, asked, { accountId, account, lastRoot });
  if ('tooLong' in period) return period;
  const until = period.parts.at(-1)?.lastPosting;
  const bonus = await readBonusPeriod(kysely, asked, { behind: period.behind, until });
  const closedUntil = lastRoot?.day ?? '';
  const roots = await readRoots(kysely, { ...asked, most: daysIn(asked.from, asked.to) });
  const rootOf = new Map(roots.map((root) => [root.day, root]));
  const last = asked.to <= closedUntil ? rootOf.get(asked.to) : undefined;
  const key = last ? await keyNamed(ports, last.keyId) : await currentKey(ports, asked.now);
  const head = statementHead(sha256, {
    ...period,
    bonus,
    house: asked.house,
    member: asked.username,
    account,
    currency: asked.currency,
    from: asked.from,
    to: asked.to,
    issuedAt: last?.publishedAt ?? asked.now,
    closedUntil: closedUntil < asked.to ? closedUntil : asked.to,
    days: period.parts.map((part) => printDay(part, rootOf.get(part.day))),
  });
  const value = key.sign(signedHead(sha256, head));
  return {
    head,
    signature: { key: key.keyId, publicKey: key.publicKey, value },
    rows: () => readRows(ports, { accountId, account, period, currency: asked.currency }),
  };
}

interface Known {
  readonly accountId: bigint | undefined;
  readonly account: string;
  readonly lastRoot: PublishedRoot | undefined;
}

async function readPeriod(
  ports: SealPorts,
  { from, to, currency, now, most }: StatementAsked,
  { accountId, account, lastRoot }: Known,
): Promise<Period | TooLong> {
  if (accountId === undefined) return emptyPeriod(undefined);
  const { kysely } = ports.database;
  const [before, closed] = await Promise.all([
    readLastDay(kysely, accountId, dayBefore(from)),
    readDays(kysely, accountId, { from, to }),
  ]);
  const counted = (closed.at(-1)?.last ?? 0) - (closed[0]?.first ?? 1) + 1;
  if (counted > most) return { tooLong: counted };
  const isOpen = lastRoot === undefined || to > lastRoot.day;
  if (!isOpen) return periodOf(before, closed);
  const newest = closed.at(-1) ?? (await readLastDay(kysely, accountId));
  const floor = lastRoot ? dayAfter(lastRoot.day) : '';
  const chain = chainDays(sha256, { account, currency, floor }, pointAfter(newest));
  let after = newest?.lastPosting ?? 0n;
  for (let read = 0; ;) {
    const entries = await readEntries(kysely, accountId, { after, most: entriesAtOnce });
    for (const entry of entries) chain.add(entry);
    read += entries.length;
    if (counted + read > most + entriesAtOnce) return { tooLong: counted + read };
    const last = entries.at(-1);
    if (!last || entries.length < entriesAtOnce) break;
    after = last.posting;
  }
  chain.close();
  const upTo = to > dayText(now) ? dayText(now) : to;
  const openDays = chain.days.filter(({ day }) => day >= from && day <= upTo);
  const all = chain.days.filter(({ day }) => day < from);
  return periodOf(all.at(-1) ?? before, [...closed, ...openDays]);
}

const emptyPeriod = (before: ChainedDay | undefined): Period => ({
  parts: [],
  opening: before?.closing ?? 0n,
  closing: before?.closing ?? 0n,
  first: (before?.last ?? 0) + 1,
  entries: 0,
  before: before?.head ?? noHead,
  behind: before?.lastPosting ?? 0n,
  totals: new Map(),
});

function periodOf(
  before: ChainedDay | ClosedDay | undefined,
  parts: readonly (ChainedDay | ClosedDay)[],
): Period {
  const empty = emptyPeriod(before);
  const last = parts.at(-1);
  if (!last) return empty;
  return {
    ...empty,
    parts,
    closing: last.closing,
    entries: last.last - empty.first + 1,
    totals: addTotals(last.totals, before?.totals ?? new Map(), -1),
  };
}

function printDay(part: Part, root: PublishedRoot | undefined): StatementDay {
  return {
    day: part.day,
    first: part.first,
    last: part.last,
    opening: printUnits(part.opening),
    closing: printUnits(part.closing),
    head: part.head,
    root:
      root && part.path
        ? {
            accounts: root.accounts,
            root: root.root,
            before: root.before,
            chain: root.chain,
            key: root.keyId,
            signature: root.signature,
            path: part.path,
          }
        : null,
  };
}

interface Reading {
  readonly accountId: bigint | undefined;
  readonly account: string;
  readonly currency: string;
  readonly period: Period;
}

async function* readRows(
  { database }: SealPorts,
  { accountId, account, currency, period }: Reading,
): AsyncGenerator<readonly ChainedRow[], void> {
  const until = period.parts.at(-1)?.lastPosting;
  if (accountId === undefined || until === undefined) return;
  let after = period.behind;
  let n = period.first;
  let place = -1;
  let hashed = '';
  const rowNext = (entry: CashEntry): ChainedRow => {
    const next = period.parts[place + 1];
    if (next && n === next.first) {
      place += 1;
      const { day, opening, before } = next;
      hashed = startOfChain(sha256, {
        account,
        currency,
        day,
        opening: printUnits(opening),
        before,
      });
    }
    const row = rowOf(n, entry);
    n += 1;
    hashed = linkOf(sha256, hashed, row);
    return { ...row, hash: hashed };
  };
  for (;;) {
    const range = { after, until, most: entriesAtOnce };
    const entries = await readEntries(database.kysely, accountId, range);
    const last = entries.at(-1);
    if (!last) return;
    yield entries.map(rowNext);
    if (entries.length < entriesAtOnce) return;
    after = last.posting;
  }
}
