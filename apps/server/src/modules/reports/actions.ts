// Every call of reports and the action that answers it.
import type { reports } from '@baize/contract';
import type { Actions } from '../../platform/call/index.ts';
import { getProfit } from './actions/get-profit.ts';
import { getTransferTimes } from './actions/get-transfer-times.ts';
import type { ReportsPorts } from './ports.ts';

export function createActions(ports: ReportsPorts): Actions<typeof reports> {
  return {
    getProfit: getProfit(ports),
    getTransferTimes: getTransferTimes(ports),
  };
}
