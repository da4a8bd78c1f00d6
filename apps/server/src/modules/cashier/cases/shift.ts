// The summary of a shift: what its holder did and what waits; and a hand-over as it is shown.
import type { OutputOf, cashier } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { StaffCaller } from '../../../platform/call/index.ts';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import type { CashierPorts } from '../ports.ts';
import { countCases } from './store/cases.ts';
import { readClaims, readShiftStart, readShiftSums, type Handover } from './store/shifts.ts';

type Shift = OutputOf<typeof cashier.getShift>;
type Summary = Shift['summary'];

const longestMs = 24 * 3_600_000;

export const shownHandover = ({
  fromId: _fromId,
  ...one
}: Handover): Shift['handovers'][number] => ({
  ...one,
  // As it was written when the shift was handed over.
  summary: one.summary as Summary,
});

export async function summaryOf(
  { currency }: CashierPorts,
  on: Queryable | Tx,
  { staff, now }: { readonly staff: StaffCaller; readonly now: number },
): Promise<Summary> {
  const { staffId, username } = staff;
  const since = await readShiftStart(on, { staffId, earliest: now - longestMs });
  const sums = await readShiftSums(on, { staffId, staff: username, currency, since });
  const { pending, approved, held } = await countCases(on, { staffId, now });
  return {
    since,
    until: now,
    ...sums,
    approvedAmount: printUnits(sums.approvedAmount),
    refusedAmount: printUnits(sums.refusedAmount),
    pending,
    approvedWaiting: approved,
    held,
    claimed: [...(await readClaims(on, { staffId, now }))],
    currency,
  };
}
