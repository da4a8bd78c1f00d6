// A member sends money to the agent directly above.
import { isRefusal, type wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { namesOf, wireTransfer } from '../print-transfer.ts';
import { sendMoney } from '../send-money.ts';
import { uplineOf } from '../take-part.ts';

export const transferUpline =
  (ports: WalletPorts): Action<typeof wallet.transferUpline> =>
  async (call) => {
    const { caller, input } = call;
    const sent = await sendMoney(ports, {
      call,
      amount: input.amount,
      paymentPassword: input.paymentPassword,
      way: 'up',
      findReceiver: () => uplineOf(ports, caller.playerId),
      lost: 'transfer-no-upline',
    });
    if (isRefusal(sent)) return sent;
    return wireTransfer(sent, caller.playerId, await namesOf(ports, [sent]));
  };
