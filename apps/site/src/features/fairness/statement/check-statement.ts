// Checks a statement as docs/statements defines it, here in the browser:
// 1. The signature over the head, by a key that the house published.
// 2. Each row by the hash before it, known by its number: an altered, inserted, missing or moved
//    row is named, and a wrong hash is told once.
// 3. Each day by its head, and a closed one by the way to its published root.
// 4. Balances and totals against the rows.
import { ed25519 } from '@noble/curves/ed25519.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { unitsOf } from '@baize/client';
import { printUnits } from '@baize/money';
import { longestRise } from './longest-rise.ts';
import type {
  Published,
  StatementDay,
  StatementFile,
  StatementHead,
  StatementRow,
} from './statement.ts';

export const faultNames = [
  'signature-wrong',
  'row-altered',
  'row-inserted',
  'row-missing',
  'row-moved',
  'day-altered',
  'root-wrong',
  'totals-wrong',
] as const;
export type FaultName = (typeof faultNames)[number];

export interface Fault {
  readonly what: FaultName;
  /** The number of a row, a day, or the part of the file. */
  readonly place: string;
}

type Tell = (what: FaultName, place: unknown) => void;

const hash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
const json = (...fields: readonly unknown[]): string => JSON.stringify(fields);
/** A file may say anything: what is no amount is undefined. */
const unitsIn = (text: unknown): bigint | undefined =>
  typeof text === 'string' && /^-?\d{1,15}\.\d{4}$/.test(text) ? unitsOf(text) : undefined;

/** Everything that is wrong; nothing: the statement is as it was signed. */
export function checkStatement(file: StatementFile, published: Published | undefined): Fault[] {
  const { head, signature, rows } = file;
  const faults: Fault[] = [];
  const tell: Tell = (what, place) => faults.push({ what, place: String(place) });
  const keys = new Map(published?.keys.map(({ key, publicKey }) => [key, publicKey]));
  const own = signature.publicKey;
  const ownKey = (name: string) => (name === signature.key ? own : undefined);
  const keyOf = (name: string) => (published ? (keys.get(name) ?? '') : ownKey(name));
  const text = `baize-statement-1:${hash(JSON.stringify(head))}`;
  const isOurs = own === keyOf(signature.key) && signature.key === hash(own ?? '').slice(0, 16);
  const isWhole = isOurs && isSigned(text, signature.value, own);
  if (!isWhole) tell('signature-wrong', 'signature');
  // A forged head may count to the end of time.
  const end = head.first + Math.min(head.entries, rows.length + countedMost);
  const kept = sortRows({ first: head.first, end }, rows, tell);
  let [before, balance, next] = [[head.before], head.opening, head.first];
  for (const day of head.days) {
    const starts = before.map((one) => startOf(head, day, one));
    const ends = checkDay(day, kept, { starts, end, tell });
    const heads = ends.map((end) => headOf(head, day, end));
    const follows = day.first === next && day.opening === balance && day.last >= day.first;
    const isHead = ends.length === 0 || heads.includes(day.head);
    if (!follows || !isHead) tell('day-altered', day.day);
    if (day.root) checkRoot(day, { key: keyOf(day.root.key), published, tell });
    [before, balance, next] = [[day.head, ...heads], day.closing, day.last + 1];
  }
  const isCounted = balance === head.closing && next === head.first + head.entries;
  const isSummed = faults.length > 0 || json(...head.totals) === json(...totalsOf(rows));
  if (!isCounted || !isSummed) tell('totals-wrong', 'head');
  return faults;
}

function isSigned(text: string, value: string, publicKey: string): boolean {
  try {
    return ed25519.verify(bytesOf(value), utf8ToBytes(text), bytesOf(publicKey));
  } catch {
    return false;
  }
}

const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));

type Owner = Pick<StatementHead, 'account' | 'currency'>;

const startOf = ({ account, currency }: Owner, { day, opening }: StatementDay, before: string) =>
  hash(json('baize-day-1', account, currency, day, opening, before));

const linkOf = (before: string, row: StatementRow): string => {
  const { n, id, time, event, reference, amount, before: opening, after } = row;
  return hash(`${before}\n${json(n, id, time, event, reference, amount, opening, after)}`);
};

