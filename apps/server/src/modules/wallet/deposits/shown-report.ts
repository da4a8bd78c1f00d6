// A reported deposit as player and staff see it.
import { printUnits } from '@baize/money';
import type { DepositReport } from './store/reports.ts';

export function shownReport(report: DepositReport) {
  return {
    reportId: report.id,
    depositId: report.depositId,
    amount: printUnits(report.amount),
    currency: report.currency,
    bankCode: report.bankCode,
    paidAt: report.paidAt,
    words: report.words,
    hasPicture: report.hasPicture,
    state: report.state,
    sentAt: report.sentAt,
    answer: report.answer,
    answeredAt: report.answeredAt,
  };
}

/** With whose it is, for staff. */
export const staffReport = (report: DepositReport, username: string) => ({
  ...shownReport(report),
  playerId: report.playerId,
  username,
  answeredBy: report.answeredBy,
});
