// Pays a bill by the house or by force, where one person may decide it alone.
import { isRefusal, refuse, type agreements, type ProposedWay } from '@baize/contract';
import type { Call } from '../../platform/call/index.ts';
import { decideAlone } from './decide-payment.ts';
import { payDecided } from './pay-decided.ts';
import type { AgreementsPorts } from './ports.ts';
import { billOfStaff } from './staff-bill.ts';

type Asked = Pick<Call<typeof agreements.payBillByHouse>, 'caller' | 'input' | 'now'>;

export const payByStaff =
  (ports: AgreementsPorts, way: ProposedWay) =>
  async ({ caller: staff, input: { id, reason }, now }: Asked) => {
    const decided = await ports.database.transaction((tx) =>
      decideAlone(ports, tx, { staff, id, way, reason, now }),
    );
    if (isRefusal(decided)) return decided;
    if (decided !== undefined && !(await payDecided(ports, decided, now)))
      return refuse('bill-state-fixed');
    return (await billOfStaff(ports, id)) ?? refuse('bill-not-found');
  };
