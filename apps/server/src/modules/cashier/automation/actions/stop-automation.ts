// A cashier stops all automatic approval at once.
import type { cashier } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { CashierPorts } from '../../ports.ts';
import { turnAutomation } from '../change-automation.ts';

export const stopAutomation =
  (ports: CashierPorts): Action<typeof cashier.stopAutomation> =>
  ({ caller: staff, now }) =>
    turnAutomation(ports, { staff, now, approves: false });
