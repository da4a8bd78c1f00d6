// One of the agent's commissions, opened into children and direct players.
import { refuse, type rebates } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { CommissionsPorts } from '../ports.ts';
import { openedBill } from '../shown.ts';
import { readBill } from '../store/bills.ts';

export const getCommission =
  (ports: CommissionsPorts): Action<typeof rebates.getCommission> =>
  async ({ caller: { playerId }, input: { id } }) => {
    const bill = await readBill(ports.database.kysely, id);
    return bill?.agentId === playerId ? openedBill(ports, bill) : refuse('commission-unknown');
  };
