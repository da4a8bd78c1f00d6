// The caller's shift and the last hand-overs.
import type { cashier } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { CashierPorts } from '../../ports.ts';
import { shownHandover, summaryOf } from '../shift.ts';
import { readHandovers } from '../store/shifts.ts';

export const getShift =
  (ports: CashierPorts): Action<typeof cashier.getShift> =>
  async ({ caller, now }) => ({
    summary: await summaryOf(ports, ports.database.kysely, { staff: caller, now }),
    handovers: (await readHandovers(ports.database.kysely)).map(shownHandover),
  });
