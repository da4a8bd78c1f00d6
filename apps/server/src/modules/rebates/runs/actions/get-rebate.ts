// One of the caller's rebates, opened into the members, stakes and differences it came from.
import { refuse, type rebates } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { RunsPorts } from '../ports.ts';
import { openedDue } from '../shown-due.ts';

export const getRebate =
  (ports: RunsPorts): Action<typeof rebates.getRebate> =>
  async ({ caller: { playerId }, input }) =>
    (await openedDue(ports, { ...input, playerId })) ?? refuse('rebate-unknown');
