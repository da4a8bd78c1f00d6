// Lists notices for agents, in the language of the request.
import type { notices } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { NoticesParts } from '../parts.ts';
import { isShown } from '../rules/notice.ts';
import { noticeOf, tagOf } from './list-announcements.ts';

export const listAgentNotices =
  ({ keeper }: NoticesParts): Action<typeof notices.listAgentNotices> =>
  async ({ input, locale, now }) => {
    const tag = tagOf(input.language, locale);
    const platform = input.platform === 'M' ? 'M' : 'W';
    return keeper
      .all()
      .filter(({ kind }) => kind === 'agent')
      .filter((notice) => isShown(notice, { now, tag, platform, executions: [] }))
      .map((notice) => noticeOf(notice, tag));
  };
