// The company's daily file: every deposit and payout that it settled on a day of the merchant, with
// its fee. A fault makes it wrong, as files of real companies are at times.
import { dayText, momentOf, printUnits, type Units } from '@baize/money';
import { useFault } from './faults.ts';
import type { Store } from './store.ts';

export interface SettledRow {
  readonly ref: string;
  readonly merchantRef: string;
  readonly kind: 'deposit' | 'payout';
  readonly state: 'paid' | 'reversed';
  readonly amount: string;
  readonly fee: string;
  readonly currency: string;
  readonly at: number;
}

const dayMs = 86_400_000;
const depositPermille = 8n;
/** Ten of the currency. */
const payoutFee = 100_000n;

export function feeOf(kind: SettledRow['kind'], units: Units): Units {
  return kind === 'deposit' ? (units * depositPermille) / 1000n : payoutFee;
}

/** Undefined: no day, or one that is not written as `2026-11-21`. */
export function settledOn(store: Store, day: string): readonly SettledRow[] | undefined {
  const from = momentOf(day, '00:00:00');
  if (from === undefined || dayText(from) !== day) return undefined;
  const rows = store.all<Omit<SettledRow, 'amount' | 'fee'> & { units: string }>(
    `select payment.ref, merchant_ref as "merchantRef", kind, outcome as state, event.units,
      currency, event.at
    from event join payment on payment.ref = event.ref
    where outcome in ('paid', 'reversed') and event.at >= ? and event.at < ? order by event.id`,
    from,
    from + dayMs,
  );
  const told = rows.map(({ units, ...row }) => ({
    ...row,
    amount: printUnits(BigInt(units)),
    fee: printUnits(row.state === 'paid' ? feeOf(row.kind, BigInt(units)) : 0n),
  }));
  return useFault(store, 'settlement-wrong') ? wrong(told) : told;
}

function wrong(rows: readonly SettledRow[]): readonly SettledRow[] {
  const [first, ...others] = rows.slice(1);
  return first === undefined ? [] : [{ ...first, amount: `1${first.amount}` }, ...others];
}

const columns = ['ref', 'merchantRef', 'kind', 'state', 'amount', 'fee', 'currency', 'at'] as const;

export function csvOf(rows: readonly SettledRow[]): string {
  const lines = rows.map((row) => columns.map((column) => row[column]).join(','));
  return [columns.join(','), ...lines, ''].join('\r\n');
}
