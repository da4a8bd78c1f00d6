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
  };
}
