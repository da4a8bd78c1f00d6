// Balances of a period and its totals by event, at a cost that does not grow with
// the number of entries.
import { refuse, type OutputOf, type Refusal, type wallet } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { WalletPorts } from '../ports.ts';
import { fileEntriesMax } from '../statements/ask-statement.ts';
import { endOf, startOf } from '../statements/rules/house-days.ts';
import { printTotals } from '../statements/rules/statement-head.ts';
import { readStatementPeriod, type StatementPeriod } from '../statements/rules/statement-period.ts';
import { sumOf } from '../statements/rules/day-totals.ts';
import { readCashAccount } from '../statements/store/days.ts';
import { readLastRoot } from '../statements/store/roots.ts';
import { boundsOf } from './store/movement-bounds.ts';
import { readTotalsIn } from './store/movement-sums.ts';

type Summary = OutputOf<typeof wallet.getStatementSummary>;

interface Wanted {
  readonly owner: { readonly playerId: string; readonly currency: string };
  readonly period: StatementPeriod;
  readonly now: number;
}

export async function statementSummary(
  { database }: Pick<WalletPorts, 'database'>,
  { owner, period: asked, now }: Wanted,
): Promise<Summary | Refusal<'statement-period-invalid'>> {
  const period = readStatementPeriod(asked, now);
  if (!period) return refuse('statement-period-invalid');
  const on = database.kysely;
  const [accountId, root] = await Promise.all([readCashAccount(on, owner), readLastRoot(on)]);
  const facts = { ...period, closedUntil: root?.day ?? '', entriesMax: fileEntriesMax };
  if (accountId === undefined)
    return { ...facts, opening: '0', closing: '0', entries: 0, totals: [] };
  const upTo = { from: startOf(period.from), to: endOf(period.to) - 1 };
  const bounds = await boundsOf(on, accountId, upTo);
  const [{ totals }, before] = await Promise.all([
    readTotalsIn(on, accountId, bounds),
    balanceBefore(on, accountId, upTo.from),
  ]);
  const { entries, credited, debited } = sumOf(totals);
  return {
    ...facts,
    opening: printUnits(before),
    closing: printUnits(before + credited - debited),
    entries,
    totals: printTotals(totals),
  };
}

/** What everything before a moment came to. */
async function balanceBefore(
  on: Parameters<typeof readTotalsIn>[0],
  accountId: bigint,
  at: number,
): Promise<bigint> {
  const bounds = await boundsOf(on, accountId, { to: at - 1 });
  const { totals } = await readTotalsIn(on, accountId, bounds);
  const { credited, debited } = sumOf(totals);
  return credited - debited;
}
