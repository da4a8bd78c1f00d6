// Lists feedback with usernames, and the number without an answer.
import type { feedback } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { FeedbackPorts } from '../ports.ts';
import { countOpen, readTexts } from '../store/feedback-store.ts';

export const findFeedback =
  ({ database, usernames }: FeedbackPorts): Action<typeof feedback.findFeedback> =>
  async ({ input: { pageNo = 1, pageSize = 20, open: isOpen = false } }) => {
    const on = database.kysely;
    const { list, total } = await readTexts(on, { isOpen, pageNo, pageSize });
    const names = await usernames(list.flatMap(({ playerId }) => playerId ?? []));
    const named = list.map(({ playerId, ...fact }) => ({
      ...fact,
      username: (playerId === null ? undefined : names.get(playerId)) ?? '',
    }));
    return { list: named, total, open: await countOpen(on) };
  };
