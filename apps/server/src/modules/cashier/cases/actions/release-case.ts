// Leaves a withdrawal to others.
import type { cashier } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { CashierPorts } from '../../ports.ts';
import { changeClaim } from '../claims.ts';

export const releaseCase =
  (ports: CashierPorts): Action<typeof cashier.releaseCase> =>
  ({ caller: staff, input: { id }, now }) =>
    changeClaim(ports, { staff, id, now }, undefined);
