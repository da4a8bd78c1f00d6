// Reports: what play and money came to over days, asked of the modules whose figures they are.
import type { reports } from '@baize/contract';
import type { Actions } from '../../platform/call/index.ts';
import { getProfit } from './actions/get-profit.ts';
import { getTransferTimes } from './actions/get-transfer-times.ts';
import type { ReportsPorts } from './ports.ts';

export type { ReportsPorts } from './ports.ts';

export function createReports(ports: ReportsPorts) {
  const actions: Actions<typeof reports> = {
    getProfit: getProfit(ports),
    getTransferTimes: getTransferTimes(ports),
  };
  return { actions };
}

export type Reports = ReturnType<typeof createReports>;
