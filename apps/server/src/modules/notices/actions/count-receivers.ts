// Counts the members who would receive a message now, before it is sent.
import { isRefusal, type notices } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { NoticesParts } from '../parts.ts';
import { receiversOf } from '../receivers.ts';

export const countReceivers =
  ({ ports }: NoticesParts): Action<typeof notices.countReceivers> =>
  async ({ input, now }) => {
    const found = await receiversOf(ports, input, now);
    return isRefusal(found) ? found : { recipients: found.ids.length, spared: found.spared };
  };
