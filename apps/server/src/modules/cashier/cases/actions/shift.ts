// The shift of a cashier: what was done, what waits, and its hand-over, which another person accepts.
import { randomUUID } from 'node:crypto';
import { isRefusal, refuse, type OutputOf, type cashier } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { Action, StaffCaller } from '../../../../platform/call/index.ts';
import type { Queryable, Tx } from '../../../../platform/database/index.ts';
import type { CashierPorts } from '../../ports.ts';
import { countCases } from '../store/cases.ts';
import {
  acceptHandover as accept,
  addHandover,
  hasWaitingHandover,
  lockHandover,
  readClaims,
  readHandovers,
  readShiftStart,
  readShiftSums,
  type Handover,
} from '../store/shifts.ts';

type Shift = OutputOf<typeof cashier.getShift>;
type Summary = Shift['summary'];

const longestMs = 24 * 3_600_000;
const claimMs = 10 * 60_000;

export const getShift =
  (ports: CashierPorts): Action<typeof cashier.getShift> =>
  async ({ caller, now }) => ({
    summary: await summaryOf(ports, ports.database.kysely, { staff: caller, now }),
    handovers: (await readHandovers(ports.database.kysely)).map(shown),
  });

export const handOver =
  (ports: CashierPorts): Action<typeof cashier.handOver> =>
  async ({ caller: staff, input: { note }, now }) => {
    const given = await ports.database.transaction(async (tx) => {
      if (await hasWaitingHandover(tx, staff.staffId)) return refuse('handover-waiting');
      const summary = await summaryOf(ports, tx, { staff, now });
      const { staffId: fromId, username: from } = staff;
      const one = { id: randomUUID(), fromId, from, note: note.trim(), at: now, summary };
      await addHandover(tx, one);
      const subject = one.id;
      await ports.audit(tx, { staff, action: 'hand-over', subject, before: null, after: summary });
      return { ...one, acceptedBy: '', acceptedAt: null };
    });
    return isRefusal(given) ? given : shown(given);
  };

export const acceptHandover =
  (ports: CashierPorts): Action<typeof cashier.acceptHandover> =>
  async ({ caller: staff, input: { id }, now }) => {
    const accepted = await ports.database.transaction(async (tx) => {
      const one = await lockHandover(tx, id);
      if (!one) return refuse('handover-unknown');
      if (one.acceptedAt !== null) return refuse('handover-accepted');
      if (one.fromId === staff.staffId) return refuse('second-person-needed');
      const { staffId: by, username: name } = staff;
      await accept(tx, one, { by, name, at: now, claimedUntil: now + claimMs });
      const [before, after] = [{ from: one.from }, { acceptedBy: name }];
      await ports.audit(tx, { staff, action: 'accept-handover', subject: id, before, after });
      return { ...one, acceptedBy: name, acceptedAt: now };
    });
    return isRefusal(accepted) ? accepted : shown(accepted);
  };

const shown = ({ fromId: _, ...one }: Handover): Shift['handovers'][number] => ({
  ...one,
  // As it was written when the shift was handed over.
  summary: one.summary as Summary,
});

async function summaryOf(
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
