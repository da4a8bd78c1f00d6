// A member tells staff of a message in a room: once, and not of hundreds.
import { refuse, type chatRooms } from '@baize/contract';
import { countAttempt } from '../../../platform/attempts/index.ts';
import type { Action } from '../../../platform/call/index.ts';
import type { ChatPorts } from '../ports.ts';
import { cleanText } from '../rules/text.ts';
import { findMessage, roomOf } from '../store/message-store.ts';
import { hasReported, writeReport } from '../store/report-store.ts';
import { tellDesk } from '../tell.ts';

const hourMs = 3_600_000;
const often = { failuresMax: 20, windowMs: hourMs, lockMs: hourMs };

export const reportChatMessage =
  (ports: ChatPorts): Action<typeof chatRooms.reportChatMessage> =>
  async ({ caller: { playerId }, input: { messageId, reason, note = '' }, now }) => {
    const on = ports.database.kysely;
    const message = await findMessage(on, messageId);
    if (!message || roomOf(message.channel) === undefined || message.removedAt !== null) {
      return refuse('chat-message-unknown');
    }
    if (message.playerId === playerId) return refuse('chat-message-own');
    if (await hasReported(on, messageId, playerId)) return { done: true };
    const attempt = await countAttempt(on, `chat-report:${playerId}`, often, now);
    if ('lockedMs' in attempt) return refuse('chat-reports-many');
    await ports.database.transaction(async (tx) => {
      const report = { messageId, playerId, reason, note: cleanText(note), reportedAt: now };
      await writeReport(tx, report);
      await tellDesk(ports, tx);
    });
    return { done: true };
  };
