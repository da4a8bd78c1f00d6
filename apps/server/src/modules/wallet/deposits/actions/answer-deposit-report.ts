// Answers a report once, with its audit note and the player's news in one transaction.
import { refuse, topicOfPlayer, type wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import { tellLive } from '../../books/actions/tell.ts';
import type { WalletPorts } from '../../ports.ts';
import { staffReport } from '../shown-report.ts';
import { readReport, writeAnswer } from '../store/reports.ts';
import { tellDesk } from '../tell-deposit.ts';

export const answerDepositReport =
  (ports: WalletPorts): Action<typeof wallet.answerDepositReport> =>
  async ({ caller: staff, input, now }) => {
    const { id, state, answer } = input;
    const answered = await ports.database.transaction(async (tx) => {
      const by = staff.username;
      const report = await writeAnswer(tx, { id, state, answer: answer.trim(), by, now });
      if (report === undefined) {
        const known = await readReport(tx, id);
        return refuse(known ? 'deposit-report-answered' : 'deposit-report-not-found');
      }
      const change = { before: { state: 'open' }, after: { state, answer } };
      await ports.audit(tx, { staff, action: 'answer-deposit-report', subject: id, ...change });
      await tellLive(ports, tx, topicOfPlayer(report.playerId), {
        event: 'deposit-report-answered',
        payload: { reportId: id, state },
      });
      await tellDesk(ports, tx);
      return report;
    });
    if ('refused' in answered) return answered;
    const names = await ports.usernames([answered.playerId]);
    return staffReport(answered, names.get(answered.playerId) ?? '');
  };
