// The dividends of an agent as older clients read them: each period with its result, rate and
// income, the newest two beside one another, and how many were received and given out.
import type { agreements, BillState } from '@baize/contract';
import { dayText, unitsToNumber } from '@baize/money';
import type { Action } from '../../../platform/call/index.ts';
import { pageOf } from '../asked-page.ts';
import type { AgreementsPorts } from '../ports.ts';
import { findBills, sumBills, type BillRow, type BillSearch } from '../store/bill-rows.ts';

const paidStates: readonly BillState[] = ['paid', 'forced', 'paid-by-house'];
/** Far more than the dividends of an agent in years. */
const dividendsMost = 1_000_000;

export const getDividendReport =
  (ports: AgreementsPorts): Action<typeof agreements.getDividendReport> =>
  async ({ caller: { playerId }, input }) => {
    const on = ports.database.kysely;
    const page = pageOf(input);
    const got = { payeeId: playerId, kind: 'dividend' as const };
    const newest = { ...got, limit: 2, offset: 0 };
    const [rows, [current, previous], { total }] = await Promise.all([
      findBills(on, { ...got, ...page.cut }),
      findBills(on, newest),
      sumBills(on, newest),
    ]);
    const countPaid = async (of: Pick<BillSearch, 'payeeId' | 'payerId'>) => {
      const search = { ...of, kind: 'dividend' as const, limit: 0, offset: 0 };
      const sums = await Promise.all(
        paidStates.map((state) => sumBills(on, { ...search, state }, dividendsMost)),
      );
      return sums.reduce((count, one) => count + one.total, 0);
    };
    return {
      list: rows.map(printBill),
      current: current ? printBill(current) : null,
      previous: previous ? printBill(previous) : null,
      receivedCount: await countPaid({ payeeId: playerId }),
      distributedCount: await countPaid({ payerId: playerId }),
      ...page.told(total),
    };
  };

const printBill = ({ startsAt, endsAt, turnover, netLoss, rate, due, paid, state }: BillRow) => ({
  startDate: dayText(startsAt.getTime()),
  endDate: dayText(endsAt.getTime() - 1),
  validBet: unitsToNumber(turnover),
  pnl: unitsToNumber(netLoss),
  dividendRate: unitsToNumber(BigInt(rate)),
  dividendIncome: unitsToNumber(due),
  paidIncome: unitsToNumber(paid),
  status: state,
});
