// Offers a way to pay in, or stops offering it; deposits that are under way go on.
import { refuse, type Refusal, type wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { DepositPorts } from '../deposit-ports.ts';
import { editChannels, staffChannel } from '../staff-channel.ts';
import { writeChannel } from '../store/channels.ts';

export const switchDepositChannel =
  (ports: DepositPorts): Action<typeof wallet.switchDepositChannel> =>
  async ({ caller: staff, input: { id: code, enabled, reason } }) =>
    editChannels<ReturnType<typeof staffChannel> | Refusal<'channel-unknown'>>(ports, {
      staff,
      action: 'switch-deposit-channel',
      subject: code,
      async change(tx, all) {
        const before = all.find((one) => one.code === code);
        if (before === undefined) return refuse('channel-unknown');
        const channel = { ...before, enabled, version: before.version + 1 };
        await writeChannel(tx, channel);
        return {
          before: { enabled: before.enabled },
          after: { enabled, reason },
          gives: staffChannel(ports, channel),
        };
      },
    });
