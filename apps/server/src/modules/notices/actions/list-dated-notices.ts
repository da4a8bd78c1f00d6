// Notices or promotions with their dates, as builds of the family ask for them.
import type { notices, OutputOf } from '@baize/contract';
import { timeText } from '@baize/money';
import type { Action } from '../../../platform/call/index.ts';
import type { NoticesParts } from '../parts.ts';
import { isShown, type Notice } from '../rules/notice.ts';
import { shownTo } from '../shown-to.ts';
import { tagOf, words } from './list-announcements.ts';

type Dated = OutputOf<typeof notices.listDatedNotices>[number];

export const listDatedNotices =
  (parts: NoticesParts): Action<typeof notices.listDatedNotices> =>
  async ({ caller, input, locale, now }) => {
    const { type = 'P', category = 'S' } = input;
    if (type !== 'P') return [];
    const tag = tagOf(input.language, locale);
    const platform = input.platform === 'M' ? 'M' : 'W';
    const wanted = category === 'P' ? 'promotion' : 'player';
    return (await shownTo(parts, caller, now))
      .filter(({ kind }) => kind === wanted)
      .filter((notice) => isShown(notice, { now, tag, platform, executions: [] }))
      .map((notice) => datedOf(notice, tag));
  };

function datedOf(notice: Notice, tag: string): Dated {
  const { noticeId, kind, link, showsFrom, showsUntil, changedAt } = notice;
  const leads = (as: Notice['kind']) => (kind === as ? link : '');
  return {
    id: noticeId,
    ...words(notice, tag),
    mainPageUrl: leads('player'),
    promoPageUrl: leads('promotion'),
    startDate: timeText(showsFrom ?? changedAt),
    endDate: showsUntil === null ? '' : timeText(showsUntil),
    createtime: timeText(changedAt),
    createdBy: '',
  };
}
