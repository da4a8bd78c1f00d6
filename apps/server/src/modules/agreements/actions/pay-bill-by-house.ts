// The house pays what is left of a bill in the payer's stead, or a second person is asked.
import type { agreements } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { payByStaff } from '../pay-by-staff.ts';
import type { AgreementsPorts } from '../ports.ts';

export const payBillByHouse = (ports: AgreementsPorts): Action<typeof agreements.payBillByHouse> =>
  payByStaff(ports, 'house');
