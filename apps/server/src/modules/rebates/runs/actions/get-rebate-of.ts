// A member's rebate as its recipient sees it, for staff.
import { refuse, type rebates } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { RunsPorts } from '../ports.ts';
import { openedDue } from '../shown-due.ts';

export const getRebateOf =
  (ports: RunsPorts): Action<typeof rebates.getRebateOf> =>
  async ({ input: { id: playerId, ...input } }) =>
    (await openedDue(ports, { ...input, playerId })) ?? refuse('rebate-unknown');
