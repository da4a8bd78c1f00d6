// The working set of the books for one transaction: the accounts it touches and the postings it
// makes. A posting is whole or absent, no purse falls below zero, and a key posted before gives its
// first answer again.
import type { Units } from '@baize/money';
import { accountName, mayBecome, type AccountRef } from './accounts.ts';
import type { Obligations } from './obligations.ts';
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
  /** What the player's money is bound to; undefined: nothing is open. */
  obligationsOf(owner: string, currency: string): Obligations | undefined;
  post(posting: Posting): PostResult;
  /** The postings of this book itself, in order. */
  readonly postings: readonly Posted[];
  /** Accounts that this book's own postings touched. */
  changes(): Change[];
  /** Tells the book an opening balance that it had taken for zero; its entries move along. */
  rebase(account: AccountRef, opening: Units): void;
}

interface Line {
  readonly account: AccountRef;
  opening: Units;
  balance: Units;
  touched: boolean;
}

type FirstAnswer = Omit<KnownPosting, 'home' | 'key'>;
type OpenEntry = { -readonly [K in keyof Entry]: Entry[K] };

export function openBook(
  accounts: Iterable<OpenAccount>,
  known: Iterable<KnownPosting> = [],
  bound: readonly Obligations[] = [],
): Book {
  const lines = new Map<string, Line>();
  for (const { account, balance } of accounts) {
    lines.set(accountName(account), { account, opening: balance, balance, touched: false });
  }
  const first = new Map<string, FirstAnswer>();
  for (const { home, key, ...answer } of known) first.set(keyName(home, key), answer);
  const postings: Posted[] = [];
  const obligations = new Map(bound.map((one) => [`${one.currency} ${one.owner}`, one]));
  return {
    postings,
    balance: (account) => lineOf(lines, account).balance,
    obligationsOf: (owner, currency) =>
      obligations.size === 0 ? undefined : obligations.get(`${currency} ${owner}`),
    post(posting) {
      assertPosting(posting);
      const name = keyName(homeOf(posting), posting.key);
      const fingerprint = fingerprintOf(posting);
      const earlier = first.get(name);
      if (earlier !== undefined) return again(posting, fingerprint, earlier);
      const entries = enterAll(lines, posting);
      if (entries === undefined) return { refused: 'balance-too-low' };
      const posted = { posting, fingerprint, replayed: false, entries };
      first.set(name, posted);
      postings.push(posted);
      return posted;
    },
    changes: () =>
      [...lines.values()]
        .filter(({ touched }) => touched)
        .map(({ account, opening, balance }) => ({ account, before: opening, after: balance })),
    rebase(account, opening) {
      const line = lineOf(lines, account);
      const by = opening - line.opening;
      line.opening = opening;
      line.balance += by;
      for (const { entries } of postings) {
        for (const entry of entries) if (entry.account === line.account) shift(entry, by);
      }
    },
  };
}

function lineOf(lines: ReadonlyMap<string, Line>, account: AccountRef): Line {
  const name = accountName(account);
  const line = lines.get(name);
  if (line === undefined) throw new Error(`The account ${name} is not open here`);
  return line;
}

function again(posting: Posting, fingerprint: number, earlier: FirstAnswer): Posted | KeyReused {
  if (earlier.fingerprint !== fingerprint) return { refused: 'key-reused' };
  return { posting, fingerprint, replayed: true, entries: inOrder(posting, earlier.entries) };
}

/** Moves all legs, or none when one would take a purse below zero. */
function enterAll(lines: ReadonlyMap<string, Line>, { legs }: Posting): OpenEntry[] | undefined {
  const moves = legs.map(({ account, amount }) => ({ line: lineOf(lines, account), amount }));
  for (const { line, amount } of moves) {
    if (!mayBecome(line.account, line.balance, line.balance + amount)) return undefined;
  }
  return moves.map(enter);
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
