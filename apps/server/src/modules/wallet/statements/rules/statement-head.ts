// The head of a statement: whose it is, over which days, what they came to, and the root of each
// day. It is signed as the JSON text of exactly these fields in this order.
import { printUnits, type Units } from '@baize/money';
import { sumOf, type Totals } from './day-totals.ts';
import type { Sha256 } from './statement-chain.ts';

export const statementFormat = 'baize-statement-1';

export interface StatementRoot {
  readonly accounts: number;
  readonly root: string;
  readonly before: string;
  readonly chain: string;
  readonly key: string;
  readonly signature: string;
  readonly path: readonly string[];
}

export interface StatementDay {
  readonly day: string;
  readonly first: number;
  readonly last: number;
  readonly opening: string;
  readonly closing: string;
  readonly head: string;
  /** Null while the day is not closed. */
  readonly root: StatementRoot | null;
}

export interface StatementTotal {
  readonly event: string;
  readonly entries: number;
  readonly credited: string;
  readonly debited: string;
}

export interface StatementHead {
  readonly format: typeof statementFormat;
  readonly id: string;
  readonly house: string;
  readonly member: string;
  readonly account: string;
  readonly currency: string;
  readonly from: string;
  readonly to: string;
  readonly issuedAt: string;
  /** The last day of the period that was closed; empty before the first closed day of all. */
  readonly closedUntil: string;
  readonly opening: string;
  readonly closing: string;
  readonly entries: number;
  /** The number of the first entry; with none the number that comes next. */
  readonly first: number;
  /** The head of the last day with entries before these. */
  readonly before: string;
  readonly totals: readonly StatementTotal[];
  readonly days: readonly StatementDay[];
  /** Bonus money that moved beside the cash; absent where the member never had any. */
  readonly bonus?: StatementBonus;
}

/** The rows are the cash; of bonus money the head tells what the period came to. */
export interface StatementBonus {
  readonly opening: string;
  readonly closing: string;
  readonly entries: number;
  readonly credited: string;
  readonly debited: string;
}

/** The same in units. */
export interface BonusPeriod {
  readonly opening: Units;
  readonly entries: number;
  readonly credited: Units;
  readonly debited: Units;
}

export interface StatementSignature {
  readonly key: string;
  readonly publicKey: string;
  readonly value: string;
}

interface HeadFacts extends Omit<
  StatementHead,
  'format' | 'id' | 'opening' | 'closing' | 'totals' | 'issuedAt' | 'bonus'
> {
  readonly bonus?: BonusPeriod | undefined;
  readonly issuedAt: number;
  readonly opening: Units;
  readonly closing: Units;
  readonly totals: Totals;
}

export function statementHead(hash: Sha256, facts: HeadFacts): StatementHead {
  const { account, currency, from, to, entries, days } = facts;
  const last = days.at(-1)?.head ?? facts.before;
  const id = hash(JSON.stringify(['baize-id-1', account, currency, from, to, entries, last]));
  return {
    format: statementFormat,
    id: `S${id.slice(0, 20).toUpperCase()}`,
    house: facts.house,
    member: facts.member,
    account,
    currency,
    from,
    to,
    issuedAt: new Date(facts.issuedAt).toISOString(),
    closedUntil: facts.closedUntil,
    opening: printUnits(facts.opening),
    closing: printUnits(facts.closing),
    entries,
    first: facts.first,
    before: facts.before,
    totals: printTotals(facts.totals),
    days,
    ...(facts.bonus ? { bonus: printBonus(facts.bonus) } : {}),
  };
}

const printBonus = ({ opening, entries, credited, debited }: BonusPeriod): StatementBonus => ({
  opening: printUnits(opening),
  closing: printUnits(opening + credited - debited),
  entries,
  credited: printUnits(credited),
  debited: printUnits(debited),
});

export const printTotals = (totals: Totals): StatementTotal[] =>
  [...totals.keys()].toSorted().map((event) => {
    const { entries, credited, debited } = sumOf(totals, [event]);
    return { event, entries, credited: printUnits(credited), debited: printUnits(debited) };
  });

/** The text under a statement's signature. */
export const signedHead = (hash: Sha256, head: StatementHead): string =>
  `${statementFormat}:${hash(JSON.stringify(head))}`;
