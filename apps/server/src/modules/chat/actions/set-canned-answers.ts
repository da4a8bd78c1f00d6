// Replaces the ready answers; those without a name or a text are left out.
import type { chatServiceDesk } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { ChatPorts } from '../ports.ts';
import { cleanText } from '../rules/text.ts';
import { readCanned, writeCanned } from '../store/report-store.ts';

export const setCannedAnswers =
  (ports: ChatPorts): Action<typeof chatServiceDesk.setCannedAnswers> =>
  async ({ caller: staff, input }) => {
    const answers = input.answers
      .map(({ title, text }) => ({ title: cleanText(title), text: cleanText(text) }))
      .filter(({ title, text }) => title !== '' && text !== '');
    await ports.database.transaction(async (tx) => {
      const before = await readCanned(tx);
      await writeCanned(tx, answers);
      const note = { staff, action: 'set-canned-answers', subject: 'chat-answers' };
      await ports.audit(tx, { ...note, before, after: answers });
    });
    return { answers };
  };
