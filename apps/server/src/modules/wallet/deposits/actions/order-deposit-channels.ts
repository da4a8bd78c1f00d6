// Orders the ways to pay in; the order names each of them once.
import { refuse, type Refusal, type wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { DepositPorts } from '../deposit-ports.ts';
import { editChannels } from '../staff-channel.ts';
import { writeOrder } from '../store/channels.ts';

export const orderDepositChannels =
  (ports: DepositPorts): Action<typeof wallet.orderDepositChannels> =>
  async ({ caller: staff, input: { codes } }) =>
    editChannels<{ done: true } | Refusal<'deposit-channel-changed'>>(ports, {
      staff,
      action: 'order-deposit-channels',
      subject: 'deposit-channels',
      async change(tx, all) {
        const before = all.map(({ code }) => code);
        const isWhole = before.length === codes.length && new Set(codes).size === codes.length;
        if (!isWhole || !before.every((code) => codes.includes(code))) {
          return refuse('deposit-channel-changed');
        }
        await writeOrder(tx, codes);
        return { before, after: codes, gives: { done: true } };
      },
    });
