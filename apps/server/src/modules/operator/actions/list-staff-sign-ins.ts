// The caller's own sign-ins and failed tries, newest first.
import type { operator } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { OperatorParts } from '../parts.ts';
import { printSignIns } from '../prints.ts';

export function listStaffSignIns(parts: OperatorParts): Action<typeof operator.listStaffSignIns> {
  return ({ caller, input: { pageNo = 1, pageSize = 20 } }) =>
    printSignIns(parts, caller.staffId, { pageNo, pageSize });
}
