// The profit list of a team as a file, within days that the caller names.
import { isRefusal, refuse, type facts } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { askedProfitOf } from '../asked-profit.ts';
import type { FactsPorts } from '../ports.ts';
import { profitFile } from '../profit-file.ts';

export const downloadTeamProfit =
  (ports: FactsPorts): Action<typeof facts.downloadTeamProfit> =>
  async (call) => {
    const asked = await askedProfitOf(ports, call);
    if (isRefusal(asked)) return asked;
    const { startDate, endDate } = call.input;
    if (!startDate || !endDate) return refuse('record-period-missing');
    return profitFile(ports, asked.search, call.locale);
  };
