// The figures of a bill as it states them beside those that were worked out again.
import { textOf, type Amount } from './decimals.ts';
import type { BillExport } from './exports.ts';
import { recompute } from './recompute.ts';

export interface Line {
  readonly what: string;
  readonly stated: string;
  readonly found: string;
}

export function linesOf({ facts, stated }: BillExport): Line[] {
  const found = recompute(facts);
  const amount = (what: string, one: Amount, other: Amount): Line => ({
    what,
    stated: textOf(one),
    found: textOf(other),
  });
  const count = (what: string, one: number | null, other: number | null): Line => ({
    what,
    stated: String(one ?? 'none'),
    found: String(other ?? 'none'),
  });
  return [
    amount('turnover', stated.turnover, found.turnover),
    amount('payout', stated.payout, found.payout),
    amount('rebates', stated.rebate, found.rebate),
    amount('bonuses', stated.bonus, found.bonus),
    amount('wages', stated.wage, found.wage),
    amount('net loss', stated.netLoss, found.netLoss),
    count('active', stated.active, found.active),
    count('tier', stated.tierReached, found.tierReached),
    amount('rate', stated.rate, found.rate),
    amount('base', stated.base, found.base),
    amount('carry out', stated.carryAfter, found.carryAfter),
    amount('due', stated.due, found.due),
    amount('paid', stated.paid, stated.payments),
  ];
}

export const differsIn = (lines: readonly Line[]): boolean =>
  lines.some(({ stated, found }) => stated !== found);
