// Changes what a notice says, where and when it shows.
import { isRefusal, refuse, type notices } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { changeNotices, findNotice } from '../change-notices.ts';
import { draftOf, factOf } from '../facts.ts';
import type { NoticesParts } from '../parts.ts';
import { problemOf } from '../rules/notice.ts';
import { writeNotice } from '../store/notice-store.ts';

export const editNotice =
  (parts: NoticesParts): Action<typeof notices.editNotice> =>
  async ({ caller, input, now }) => {
    const { noticeId } = input;
    const draft = draftOf(input);
    const refused = await changeNotices(parts, {
      staff: caller,
      action: 'edit-notice',
      decide: (kept) => {
        const notice = findNotice(kept, noticeId);
        if (!notice) return refuse('notice-unknown');
        const problem = problemOf(draft);
        if (problem) return refuse(problem);
        return {
          subject: noticeId,
          before: draftOf(notice),
          after: draft,
          write: (tx) => writeNotice(tx, { ...notice, ...draft, changedAt: now }),
        };
      },
    });
    if (isRefusal(refused)) return refused;
    const notice = findNotice(parts.keeper.all(), noticeId);
    return notice ? factOf(notice, now) : refuse('notice-unknown');
  };
