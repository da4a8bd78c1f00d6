// Entries of an account as rows of a statement, numbered and chained, day by day. An entry that is
// dated before the one ahead of it, because hosts' clocks differ, counts to that one's day.
import { dayText, printUnits, type Units } from '@baize/money';
import { countEntry, type EventTotal, type Totals } from './day-totals.ts';
import {
  headOf,
  linkOf,
  startOfChain,
  type ChainedRow,
  type Sha256,
  type StatementRow,
} from './statement-chain.ts';

export interface Entry {
  readonly posting: bigint;
  readonly at: number;
  readonly event: string;
  readonly reference: string;
  readonly amount: Units;
  readonly after: Units;
}

export function rowOf(n: number, entry: Entry): StatementRow {
  return {
    n,
    id: String(entry.posting),
    time: new Date(entry.at).toISOString(),
    event: entry.event,
    reference: entry.reference,
    amount: printUnits(entry.amount),
    before: printUnits(entry.after - entry.amount),
    after: printUnits(entry.after),
  };
}

/** Where a chain stands before the next entry. */
export interface ChainPoint {
  readonly head: string;
  readonly number: number;
  readonly posting: bigint;
  readonly balance: Units;
  readonly totals: Totals;
}

export interface ChainedDay {
  readonly day: string;
  readonly first: number;
  readonly last: number;
  readonly lastPosting: bigint;
  readonly opening: Units;
  readonly closing: Units;
  readonly before: string;
  readonly head: string;
  readonly totals: Totals;
}

export interface ChainOwner {
  readonly account: string;
  readonly currency: string;
  /** The first day that is not closed: nothing counts to one before it. */
  readonly floor: string;
}

interface DayUnderWay {
  readonly day: string;
  readonly first: number;
  readonly opening: Units;
  readonly before: string;
}

export interface DayChain {
  readonly days: readonly ChainedDay[];
  /** The row of the next entry with its hash. */
  add(entry: Entry): ChainedRow;
  /** Closes the last day. */
  close(): void;
}

/** Takes entries in their order; a day is closed by the first entry of a later one. */
export function chainDays(
  hash: Sha256,
  { floor, ...owner }: ChainOwner,
  start: ChainPoint,
): DayChain {
  let point = start;
  let hashed = '';
  let closing = start.balance;
  let under: DayUnderWay | undefined;
  const totals = new Map<string, EventTotal>(start.totals);
  const days: ChainedDay[] = [];
  const begin = (day: string, opening: Units): DayUnderWay => {
    hashed = startOfChain(hash, {
      ...owner,
      day,
      opening: printUnits(opening),
      before: point.head,
    });
    return { day, first: point.number + 1, opening, before: point.head };
  };
  const close = (): void => {
    if (!under) return;
    const { day, first } = under;
    const end = { first, last: point.number, closing: printUnits(closing), lastHash: hashed };
    const head = headOf(hash, { ...owner, day, ...end });
    const counted = { last: end.last, lastPosting: point.posting, totals: new Map(totals) };
    days.push({ ...under, ...counted, closing, head });
    point = { ...point, head };
    under = undefined;
  };
  return {
    days,
    add(entry) {
      const day = latest(dayText(entry.at), under?.day ?? floor);
      if (under?.day !== day) {
        close();
        under = begin(day, entry.after - entry.amount);
      }
      const row = rowOf(point.number + 1, entry);
      hashed = linkOf(hash, hashed, row);
      closing = entry.after;
      countEntry(totals, entry.event, entry.amount);
      point = { ...point, number: row.n, posting: entry.posting, balance: closing };
      return { ...row, hash: hashed };
    },
    close,
  };
}

const latest = (one: string, other: string): string => (one > other ? one : other);
