// Lists open reports by message, each with its reporters and reasons.
import type { chatDesk } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { deskFacts } from '../facts.ts';
import type { ChatPorts } from '../ports.ts';
import { readReported, readReportsOf } from '../store/report-store.ts';

export const listReports =
  (ports: ChatPorts): Action<typeof chatDesk.listReports> =>
  async ({ input: { pageNo = 1, pageSize = 20 } }) => {
    const on = ports.database.kysely;
    const { list, total } = await readReported(on, { pageNo, pageSize });
    const messages = list.map(({ message }) => message);
    const facts = await deskFacts(ports, on, messages);
    const reports = await readReportsOf(
      on,
      messages.map(({ messageId }) => messageId),
    );
    const names = await ports.usernames(reports.map(({ playerId }) => playerId));
    return {
      list: facts.map((message, at) => ({
        message,
        firstAt: list[at]?.firstAt ?? 0,
        reasons: reports
          .filter(({ messageId }) => messageId === message.messageId)
          .map(({ reason, note, playerId, reportedAt }) => ({
            reason,
            note,
            by: names.get(playerId) ?? '',
            at: reportedAt,
          })),
      })),
      total,
    };
  };
