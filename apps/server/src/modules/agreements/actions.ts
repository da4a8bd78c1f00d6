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
import type { AgreementsPorts } from './ports.ts';

export function createActions(ports: AgreementsPorts): Actions<typeof agreements> {
  return {
    offerAgreement: offerAgreement(ports),
    sendAgreement: sendAgreement(ports),
    withdrawAgreement: withdrawAgreement(ports),
    answerAgreement: answerAgreement(ports),
    askAgreementEnd: askAgreementEnd(ports),
    answerAgreementEnd: answerAgreementEnd(ports),
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
    getArrears: getArrears(ports),
    findAgreementRuns: findAgreementRuns(ports),
    findBillDisputes: findBillDisputes(ports),
    previewMove: previewMove(ports),
  };
}
