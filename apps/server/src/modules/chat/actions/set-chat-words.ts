// Replaces the list of words that are not said in the rooms.
import type { chatDesk } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { ChatPorts } from '../ports.ts';
import { tidyWords } from '../rules/words.ts';
import { readWords, writeWords } from '../store/report-store.ts';

export const setChatWords =
  (ports: ChatPorts): Action<typeof chatDesk.setChatWords> =>
  async ({ caller: staff, input }) => {
    const words = tidyWords(input.words);
    await ports.database.transaction(async (tx) => {
      const before = await readWords(tx);
      await writeWords(tx, words);
      const note = { staff, action: 'set-chat-words', subject: 'chat-words' };
      await ports.audit(tx, { ...note, before, after: words });
    });
    return { words };
  };
