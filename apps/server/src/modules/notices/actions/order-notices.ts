// Puts the notices of a kind in their order: every one of them is named once.
import { noticeKinds, refuse, type notices } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { changeNotices } from '../change-notices.ts';
import { factOf } from '../facts.ts';
import type { NoticesParts } from '../parts.ts';
import { writeOrder } from '../store/notice-store.ts';

export const orderNotices =
  (parts: NoticesParts): Action<typeof notices.orderNotices> =>
  async ({ caller, input: { kind, noticeIds }, now }) => {
    const refused = await changeNotices(parts, {
      staff: caller,
      action: 'order-notices',
      decide: (kept) => {
        const before = kept.filter((one) => one.kind === kind).map(({ noticeId }) => noticeId);
        const isWhole =
          noticeKinds.some((known) => known === kind) &&
          before.length === noticeIds.length &&
          before.every((id) => noticeIds.includes(id));
        if (!isWhole) return refuse('order-incomplete');
        return {
          subject: kind,
          before,
          after: noticeIds,
          write: (tx) => writeOrder(tx, noticeIds),
        };
      },
    });
    return refused ?? { notices: parts.keeper.all().map((notice) => factOf(notice, now)) };
  };
