// All ways to pay in as staff order them, with what each carried in the last day.
import type { wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { DepositPorts } from '../deposit-ports.ts';
import { staffChannel } from '../staff-channel.ts';
import { readChannels, readUse } from '../store/channels.ts';

const dayMs = 86_400_000;

export const listDepositChannels =
  (ports: DepositPorts): Action<typeof wallet.listDepositChannels> =>
  async ({ now }) => {
    const on = ports.database.kysely;
    const [channels, use] = await Promise.all([readChannels(on), readUse(on, now - dayMs)]);
    return {
      list: channels.map((channel) => staffChannel(ports, channel, use.get(channel.code))),
      providers: ports.providers.map(({ name }) => name),
    };
  };
