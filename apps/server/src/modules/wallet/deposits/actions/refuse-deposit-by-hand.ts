// Refuses an open deposit by hand, with a remark for the player and an audit note. Money that
// arrives later is still credited.
import { refuse, type wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { DepositPorts } from '../deposit-ports.ts';
import { isMatched, isOpen } from '../rules/deposit.ts';
import { staffDeposit } from '../staff-deposit.ts';
import { readDeposit } from '../store/reader.ts';
import { lockDeposit, refuseDeposit } from '../store/writer.ts';
import { tellDecided, tellDesk, tellStep } from '../tell-deposit.ts';

export const refuseDepositByHand =
  (ports: DepositPorts): Action<typeof wallet.refuseDepositByHand> =>
  async ({ caller: staff, input: { id, remark }, now }) => {
    const refused = await ports.database.transaction(async (tx) => {
      const deposit = await lockDeposit(tx, id);
      if (deposit === undefined || isMatched(deposit)) return refuse('deposit-not-found');
      if (!isOpen(deposit)) return refuse('deposit-not-open');
      const by = staff.username;
      await refuseDeposit(tx, id, { problem: 'by-staff', remark: remark.trim(), by, now });
      const change = { before: { state: deposit.state }, after: { state: 'refused', remark } };
      await ports.audit(tx, { staff, action: 'refuse-deposit', subject: id, ...change });
      await tellStep(ports, tx, deposit, 'refused');
      await tellDecided(ports, tx, { ...deposit, amount: deposit.requested, state: 'refused' });
      await tellDesk(ports, tx);
      return undefined;
    });
    if (refused) return refused;
    const deposit = await readDeposit(ports.database.kysely, id);
    return deposit ? staffDeposit(ports, deposit, now) : refuse('deposit-not-found');
  };
