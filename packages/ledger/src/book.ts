// The working set of the books for one transaction: the accounts it touches and the postings it makes. A posting is
// whole or absent, no purse falls below zero, and a key posted before gives its first answer again.
import type { Units } from '@baize/money';
import { accountName, mayBecome, type AccountRef } from './accounts.ts';
import { assertPosting, fingerprintOf, homeOf, type Posting } from './posting.ts';

export interface OpenAccount {
  readonly account: AccountRef;
  readonly balance: Units;
}

export interface Entry {
  readonly account: AccountRef;
  readonly amount: Units;
  readonly before: Units;
  readonly after: Units;
}

export interface Posted {
  readonly posting: Posting;
  readonly fingerprint: number;
  /** True when the key had been posted before: these are the entries of that first time. */
  readonly replayed: boolean;
  readonly entries: readonly Entry[];
}

/** A posting of an earlier transaction whose key may come again in this one. */
export interface KnownPosting {
  readonly home: AccountRef;
  readonly key: string;
  readonly fingerprint: number;
  readonly entries: readonly Entry[];
}

export type BalanceTooLow = { readonly refused: 'balance-too-low' };
/** The key was posted before with other content: a fault of the caller's program. */
export type KeyReused = { readonly refused: 'key-reused' };
export type PostResult = Posted | BalanceTooLow | KeyReused;

export interface Change {
  readonly account: AccountRef;
  readonly before: Units;
  readonly after: Units;
}

export interface Book {
  balance(account: AccountRef): Units;
  post(posting: Posting): PostResult;
  /** What this book posted itself, in order. */
  readonly postings: readonly Posted[];
  /** Accounts that this book's own postings touched. */
  changes(): Change[];
  /** Tells the book an opening balance that it had taken for zero; its entries move along. */
  rebase(account: AccountRef, opening: Units): void;
}

interface Line {
  readonly account: AccountRef;
  readonly name: string;
  opening: Units;
  balance: Units;
  touched: boolean;
}

type OpenEntry = { -readonly [K in keyof Entry]: Entry[K] };

export function openBook(
  accounts: Iterable<OpenAccount>,
  known: Iterable<KnownPosting> = [],
): Book {
  const lines = new Map<string, Line>();
  for (const { account, balance } of accounts) {
    const name = accountName(account);
    lines.set(name, { account, name, opening: balance, balance, touched: false });
  }
  const first = new Map<string, Omit<KnownPosting, 'home' | 'key'>>();
  for (const { home, key, ...rest } of known) first.set(keyName(home, key), rest);
  const postings: Posted[] = [];

  const lineOf = (account: AccountRef): Line => {
    const line = lines.get(accountName(account));
    if (line === undefined) throw new Error(`The account ${accountName(account)} is not open here`);
    return line;
  };

  return {
    postings,
    balance: (account) => lineOf(account).balance,
    post(posting) {
      assertPosting(posting);
      const name = keyName(homeOf(posting), posting.key);
      const fingerprint = fingerprintOf(posting);
      const earlier = first.get(name);
      if (earlier !== undefined) {
        if (earlier.fingerprint !== fingerprint) return { refused: 'key-reused' };
        return { posting, fingerprint, replayed: true, entries: inOrder(posting, earlier.entries) };
      }
      const moves = posting.legs.map(({ account, amount }) => ({ line: lineOf(account), amount }));
      const short = moves.some(
        ({ line, amount }) => !mayBecome(line.account, line.balance, line.balance + amount),
      );
      if (short) return { refused: 'balance-too-low' };
      const posted = { posting, fingerprint, replayed: false, entries: moves.map(enter) };
      first.set(name, posted);
      postings.push(posted);
      return posted;
    },
    changes: () =>
      [...lines.values()]
        .filter(({ touched }) => touched)
        .map(({ account, opening, balance }) => ({ account, before: opening, after: balance })),
    rebase(account, opening) {
      const line = lineOf(account);
      const by = opening - line.opening;
      line.opening = opening;
      line.balance += by;
      const name = accountName(account);
      for (const { entries } of postings) {
        for (const entry of entries) if (accountName(entry.account) === name) shift(entry, by);
      }
    },
  };
}

/** The entries in the order of the legs; those that the caller did not supply are absent. */
function inOrder(posting: Posting, entries: readonly Entry[]): Entry[] {
  const byName = new Map(entries.map((entry) => [accountName(entry.account), entry]));
  return posting.legs.flatMap(({ account }) => byName.get(accountName(account)) ?? []);
}

function keyName(home: AccountRef, key: string): string {
  return `${accountName(home)} ${key}`;
}

function enter({ line, amount }: { line: Line; amount: Units }): OpenEntry {
  const before = line.balance;
  line.balance = before + amount;
  line.touched = true;
  return { account: line.account, amount, before, after: line.balance };
}

function shift(entry: OpenEntry, by: Units): void {
  entry.before += by;
  entry.after += by;
}
