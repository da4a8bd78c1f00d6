// The queues of work and the alerts, by counts that end.
import type { OutputOf, cashier } from '@baize/contract';
import { dayAt } from '@baize/money';
import type { Action } from '../../../../platform/call/index.ts';
import { readAutomation, readDay } from '../../automation/store/automation.ts';
import { countCases, oldestPending } from '../../cases/store/cases.ts';
import { countWaitingHandovers } from '../../cases/store/shifts.ts';
import type { CashierPorts } from '../../ports.ts';
import { countOpenDifferences } from '../../reconciliation/store/differences.ts';
import { alertsOf } from '../rules/alerts.ts';
import { readHoursMark } from '../store/facts.ts';

type Queues = OutputOf<typeof cashier.getQueues>;

export const getQueues =
  (ports: CashierPorts): Action<typeof cashier.getQueues> =>
  async ({ caller: { staffId }, now }): Promise<Queues> => {
    const { database, wallet } = ports;
    const on = database.kysely;
    const [cases, steps, adjustments, differences, handovers, oldestAt] = await Promise.all([
      countCases(on, { staffId, now }),
      wallet.withdrawalCounts(),
      wallet.desk.adjustmentsWaiting(),
      countOpenDifferences(on),
      countWaitingHandovers(on),
      oldestPending(on),
    ]);
    return {
      withdrawals: cases.pending,
      held: cases.held,
      approved: steps.approved,
      disputed: steps.disputed,
      awaitingReceipt: steps.awaitingReceipt,
      adjustments,
      differences,
      handovers,
      oldestAt,
      alerts: [...(await alerts(ports, oldestAt, now))],
    };
  };

async function alerts(ports: CashierPorts, oldestAt: number | null, now: number) {
  const on = ports.database.kysely;
  const automation = await readAutomation(on);
  const day = { day: dayAt(now), currency: ports.currency };
  const [today, mark] = await Promise.all([readDay(on, day), readHoursMark(on)]);
  const { reserveAt } = mark;
  return alertsOf({ automation, today, reserveAt, oldestAt, now });
}
