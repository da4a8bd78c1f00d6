// Takes a message back from everybody who has not read it, once; who has read it keeps it.
import { refuse, type notices } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { tellAll } from '../inbox.ts';
import type { NoticesParts } from '../parts.ts';
import { lockMessage, takeBack } from '../store/message-store.ts';

export const withdrawMessage =
  ({ ports }: NoticesParts): Action<typeof notices.withdrawMessage> =>
  ({ caller: staff, input: { messageId }, now }) =>
    ports.database.transaction(async (tx) => {
      const message = await lockMessage(tx, messageId);
      if (message === undefined) return refuse('message-unknown');
      if (message.isWithdrawn) return refuse('message-withdrawn');
      const ids = await takeBack(tx, messageId, now);
      const note = { staff, action: 'withdraw-message', subject: messageId };
      await ports.audit(tx, { ...note, before: null, after: { withdrawn: ids.length } });
      await tellAll(ports, tx, ids);
      return { withdrawn: ids.length };
    });
