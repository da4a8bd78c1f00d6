// The texts of the notice list alone, as an older build asks for them.
import type { notices } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { NoticesParts } from '../parts.ts';
import { isShown } from '../rules/notice.ts';
import { tagOf } from './list-announcements.ts';

export const listLobbyNotices =
  ({ keeper }: NoticesParts): Action<typeof notices.listLobbyNotices> =>
  async ({ input, locale, now }) => {
    const tag = tagOf(input.language, locale);
    const platform = input.platform === 'M' ? 'M' : 'W';
    const shown = keeper
      .all()
      .filter(({ kind }) => kind === 'player')
      .filter((notice) => isShown(notice, { now, tag, platform, executions: [] }));
    return {
      contentLobby: shown.map(({ titles, contents }) => ({
        content: contents[tag] || (titles[tag] ?? ''),
      })),
    };
  };
