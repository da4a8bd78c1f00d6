// Says that the caller looks at a withdrawal, for some minutes.
import type { cashier } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { CashierPorts } from '../../ports.ts';
import { changeClaim, claimMs } from '../claims.ts';

export const claimCase =
  (ports: CashierPorts): Action<typeof cashier.claimCase> =>
  ({ caller: staff, input: { id }, now }) => {
    const claim = { by: staff.staffId, name: staff.username, until: now + claimMs };
    return changeClaim(ports, { staff, id, now }, claim);
  };
