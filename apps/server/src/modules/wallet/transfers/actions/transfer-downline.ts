// An agent sends money to a member of the own team.
import { isRefusal, type wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { namesOf, wireTransfer } from '../print-transfer.ts';
import { sendMoney } from '../send-money.ts';
import { downlineNamed } from '../take-part.ts';

export const transferDownline =
  (ports: WalletPorts): Action<typeof wallet.transferDownline> =>
  async (call) => {
    const { caller, input } = call;
    const sent = await sendMoney(ports, {
      call,
      amount: input.amount,
      paymentPassword: input.paymentPassword,
      way: 'down',
      findReceiver: () => downlineNamed(ports, caller.playerId, input.customerName),
      lost: 'transfer-not-downline',
    });
    if (isRefusal(sent)) return sent;
    return wireTransfer(sent, caller.playerId, await namesOf(ports, [sent]));
  };
