// One deposit whole, for staff.
import { refuse, type wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { DepositPorts } from '../deposit-ports.ts';
import { staffDeposit } from '../staff-deposit.ts';
import { readDeposit } from '../store/reader.ts';

export const getDepositOfPlayer =
  (ports: DepositPorts): Action<typeof wallet.getDepositOfPlayer> =>
  async ({ input, now }) => {
    const deposit = await readDeposit(ports.database.kysely, input.id);
    return deposit ? staffDeposit(ports, deposit, now) : refuse('deposit-not-found');
  };
