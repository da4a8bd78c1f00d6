// Writes a new notice, the last of its kind.
import { refuse, type notices } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { newId } from '../../../platform/randomness/index.ts';
import { changeNotices } from '../change-notices.ts';
import { draftOf, factOf } from '../facts.ts';
import type { NoticesParts } from '../parts.ts';
import { problemOf, type Notice } from '../rules/notice.ts';
import { writeNotice } from '../store/notice-store.ts';

export const createNotice =
  (parts: NoticesParts): Action<typeof notices.createNotice> =>
  async ({ caller, input, now }) => {
    const draft = draftOf(input);
    const problem = problemOf(draft);
    if (problem) return refuse(problem);
    const noticeId = newId(now, parts.ports.randomness);
    const { kind } = input;
    const fresh: Notice = { noticeId, kind, ...draft, pictures: {}, position: 0, changedAt: now };
    await changeNotices(parts, {
      staff: caller,
      action: 'create-notice',
      decide: (kept) => {
        const places = kept.filter((one) => one.kind === kind).map(({ position }) => position);
        const position = Math.max(0, ...places) + 1;
        return {
          subject: noticeId,
          before: null,
          after: { kind, ...draft },
          write: (tx) => writeNotice(tx, { ...fresh, position }),
        };
      },
    });
    return factOf(fresh, now);
  };
