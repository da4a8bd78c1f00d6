// The rules that judge withdrawals by themselves.
import type { cashier } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { CashierPorts } from '../../ports.ts';
import { shownAutomation } from '../shown-automation.ts';

export const getAutomation =
  (ports: CashierPorts): Action<typeof cashier.getAutomation> =>
  ({ now }) =>
    shownAutomation(ports, now);
