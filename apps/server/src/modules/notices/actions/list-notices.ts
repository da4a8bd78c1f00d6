// Every notice as staff read it, by kind and in the order of each.
import type { notices } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { factOf } from '../facts.ts';
import type { NoticesParts } from '../parts.ts';

export const listNotices =
  ({ keeper }: NoticesParts): Action<typeof notices.listNotices> =>
  async ({ now }) => ({ notices: keeper.all().map((notice) => factOf(notice, now)) });
