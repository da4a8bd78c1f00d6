// The operator lets rules approve.
import type { cashier } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { CashierPorts } from '../../ports.ts';
import { turnAutomation } from '../change-automation.ts';

export const startAutomation =
  (ports: CashierPorts): Action<typeof cashier.startAutomation> =>
  ({ caller: staff, now }) =>
    turnAutomation(ports, { staff, now, approves: true });
