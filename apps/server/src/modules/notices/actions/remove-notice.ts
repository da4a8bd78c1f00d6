// Takes a notice away for good; what it said stays in the audit log.
import { refuse, type notices } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { changeNotices, findNotice } from '../change-notices.ts';
import { draftOf } from '../facts.ts';
import type { NoticesParts } from '../parts.ts';
import { deleteNotice } from '../store/notice-store.ts';

export const removeNotice =
  (parts: NoticesParts): Action<typeof notices.removeNotice> =>
  async ({ caller, input: { noticeId } }) => {
    const refused = await changeNotices(parts, {
      staff: caller,
      action: 'remove-notice',
      decide: (kept) => {
        const notice = findNotice(kept, noticeId);
        if (!notice) return refuse('notice-unknown');
        const before = { kind: notice.kind, ...draftOf(notice) };
        const write = (tx: Parameters<typeof deleteNotice>[0]) => deleteNotice(tx, noticeId);
        return { subject: noticeId, before, after: null, write };
      },
    });
    return refused ?? { done: true };
  };
