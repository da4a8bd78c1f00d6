// Staff take the payer's balance for a bill: what is there now, and what comes until it is paid; or
// a second person is asked.
import type { agreements } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { payByStaff } from '../pay-by-staff.ts';
import type { AgreementsPorts } from '../ports.ts';

export const forceBill = (ports: AgreementsPorts): Action<typeof agreements.forceBill> =>
  payByStaff(ports, 'forced');
