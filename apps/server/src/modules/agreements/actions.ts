// Every call of agreements and the action that answers it.
import type { agreements } from '@baize/contract';
import type { Actions } from '../../platform/call/index.ts';
import { answerAgreementEnd } from './actions/answer-agreement-end.ts';
import { answerAgreement } from './actions/answer-agreement.ts';
import { askAgreementEnd } from './actions/ask-agreement-end.ts';
import { getAgreement } from './actions/get-agreement.ts';
import { getBill } from './actions/get-bill.ts';
import { getStanding } from './actions/get-standing.ts';
import { listAgreements } from './actions/list-agreements.ts';
import { listBills } from './actions/list-bills.ts';
import { offerAgreement } from './actions/offer-agreement.ts';
import { sendAgreement } from './actions/send-agreement.ts';
import { withdrawAgreementEnd } from './actions/withdraw-agreement-end.ts';
import { withdrawAgreement } from './actions/withdraw-agreement.ts';
import { findAgreements } from './actions/find-agreements.ts';
import { getAgreementFile } from './actions/get-agreement-file.ts';
import { offerHouseAgreement } from './actions/offer-house-agreement.ts';
import { withdrawAgreementByStaff } from './actions/withdraw-agreement-by-staff.ts';
import { endAgreementByStaff } from './actions/end-agreement-by-staff.ts';
import { findBills } from './actions/find-bills.ts';
import { getBillFile } from './actions/get-bill-file.ts';
import { getArrears } from './actions/get-arrears.ts';
import { findAgreementRuns } from './actions/find-agreement-runs.ts';
import { findBillDisputes } from './actions/find-bill-disputes.ts';
import { previewMove } from './actions/preview-move.ts';
import { payBill } from './actions/pay-bill.ts';
import { disputeBill } from './actions/dispute-bill.ts';
import { answerBillDispute } from './actions/answer-bill-dispute.ts';
import { listBillMembers } from './actions/list-bill-members.ts';
import { listBillBets } from './actions/list-bill-bets.ts';
import { getBillFacts } from './actions/get-bill-facts.ts';
import { tryTerms } from './actions/try-terms.ts';
import { runAgain } from './actions/run-again.ts';
import { payBillByHouse } from './actions/pay-bill-by-house.ts';
import { forceBill } from './actions/force-bill.ts';
import { refuseBill } from './actions/refuse-bill.ts';
import { answerBillDisputeByStaff } from './actions/answer-bill-dispute-by-staff.ts';
import { getBillFactsFile } from './actions/get-bill-facts-file.ts';
import { tryPolicy } from './actions/try-policy.ts';
import { getAgentsReport } from './actions/get-agents-report.ts';
import { getDividendReport } from './actions/get-dividend-report.ts';
import { getFundsConsolidated } from './actions/get-funds-consolidated.ts';
import { processDailySalary } from './actions/process-daily-salary.ts';
import { processDividend } from './actions/process-dividend.ts';
import { processHourlySalary } from './actions/process-hourly-salary.ts';
import { processRealTimeSalary } from './actions/process-real-time-salary.ts';
import { listBillBetsFile } from './actions/list-bill-bets-file.ts';
import { listBillMembersFile } from './actions/list-bill-members-file.ts';
import { confirmHouseAgreement } from './actions/confirm-house-agreement.ts';
import { confirmBillPayment } from './actions/confirm-bill-payment.ts';
import { withdrawBillPayment } from './actions/withdraw-bill-payment.ts';
import type { AgreementsPorts } from './ports.ts';

export function createActions(ports: AgreementsPorts): Actions<typeof agreements> {
  return {
    ...ofPayments(ports),
    offerAgreement: offerAgreement(ports),
    sendAgreement: sendAgreement(ports),
    withdrawAgreement: withdrawAgreement(ports),
    answerAgreement: answerAgreement(ports),
    askAgreementEnd: askAgreementEnd(ports),
    answerAgreementEnd: answerAgreementEnd(ports),
    withdrawAgreementEnd: withdrawAgreementEnd(ports),
    listAgreements: listAgreements(ports),
    getAgreement: getAgreement(ports),
    listBills: listBills(ports),
    getBill: getBill(ports),
    getStanding: getStanding(ports),
    findAgreements: findAgreements(ports),
    getAgreementFile: getAgreementFile(ports),
    offerHouseAgreement: offerHouseAgreement(ports),
    withdrawAgreementByStaff: withdrawAgreementByStaff(ports),
    endAgreementByStaff: endAgreementByStaff(ports),
    findBills: findBills(ports),
    getBillFile: getBillFile(ports),
    listBillMembersFile: listBillMembersFile(ports),
    listBillBetsFile: listBillBetsFile(ports),
    getArrears: getArrears(ports),
    findAgreementRuns: findAgreementRuns(ports),
    findBillDisputes: findBillDisputes(ports),
    previewMove: previewMove(ports),
    payBill: payBill(ports),
    disputeBill: disputeBill(ports),
    answerBillDispute: answerBillDispute(ports),
    listBillMembers: listBillMembers(ports),
    listBillBets: listBillBets(ports),
    getBillFacts: getBillFacts(ports),
    tryTerms: tryTerms(ports),
    runAgain: runAgain(ports),
    answerBillDisputeByStaff: answerBillDisputeByStaff(ports),
    getBillFactsFile: getBillFactsFile(ports),
    tryPolicy: tryPolicy(ports),
    getAgentsReport: getAgentsReport(ports),
    getDividendReport: getDividendReport(ports),
    getFundsConsolidated: getFundsConsolidated(ports),
    processDividend: processDividend(ports),
    processDailySalary: processDailySalary(ports),
    processHourlySalary: processHourlySalary(ports),
    processRealTimeSalary: processRealTimeSalary(ports),
    confirmHouseAgreement: confirmHouseAgreement(ports),
  };
}

/** What staff decide about the payment of a bill. */
const ofPayments = (ports: AgreementsPorts) => ({
  confirmBillPayment: confirmBillPayment(ports),
  withdrawBillPayment: withdrawBillPayment(ports),
  payBillByHouse: payBillByHouse(ports),
  forceBill: forceBill(ports),
  refuseBill: refuseBill(ports),
});
