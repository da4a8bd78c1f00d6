// Deposits, withdrawals and lottery results of a team's lines or members, as older clients ask.
import { isRefusal, type facts } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { familyListOf } from '../family-list.ts';
import { printLotto } from '../family-reports.ts';
import type { FactsPorts } from '../ports.ts';

export const listDownlineLottoProfit =
  (ports: FactsPorts): Action<typeof facts.listDownlineLottoProfit> =>
  async (call) => {
    const found = await familyListOf(ports, call);
    return isRefusal(found) ? found : found.printed(printLotto);
  };
