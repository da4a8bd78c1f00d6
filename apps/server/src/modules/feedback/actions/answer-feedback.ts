// Answers a text once, with its audit note and the member's news in one transaction.
import { isRefusal, refuse, type feedback } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { FeedbackPorts } from '../ports.ts';
import { writeAnswer } from '../store/feedback-store.ts';

export const answerFeedback =
  (ports: FeedbackPorts): Action<typeof feedback.answerFeedback> =>
  async ({ caller: staff, input: { feedbackId, answer }, now }) => {
    const by = staff.username;
    const refused = await ports.database.transaction(async (tx) => {
      const written = await writeAnswer(tx, { feedbackId, answer, by, now });
      if (written === 'unknown') return refuse('feedback-unknown');
      if (written === 'answered') return refuse('feedback-answered');
      const note = { staff, action: 'answer-feedback', subject: feedbackId };
      await ports.audit(tx, { ...note, before: null, after: { answer } });
      const { playerId } = written;
      if (playerId !== null) await ports.tellAnswered(tx, playerId, feedbackId);
      return undefined;
    });
    return isRefusal(refused) ? refused : { answeredAt: now };
  };
