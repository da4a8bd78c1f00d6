// Writes a way to pay in whole, over the version that was read.
import { refuse, type Refusal, type RefusalOf, type wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { DepositPorts } from '../deposit-ports.ts';
import { blameChannel } from '../rules/deposit-channel.ts';
import { channelWritten, editChannels, printChannel, staffChannel } from '../staff-channel.ts';
import { writeChannel } from '../store/channels.ts';

type Endpoint = typeof wallet.saveDepositChannel;

export const saveDepositChannel =
  (ports: DepositPorts): Action<Endpoint> =>
  async ({ caller: staff, input }) => {
    const { id: code, version, ...written } = input;
    const channel = channelWritten(code, version + 1, written);
    const problem = blameChannel(channel, ports.providers);
    if (problem) return refuse(problem);
    return editChannels<ReturnType<typeof staffChannel> | Refusal<RefusalOf<Endpoint>>>(ports, {
      staff,
      action: 'save-deposit-channel',
      subject: code,
      async change(tx, all) {
        const before = all.find((one) => one.code === code);
        if ((before?.version ?? 0) !== version) return refuse('deposit-channel-changed');
        await writeChannel(tx, channel);
        return {
          before: before ? printChannel(before) : null,
          after: printChannel(channel),
          gives: staffChannel(ports, channel),
        };
      },
    });
  };
