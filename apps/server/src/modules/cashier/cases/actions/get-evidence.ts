// The evidence about one withdrawal.
import { refuse, type cashier } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { CashierPorts } from '../../ports.ts';
import { readEvidence } from '../evidence.ts';

export const getEvidence =
  (ports: CashierPorts): Action<typeof cashier.getEvidence> =>
  async ({ input: { id } }) =>
    (await readEvidence(ports, id)) ?? refuse('withdrawal-not-found');
