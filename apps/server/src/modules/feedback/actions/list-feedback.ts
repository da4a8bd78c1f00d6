// Lists the member's feedback and answers, newest first.
import type { feedback } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { FeedbackPorts } from '../ports.ts';
import { readTexts } from '../store/feedback-store.ts';

export const listFeedback =
  ({ database }: FeedbackPorts): Action<typeof feedback.listFeedback> =>
  async ({ caller: { playerId }, input: { pageNo = 1, pageSize = 20 } }) => {
    const { list, total } = await readTexts(database.kysely, { playerId, pageNo, pageSize });
    return { list: list.map(({ playerId: _whose, answeredBy: _who, ...fact }) => fact), total };
  };