const headOf = ({ account, currency }: Owner, day: StatementDay, lastHash: string): string =>
  hash(
    json('baize-head-1', account, currency, day.day, day.first, day.last, day.closing, lastHash),
  );

type Kept = ReadonlyMap<number, StatementRow>;

/** The rows by their numbers; those that are too many, missing or out of order are told. */
function sortRows(
  { first, end }: { readonly first: number; readonly end: number },
  rows: readonly StatementRow[],
  tell: Tell,
): Kept {
  const kept = new Map<number, StatementRow>();
  const inOrder = longestRise(rows.map((row) => row?.n));
  for (const [at, row] of rows.entries()) {
    const n = row?.n;
    const isFit = Number.isInteger(n) && n >= first && n < end && !kept.has(n);
    if (!isFit) {
      tell('row-inserted', n);
      continue;
    }
    kept.set(n, row);
    if (!inOrder.has(at)) tell('row-moved', n);
  }
  for (let n = first; n < end; n += 1) if (!kept.has(n)) tell('row-missing', n);
  return kept;
}

interface DayCheck {
  /** No row has this number or a higher one. */
  readonly end: number;
  readonly starts: readonly string[];
  readonly tell: Tell;
}

/** So many missing rows are named at most. */
const countedMost = 1000;
const fieldsOfRow = 9;
const knownMost = 3;

/** Gives the hashes that the day may end with. */
function checkDay(
  { first, last }: StatementDay,
  kept: Kept,
  { starts, end, tell }: DayCheck,
): readonly string[] {
  let known = starts;
  for (let n = first; n <= Math.min(last, end - 1); n += 1) {
    const row = kept.get(n);
    if (!row) {
      known = [];
      continue;
    }
    const links = known.map((before) => linkOf(before, row));
    const isRight = links.length === 0 || links.includes(row.hash);
    const isWhole = isRight && addsUp(row) && Object.keys(row).length === fieldsOfRow;
    if (!isWhole) tell('row-altered', n);
    // A wrong hash is told once: the next row is also checked by what it should have been.
    known = [...new Set([row.hash, ...links])].slice(0, knownMost);
  }
  return known;
}

function addsUp({ before, amount, after }: StatementRow): boolean {
  const [from, moved, to] = [unitsIn(before), unitsIn(amount), unitsIn(after)];
  return from !== undefined && moved !== undefined && from + moved === to;
}

interface RootCheck {
  /** Undefined: it is an older one, which only the published keys tell. */
  readonly key: string | undefined;
  readonly published: Published | undefined;
  readonly tell: Tell;
}

function checkRoot({ day, head, root }: StatementDay, { key, published, tell }: RootCheck): void {
  if (!root) return;
  const chain = hash(json('baize-root-1', day, root.accounts, root.root, root.before));
  const listed = published?.roots.find((one) => one.day === day);
  const oldest = published?.roots[0]?.day;
  const isOlder = oldest === undefined || day < oldest;
  const isListed = listed ? listed.chain === root.chain : isOlder;
  const isUnder = rootAbove(head, root.path) === root.root && chain === root.chain;
  const isOurs = key === undefined || isSigned(`baize-root-1:${root.chain}`, root.signature, key);
  if (!isListed || !isUnder || !isOurs) tell('root-wrong', day);
}

const rootAbove = (head: string, path: readonly string[]): string =>
  path.reduce(
    (below, step) => {
      const beside = step.slice(1);
      return hash(step.startsWith('L') ? `node:${beside}${below}` : `node:${below}${beside}`);
    },
    hash(`leaf:${head}`),
  );

function totalsOf(rows: readonly StatementRow[]): readonly object[] {
  const sums = new Map<string, { entries: number; credited: bigint; debited: bigint }>();
  for (const { event, amount } of rows) {
    const sum = sums.get(event) ?? { entries: 0, credited: 0n, debited: 0n };
    const moved = unitsIn(amount) ?? 0n;
    sums.set(event, {
      entries: sum.entries + 1,
      credited: sum.credited + (moved > 0n ? moved : 0n),
      debited: sum.debited - (moved < 0n ? moved : 0n),
    });
  }
  return [...sums]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([event, { entries, credited, debited }]) => ({
      event,
      entries,
      credited: printUnits(credited),
      debited: printUnits(debited),
    }));
}
