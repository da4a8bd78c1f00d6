// One bill as staff read it, with everything it is made of.
import { refuse, type agreements } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { AgreementsPorts } from '../ports.ts';
import { billOfStaff } from '../staff-bill.ts';

export const getBillFile =
  (ports: AgreementsPorts): Action<typeof agreements.getBillFile> =>
  async ({ input: { id } }) =>
    (await billOfStaff(ports, id)) ?? refuse('bill-not-found');
